import type { PictureRef } from '@/lib/content/schema/picture-ref';
import { Picture } from './picture';

export type BleedingPictureProps = {
  picture: PictureRef;
  caption?: string | undefined;
  /** `sizes` attribute, see `PictureView`. */
  sizes: string;
  /** True for the largest picture of the first view. */
  priority?: boolean;
};

/** Picture up to the right edge of the window, on narrow screens to both. Its parent has the width of the page. */
export function BleedingPicture({ picture, caption, sizes, priority }: BleedingPictureProps) {
  return (
    <figure className="-mx-gutter lg:ms-0 print:hidden">
      <Picture
        className="aspect-5/4 rounded-none w-full lg:max-h-152 lg:rounded-s-picture"
        picture={picture}
        sizes={sizes}
        priority={priority}
      />
      {caption && <figcaption className="px-gutter lg:px-0">{caption}</figcaption>}
    </figure>
  );
}
