import * as words from '@/.content/words/picks';
import { slugOf } from '@/lib/text/slug';
import type { Guide } from '@/lib/travel/guides/guide';
import { mapSearchHref } from '@/lib/travel/place';

export type PlaceLinksProps = { guide: Guide };

/** Every favourite by region, each a map search in the language of the country; links lead to the regions and to the favourites here. */
export function PlaceLinks({ guide }: PlaceLinksProps) {
  return (
    <dl className="pg-facts rg-links">
      {Object.values(guide.regions).map((region) => (
        <div key={region.name} id={slugOf(region.name)}>
          <dt>{region.name}</dt>
          {region.favourites.map(({ name, native = name, place = '', address = '', link }) => (
            <dd key={name} id={slugOf(name)}>
              <a
                className="link"
                href={link ?? mapSearchHref([native, place || address, guide.name])}
                target="_blank"
                rel="noopener noreferrer"
              >
                {name}
                <span className="sr">{words.listedPlaceMore}</span>
              </a>{' '}
              <small>{place || address}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
