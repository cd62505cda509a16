import * as messages from '@/.content/messages/eatOut';
import { LinkList } from '@/components/content/link-list';
import { SectionFrame } from '@/components/content/section-frame';
import { restaurantPlace } from '@/lib/content/place';
import type { SectionOf } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { guideOf } from '@/lib/guide/guides';
import { pickedRestaurants, restaurantsOfRecipe } from '@/lib/guide/restaurants';

export type EatOutProps = { recipe: Pick<Recipe, 'slug' | 'title'> };

/** Restaurants that serve what the recipe cooks, each leading to its card. Nothing when there are none. */
export function EatOut({ recipe: { slug, title } }: EatOutProps) {
  const restaurants = restaurantsOfRecipe(slug);
  if (restaurants.length === 0) return null;
  return (
    <div className="print:hidden">
      <SectionFrame title={messages.title} id="eat-out" text={messages.text}>
        <RestaurantLinks restaurants={restaurants} dish={title} />
      </SectionFrame>
    </div>
  );
}

export type RestaurantSectionProps = { section: SectionOf<'restaurants'> };

/** Restaurants of a guide, each linked to its card; null for none. */
export function RestaurantSection({ section }: RestaurantSectionProps) {
  const restaurants = pickedRestaurants(section);
  if (restaurants.length === 0) return null;
  return (
    <SectionFrame title={section.title} id={section.id} text={section.text}>
      <RestaurantLinks restaurants={restaurants} />
    </SectionFrame>
  );
}

type RestaurantLinksProps = {
  restaurants: readonly Restaurant[];
  /** Dish of the page, which is not repeated in the links. */
  dish?: string;
};

function RestaurantLinks({ restaurants, dish }: RestaurantLinksProps) {
  const links = restaurants.map((restaurant) => {
    const { name, district, path, order } = restaurantPlace(restaurant, guideOf(restaurant.guide));
    const text = order && order !== dish ? messages.placeDish({ district, dish: order }) : district;
    return { name, text, href: path };
  });
  return <LinkList links={links} />;
}
