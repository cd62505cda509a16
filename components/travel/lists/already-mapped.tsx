import { ArrowRight } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/eatOut';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Icon } from '@/components/ui/icon';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { guideOf } from '@/lib/travel/guides/all';
import { restaurantPlace } from '@/lib/travel/place';

export type AlreadyMappedProps = {
  title: string;
  text: string;
  restaurants: readonly Restaurant[];
};

/** Restaurants of the food map in one line each, leading to their cards. Nothing for none. */
export function AlreadyMapped({ title, text, restaurants }: AlreadyMappedProps) {
  const places = restaurants.map((restaurant) => restaurantPlace(restaurant, guideOf(restaurant.guide)));
  if (places.length === 0) return null;
  return (
    <SectionFrame title={title} text={text}>
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
