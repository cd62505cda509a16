import { SectionFrame } from '@/components/pages/sections/section-frame';
import { SiteLink } from '@/components/pages/site-link';
import type { Restaurant } from '@/data/schema/restaurant';
import { splitName } from '@/lib/travel/place';

export type AlreadyMappedProps = {
  title: string;
  text: string;
  restaurants: readonly Restaurant[];
};

/** Restaurants of the food map in one line each, leading to their cards. Nothing for none. */
export function AlreadyMapped({ title, text, restaurants }: AlreadyMappedProps) {
  if (restaurants.length === 0) return null;
  return (
    <SectionFrame title={title} text={text}>
      <ul className="pg-links">
        {restaurants.map(({ slug, region, name, favoriteOrder }) => (
          <li key={slug}>
            <SiteLink href={`/travel/toronto?region=${region}#${slug}`}>
              <b>{splitName(name).name}</b>
              <span>{favoriteOrder}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
