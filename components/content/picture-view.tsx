import type { ReactNode } from 'react';
import type { PictureSources } from '@/lib/content/pictures';

/** Media query of the `tall` picture; the stylesheet changes the aspect ratio of the frame at the same width. */
const NARROW = '(width < 48rem)';

export type PictureViewProps = {
  sources: PictureSources;
  /** Variant for narrow screens, with the same `alt` and focus. */
  tall?: PictureSources;
  /**
   * `sizes` attribute of the picture: "(min-width: 64rem) 23vw, 92vw". In a frame that is taller than the picture and
   * crops its sides, the width is the height of the frame times the aspect ratio of the picture.
   */
  sizes: string;
  /** True for the largest picture of the first view: loaded eagerly with high priority. */
  priority?: boolean;
  /** True if the text beside it describes it, so that screen readers skip it. */
  decorative?: boolean;
  /** Class names of the frame. An `aspect-` utility sets its ratio, `aspect-auto` that of the picture; 4/3 by default. */
  className?: string;
  /** Language of `alt` (BCP 47), if it differs from that of the context. */
  lang?: string;
  /** Full address of the tall image that Pinterest saves instead of this one. */
  pin?: string;
  /** Drawn over the picture. */
  children?: ReactNode;
};

/**
 * Picture from serializable data, for server and client components. The frame has its size before the picture is
 * loaded, so that the layout does not shift.
 */
export function PictureView({
  sources,
  tall,
  sizes,
  priority = false,
  decorative = false,
  className = '',
  lang,
  pin,
  children,
}: PictureViewProps) {
  const { alt, avif, webp, src, width, height, focus } = sources;
  return (
    <span className={`picture ${className}`}>
      <picture>
        {tall && (
          <>
            {tall.avif && <source type="image/avif" media={NARROW} srcSet={tall.avif} sizes={sizes} />}
            <source type="image/webp" media={NARROW} srcSet={tall.webp} sizes={sizes} />
          </>
        )}
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={src}
          alt={decorative ? '' : alt}
          lang={lang}
          data-pin-media={pin}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={focus}
        />
      </picture>
      {children}
    </span>
  );
}
