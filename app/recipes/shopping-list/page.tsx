import { recipeOffers } from '@/components/saved/recipe-offers';
import { KeptPage } from '@/components/saved/saved-page';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { Link } from '@/components/ui/link';
import { shoppingList as words } from '@/lib/content/pages';
import { aisles } from '@/lib/content/recipes';
import { allRecipes } from '@/lib/recipe/all';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: words.path,
  title: words.title,
  description: words.description,
  // Empty for everyone but the visitor who filled it.
  index: false,
});

export default function ShoppingListPage() {
  const withoutScript = (
    <>
      {words.noScript}{' '}
      <Link className="link" href="/recipes/">
        {words.noScriptLink}
      </Link>
      .
    </>
  );
  return (
    <KeptPage title={words.title} withoutScript={withoutScript}>
      <ShoppingList count={allRecipes().length} offers={recipeOffers()} words={{ ...words, aisles }} />
    </KeptPage>
  );
}
