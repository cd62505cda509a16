import * as words from '@/.content/words/saved';
import '@/app/styles/saved.css';
import Link from 'next/link';
import { cardWithSources } from '@/components/cards/recipe-card';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { searchedGuides } from '@/lib/content/searched-guides';
import { allRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { pageMetadata } from '@/lib/seo/metadata';
import { guides } from '@/lib/travel/guides/all';
import { allPlaces } from '@/lib/travel/restaurants';
import { rich } from '@/lib/words/rich';

export const metadata = pageMetadata({
  path: '/recipes/saved',
  title: words.title,
  description: words.description,
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
      <h1 className="t-4">{words.title}</h1>
      <SavedRecipes recipes={recipes} places={places} />
      <noscript>
        <p className="saved-empty">
          {rich(words.withoutScript, {
            page: (
              <Link className="link" href="/recipes/" prefetch={false}>
                {words.recipesPage}
              </Link>
            ),
          })}
        </p>
      </noscript>
    </div>
  );
}
