import type { JapanRegion } from '@/lib/content/schema/travel/place';
import { slugOf } from '@/lib/text/slug';
import { mapSearchHref } from '@/lib/travel/place';

export type PlaceLinksProps = { regions: readonly JapanRegion[] };

/** Every favourite by region, each a map search in Japanese; links lead to the regions and to the favourites here. */
export function PlaceLinks({ regions }: PlaceLinksProps) {
  return (
    <dl className="pg-facts rg-links">
      {regions.map((region) => (
        <div key={region.name} id={slugOf(region.name)}>
          <dt>{region.name}</dt>
          {region.restaurants.map(({ name, native = name, place }) => (
            <dd key={name} id={slugOf(name)}>
              <a
                className="link"
                href={mapSearchHref([native, place, 'Japan'])}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
                <span className="sr">, map, opens in a new tab</span>
              </a>{' '}
              <small>{place}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
