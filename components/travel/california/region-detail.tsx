import { ArrowDown, MapPin } from 'lucide';
import { RegionHead } from '@/components/travel/regions/region-head';
import { Stars } from '@/components/travel/restaurant/stars';
import { Icon } from '@/components/ui/icon';
import type { Specialties } from '@/data/pages/travel/california';
import type { CaliforniaRegion } from '@/lib/content/schema/travel/place';
import { slugOf } from '@/lib/text/slug';
import { EatList } from './eat-list';

export type RegionDetailProps = {
  region: CaliforniaRegion;
  /** What to eat there, each with its season. */
  eat: Specialties['eat'];
  /** Said of a region without a restaurant. */
  empty: string;
  /** Words of the link that leads on, and the anchor of what the region is eaten for. */
  more: string;
  href: string;
};

/** A region of California with its restaurants and what else to eat there. */
export function RegionDetail({ region, eat, empty, more, href }: RegionDetailProps) {
  return (
    <>
      <RegionHead name={region.name} text={region.description} />
      {region.restaurants.length === 0 && <p className="rg-empty">{empty}</p>}
      {region.restaurants.map(({ name, cuisine, rating, favoriteOrder, address, link }) => (
        <article key={name} id={slugOf(name)} className="rest">
          <h4>{name}</h4>
          <p className="line">
            <span>{cuisine}</span> <Stars rating={rating} />
          </p>
          {favoriteOrder && (
            <p className="order">
              <b>Order</b> {favoriteOrder}
            </p>
          )}
          <address>{address}</address>
          <div className="row">
            <a className="act" href={link} target="_blank" rel="noopener noreferrer">
              <Icon of={MapPin} size={17} />
              Map<span className="sr"> of {name}, opens in a new tab</span>
            </a>
          </div>
        </article>
      ))}
      <div className="rg-eat">
        <EatList eat={eat} />
        <a className="rg-act" href={href}>
          {more}
          <Icon of={ArrowDown} size={17} />
          <span className="sr">: {region.name}</span>
        </a>
      </div>
    </>
  );
}
