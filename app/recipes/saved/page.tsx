import * as words from '@/.content/words/saved';
import { cardWithSources } from '@/components/cards/recipe-card';
import { KeptPage } from '@/components/kept/kept-page';
import { recipeOffers } from '@/components/kept/recipe-offers';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { Link } from '@/components/ui/link';
import { searchedGuides } from '@/lib/content/searched-guides';
import { allRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { pageMetadata } from '@/lib/seo/metadata';
import { partCount } from '@/lib/shopping/loaded';
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
  const all = allRecipes();
  const parts = partCount(all.length);
  const recipes = (parts === 0 ? all : []).map((recipe) => ({
    ...cardWithSources(recipeCard(recipe)),
    slug: recipe.slug,
  }));
  const offers = recipeOffers();
  const [main] = searchedGuides;
  const places = guides.flatMap(({ id: guide }) =>
    allPlaces(guide).map(({ slug, name }) => ({ slug, name, ...(guide === main?.id ? {} : { guide }) })),
  );
  const recipesPage = (
    <Link className="link" href="/recipes/">
      {words.recipesPage}
    </Link>
  );
  return (
    <KeptPage title={words.title} withoutScript={rich(words.withoutScript, { page: recipesPage })}>
      <SavedRecipes recipes={recipes} parts={parts} offers={offers} places={places} />
    </KeptPage>
  );
}
