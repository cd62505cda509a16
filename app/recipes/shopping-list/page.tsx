import { suggestedRecipes } from '@/components/recipe-list/suggested-recipes';
import { StoredPage } from '@/components/saved/stored-page';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { Link } from '@/components/ui/link';
import { aisles, shoppingList as page } from '@/lib/content/server';
import { allRecipes } from '@/lib/recipe/all';
import { cardImage, pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: page.path,
  title: page.title,
  description: page.description,
  // Shared lists are this page with another address.
  image: cardImage({ ...page, dek: page.description }),
  // Its content depends on the visitor.
  index: false,
});

export default function ShoppingListPage() {
  const withoutScript = (
    <>
      {page.noScript}{' '}
      <Link className="link" href="/recipes/">
        {page.noScriptLink}
      </Link>
      .
    </>
  );
  return (
    <StoredPage title={page.title} withoutScript={withoutScript}>
      <ShoppingList count={allRecipes().length} suggestions={suggestedRecipes()} page={{ ...page, aisles }} />
    </StoredPage>
  );
}
