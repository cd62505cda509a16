import * as messages from '@/.content/messages/saved';
import { searchedGuides } from '@/.content/searchedGuides';
import { suggestedRecipes } from '@/components/recipe-list/suggested-recipes';
import { SavedRecipes } from '@/components/saved/saved-recipes.client';
import { StoredPage } from '@/components/saved/stored-page';
import { Link } from '@/components/ui/link';
import { guides } from '@/lib/guide/guides';
import { allPlaces } from '@/lib/guide/restaurants';
import { pageMetadata } from '@/lib/seo/metadata';
import { rich } from '@/lib/text/rich';

export const metadata = pageMetadata({
  path: '/recipes/saved',
  title: messages.title,
  description: messages.description,
  // Its content depends on the visitor.
  index: false,
});

export default function SavedPage() {
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
    <StoredPage title={messages.title} withoutScript={rich(messages.withoutScript, { page: recipesPage })}>
      <SavedRecipes suggestions={suggestedRecipes()} places={places} />
    </StoredPage>
  );
}
