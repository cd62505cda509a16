import '@/app/styles/saved.css';
import Link from 'next/link';
import { cardWithSources } from '@/components/cards/recipe-card';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { searchedGuides } from '@/lib/content/travel/searched-guides';
import { allRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { pageMetadata } from '@/lib/seo/metadata';
import { guides } from '@/lib/travel/guides/all';
import { allPlaces } from '@/lib/travel/restaurants';

export const metadata = pageMetadata({
  path: '/recipes/saved',
  title: 'Saved recipes',
  description:
    'The recipes you marked as favourites or saved for later and your food walks, kept on your own device. Export everything as one file to take it to another one.',
  // Empty for everyone but the visitor who filled it.
  index: false,
});

export default function SavedPage() {
  const recipes = allRecipes().map((recipe) => ({
    ...cardWithSources(recipeCard(recipe)),
    slug: recipe.slug,
  }));
  const [main] = searchedGuides;
  const places = guides.flatMap(({ id: guide }) =>
    allPlaces(guide).map(({ slug, name }) => ({ slug, name, ...(guide === main?.id ? {} : { guide }) })),
  );
  return (
    <div className="wrap saved">
      <h1 className="t-4">Saved recipes</h1>
      <SavedRecipes recipes={recipes} places={places} />
      <noscript>
        <p className="saved-empty">
          This list is put together in your browser and needs JavaScript. Every recipe is on{' '}
          <Link className="link" href="/recipes/" prefetch={false}>
            the recipes page
          </Link>
          .
        </p>
      </noscript>
    </div>
  );
}
