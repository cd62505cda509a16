import type { Restaurant } from '@/data/schema/restaurant';
import { splitName } from '@/lib/travel/place';

export type RestaurantCardProps = {
  restaurant: Restaurant;
  /** Level of the heading with the name. */
  level: 3 | 4;
  /** Whether the card is the target of `#slug`: one of several cards of a restaurant on a page. */
  anchor?: boolean;
};

/** One restaurant as every list shows it. */
export function RestaurantCard({ restaurant }: RestaurantCardProps) {
  const { name, district } = splitName(restaurant.name);
  return (
    <article className="rest">
      <h4>
        {name} <small>{district}</small>
      </h4>
    </article>
  );
}
