import type { ReactNode } from 'react';
import { Picture } from '@/components/picture/picture';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { slugOf } from '@/lib/text/slug';

export type PictureSplitProps = {
  title: string;
  paragraphs: readonly string[];
  picture: PictureRef;
  children?: ReactNode;
};

/** A few paragraphs with a picture beside them that bleeds off the right edge. */
export function PictureSplit({ title, paragraphs, picture, children }: PictureSplitProps) {
  return (
    <section className="wrap pg-sec" id={slugOf(title)}>
      <div className="rg-split">
        <div>
          <h2 className="t-2">{title}</h2>
          <div className="prose pg-prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {children}
        </div>
        <Picture picture={picture} sizes="(min-width: 64rem) 52vw, 100vw" />
      </div>
    </section>
  );
}
