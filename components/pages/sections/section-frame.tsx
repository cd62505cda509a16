import type { ReactNode } from 'react';
import type { Figure } from '@/lib/content/schema/page';
import { headingId } from '@/lib/text/slug';
import { SectionFigure } from './section-figure';

export type SectionFrameProps = {
  title?: string;
  /** Where links lead to; made of the title where it is left out. */
  id?: string;
  /** One or two sentences under the heading. */
  text?: string;
  figure?: Figure;
  /** The content takes the whole width under the heading, not the column beside it. */
  wide?: boolean;
  children: ReactNode;
};

/** A ruled section: heading on the left, content on the right, one under the other where it is narrow. */
export function SectionFrame({ title, id, text, figure, wide = false, children }: SectionFrameProps) {
  return (
    <section className="wrap pg-sec" id={headingId({ title, id })}>
      <div className={wide ? 'pg-in wide' : 'pg-in'}>
        {title && (
          <div className="pg-head">
            <h2 className="t-2">{title}</h2>
            {text && <p>{text}</p>}
            {figure && <SectionFigure {...figure} />}
          </div>
        )}
        <div className="pg-body">{children}</div>
      </div>
    </section>
  );
}
