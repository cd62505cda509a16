import { MapPin } from 'lucide';
import { RegionHead } from '@/components/travel/regions/region-head';
import { Stars } from '@/components/travel/restaurant/stars';
import { Icon } from '@/components/ui/icon';
import type { JapanRegion } from '@/lib/content/schema/travel/place';
import { mapSearchHref } from '@/lib/travel/place';

export type RegionDetailProps = { region: JapanRegion };

/** A region of Japan with its favourites. */
export function RegionDetail({ region }: RegionDetailProps) {
  return (
    <>
      <RegionHead name={region.name} native={region.native} text={region.text} />
      {region.restaurants.map(({ name, native = '', place, cuisine, rating, order }) => (
        <article key={name} className="rest">
          <h4>
            {name}{' '}
            {native && (
              <span className="hood" lang="ja">
                {native}
              </span>
            )}
          </h4>
          <p className="line">
            <span>
              {cuisine},{' '}
              <a
                className="rg-at"
                href={mapSearchHref([native || name, place, 'Japan'])}
                target="_blank"
                rel="noopener noreferrer"
              >
                {place}
                <Icon of={MapPin} size={15} />
                <span className="sr">, {name} on a map, opens in a new tab</span>
              </a>
            </span>{' '}
            <Stars rating={rating} />
          </p>
          {order && (
            <p className="order">
              <b>Order</b> {order}
            </p>
          )}
        </article>
      ))}
    </>
  );
}
