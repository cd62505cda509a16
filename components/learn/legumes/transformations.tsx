import { cardSizes } from '@/components/cards/card-sizes';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { transformations } from '@/data/learn/transformations';
import { legumeParts } from '@/data/pages/learn/legumes';
import { recipeMeta } from '@/lib/learn/recipes-using';

/** A small picture of what goes in on a large one of what comes out. */
export function Transformations() {
  return (
    <SectionFrame {...legumeParts.remarkable} wide>
      <div className="cards three">
        {transformations.map(({ title, text, raw, remarkable, href }) => {
          const meta = recipeMeta(href);
          return (
            <article className="card learn-turn" key={href}>
              <div className="learn-turn-pics">
                <Picture picture={remarkable} sizes={cardSizes.three} />
                <Picture picture={raw} sizes="10rem" className="raw" />
              </div>
              <h3>
                <SiteLink href={href}>{title}</SiteLink>
              </h3>
              {meta && <p className="meta">{meta}</p>}
              <p className="text">{text}</p>
            </article>
          );
        })}
      </div>
    </SectionFrame>
  );
}
