import { cardSizes } from '@/components/cards/card-sizes';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import { Picture } from '@/components/picture/picture';
import { flourBadges, flourHighlights } from '@/data/learn/flour-highlights';
import { flourParts } from '@/data/pages/learn/flour';

/** What flour turns into, in three columns; every card is a link. */
export function FlourAction() {
  return (
    <SectionFrame {...flourParts.action} wide>
      <div className="cards three">
        {flourHighlights.map(({ id, title, description, image, link }) => (
          <article className="card learn-action" key={id}>
            <Picture picture={image} sizes={cardSizes.three} />
            <h3>
              <SiteLink href={link}>{title}</SiteLink>
            </h3>
            {flourBadges[id] && <p className="learn-badge">{flourBadges[id]}</p>}
            <p className="text">{description}</p>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}
