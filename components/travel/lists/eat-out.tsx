import * as words from '@/.content/words/eatOut';
import { LinkList } from '@/components/pages/sections/link-list';
import { SectionFrame } from '@/components/pages/sections/section-frame';
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
    <div className="print:hidden">
      <SectionFrame title={words.title} id="eat-out" text={words.text}>
        <LinkList
          links={places.map(({ name, district, path, order }) => ({
            name,
            text: order && order !== title ? words.placeDish({ district, dish: order }) : district,
            href: path,
          }))}
        />
      </SectionFrame>
    </div>
  );
}
