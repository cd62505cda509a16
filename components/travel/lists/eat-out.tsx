import { ArrowRight } from 'lucide';
import Link from 'next/link';
import * as words from '@/.content/words/eatOut';
import { SectionFrame } from '@/components/pages/sections/section-frame';
import { Icon } from '@/components/ui/icon';
import type { Recipe } from '@/lib/content/schema/recipe';
import { guideOf } from '@/lib/travel/guides/all';
import { restaurantPlace } from '@/lib/travel/place';
import { restaurantsOfRecipe } from '@/lib/travel/restaurants';

export type EatOutProps = { recipe: Pick<Recipe, 'slug' | 'title'> };

/** Restaurants that serve what the recipe cooks, each leading to its card. Nothing when there are none. */
export function EatOut({ recipe: { slug: recipe, title } }: EatOutProps) {
  const places = restaurantsOfRecipe(recipe).map((restaurant) =>
    restaurantPlace(restaurant, guideOf(restaurant.guide)),
  );
  if (places.length === 0) return null;
  return (
    <SectionFrame title={words.title} id="eat-out" text={words.text}>
      <ul className="pg-links">
        {places.map(({ slug, name, district, path, order }) => (
          <li key={slug}>
            <Link href={path} prefetch={false}>
              <b>{name}</b>{' '}
              <span>{order && order !== title ? words.placeDish({ district, dish: order }) : district}</span>
              <Icon of={ArrowRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
