import type { ReactNode } from 'react';
import { READER_CONTENT } from '@/components/ui/reader-content';
import type { Figure } from '@/lib/content/schema/sections';
import { headingId } from '@/lib/text/slug';
import { Picture } from './picture';

export type SectionFrameProps = {
  title?: ReactNode;
  /** Fragment of its address; generated from a title that is a text by default. */
  id?: string;
  /** One or two sentences under the heading. */
  text?: string;
  figure?: Figure;
  /** Content below the heading, beside the content. */
  aside?: ReactNode;
  /** True if `aside` is beside the heading on narrow screens, as `figure` is. */
  isAsideBeside?: boolean;
  /** True if the content is below the heading at full width. */
  wide?: boolean;
  children: ReactNode;
};

/** Section with its heading on the left and content on the right, stacked on narrow screens. */
export function SectionFrame({
  title,
  id,
  text,
  figure,
  aside,
  isAsideBeside = false,
  wide = false,
  children,
}: SectionFrameProps) {
  return (
    <section
      className={`${READER_CONTENT} wrap mt-part print:mt-6`}
      id={typeof title === 'string' ? headingId({ title, id }) : id}
    >
      {/* No `div`: Readability drops one with many links in it, heading and all. */}
      <section
        className={`grid border-t border-ink pt-6 print:gap-y-4 print:pt-2 ${wide ? 'gap-7 lg:gap-stack' : 'gap-x-24 gap-y-7 lg:grid-cols-[5fr_7fr]'}`}
      >
        {title && (
          <div
            className={`gap-x-gap gap-y-6 ${figure || isAsideBeside ? 'grid max-lg:grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))]' : ''} ${wide ? '' : 'lg:sticky lg:top-24 lg:self-start'}`}
          >
            <div>
              <h2 className="text-2xl">{title}</h2>
              {text && <p className="mt-3 max-w-[44ch] text-ink-2">{text}</p>}
            </div>
            {figure && (
              <figure className="print:hidden">
                <Picture
                  picture={figure.picture}
                  sizes="(min-width: 90rem) 493px, (min-width: 64rem) 34vw, 45vw"
                />
                <figcaption>{figure.caption}</figcaption>
              </figure>
            )}
            {aside}
          </div>
        )}
        <div className={`${READER_CONTENT} min-w-0`}>{children}</div>
      </section>
    </section>
  );
}
