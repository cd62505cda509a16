import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { gtaRegions } from '@/data/travel/regions';
import { restaurantPlace } from '@/lib/travel/place';
import { restaurantsOfRecipe } from '@/lib/travel/restaurants';

export type EatOutProps = {
  /** Slug of the recipe. */
  recipe: string;
};

/** Restaurants that serve what the recipe cooks, each leading to its card. Nothing when there are none. */
export function EatOut({ recipe }: EatOutProps) {
  const places = restaurantsOfRecipe(recipe).map((restaurant) => restaurantPlace(restaurant, gtaRegions));
  if (places.length === 0) return null;
  return (
    <section className="wrap section more" aria-labelledby="eat-out">
      <div className="head">
        <h2 className="t-3" id="eat-out">
          Eat it out
        </h2>
        <Link className="link" href="/travel/toronto" prefetch={false}>
          The Toronto map
        </Link>
      </div>
      <ul className="pg-links">
        {places.map(({ slug, name, district, path, order }) => (
          <li key={slug}>
            <Link href={path} prefetch={false}>
              <b>{name}</b>
              <span>{[district, order].filter(Boolean).join(': ')}</span>
              <ArrowRight className="i" size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
