import { suggestedRecipes } from '@/components/recipe-list/suggested-recipes';
import { StoredPage } from '@/components/saved/stored-page';
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
    <StoredPage title={words.title} withoutScript={withoutScript}>
      <ShoppingList
        count={allRecipes().length}
        suggestions={suggestedRecipes()}
        words={{ ...words, aisles }}
      />
    </StoredPage>
  );
}
