import { ArrowRight } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/eatOut';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Icon } from '@/components/ui/icon';
import type { SectionOf } from '@/lib/content/schema/page';
import { guideOf } from '@/lib/travel/guides/all';
import { restaurantPlace } from '@/lib/travel/place';
import { pickedRestaurants } from '@/lib/travel/restaurants';

export type RestaurantSectionProps = { section: SectionOf<'restaurants'> };

/** Restaurants of a guide in one line each, leading to their cards. Nothing for none. */
export function RestaurantSection({ section }: RestaurantSectionProps) {
  const restaurants = pickedRestaurants(section);
  const places = restaurants.map((restaurant) => restaurantPlace(restaurant, guideOf(restaurant.guide)));
  if (places.length === 0) return null;
  return (
    <SectionFrame title={section.title} id={section.id} text={section.text}>
      <ul className="pg-links">
        {places.map(({ slug, name, district, path, order }) => (
          <li key={slug}>
            <Link href={path} prefetch={false}>
              <b>{name}</b> <span>{order ? words.placeDish({ district, dish: order }) : district}</span>
              <Icon of={ArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
