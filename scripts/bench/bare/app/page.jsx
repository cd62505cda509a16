import { preload } from 'react-dom';

export const metadata = { title: 'Bare page', description: 'A heading and a picture.' };

/** The largest picture of the page it is held against, as that page shows it. */
const { src, srcSet, sizes, width, height } = JSON.parse(process.env.BARE_PICTURE);

export default function Page() {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
  return (
    <main>
      <h1>Bare page</h1>
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={sizes} />
        <img src={src} alt="" width={width} height={height} fetchPriority="high" decoding="async" />
      </picture>
    </main>
  );
}
