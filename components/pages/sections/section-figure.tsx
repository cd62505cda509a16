import { Picture } from '@/components/picture/picture';
import type { Figure } from '@/lib/content/schema/page';

/** A picture under the heading of a section, where a long table beside it leaves the column empty. */
export function SectionFigure({ picture, caption }: Figure) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes="(min-width: 90rem) 493px, (min-width: 64rem) 34vw, (min-width: 37.5rem) 45vw, 90vw"
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
