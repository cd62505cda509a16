import * as messages from '@/.content/messages/saved';
import { cardWithSources } from '@/components/content/recipe-card';
import { recipeOffers } from '@/components/saved/recipe-offers';
import { KeptPage } from '@/components/saved/saved-page';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { Link } from '@/components/ui/link';
import { searchedGuides } from '@/lib/content/searched-guides';
import { guides } from '@/lib/guide/guides';
import { allPlaces } from '@/lib/guide/restaurants';
import { allRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/recipe/card';
import { pageMetadata } from '@/lib/seo/metadata';
import { partCount } from '@/lib/shopping/loaded';
import { rich } from '@/lib/text/rich';

export const metadata = pageMetadata({
  path: '/recipes/saved',
  title: messages.title,
  description: messages.description,
  // Its content depends on the visitor.
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
      {messages.recipesPage}
    </Link>
  );
  return (
    <KeptPage title={messages.title} withoutScript={rich(messages.withoutScript, { page: recipesPage })}>
      <SavedRecipes recipes={recipes} parts={parts} offers={offers} places={places} />
    </KeptPage>
  );
}
