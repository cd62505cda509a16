import type { ReactNode } from 'react';
import type { PictureSources } from '@/lib/content/pictures';

/** Screens that are drawn a `tall` picture; the stylesheet gives the frame its shape at the same width. */
const NARROW = '(width < 48rem)';

export type PictureViewProps = {
  sources: PictureSources;
  /** A composition for narrow screens, shown there in place of the other. Both are one picture: one alt, one focus. */
  tall?: PictureSources;
  /**
   * Width the picture is drawn at, as the `sizes` attribute wants it: "(min-width: 64rem) 23vw, 92vw". A frame
   * taller than the picture cuts its sides off: there it is the frame's height times the picture's own ratio.
   */
  sizes: string;
  /** For the one picture a visitor sees first: fetched at once and ahead of others. */
  priority?: boolean;
  /** The words beside it say what it shows, so a screen reader skips it. */
  decorative?: boolean;
  /** Class names of the frame. An `aspect-` utility gives it its shape, `aspect-auto` that of the picture; 4/3 if left out. */
  className?: string;
  /** Language of what it shows in words (BCP 47), where that is not the language around it. */
  lang?: string;
  /** Drawn over the picture. */
  children?: ReactNode;
};

/**
 * A picture from plain data, on the server or in the browser. The frame has its shape before the first byte arrives,
 * so nothing moves when it does.
 */
export function PictureView({
  sources,
  tall,
  sizes,
  priority = false,
  decorative = false,
  className = '',
  lang,
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
