import '@/app/styles/shopping.css';
import Link from 'next/link';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { shoppingList as words } from '@/lib/content/pages';
import { aisles } from '@/lib/content/recipes';
import { allRecipes } from '@/lib/recipe/all';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopData } from '@/lib/shopping/shop-data';
import '@/app/styles/kitchen.css';

export const metadata = pageMetadata({
  path: words.path,
  title: words.title,
  description: words.description,
  // Empty for everyone but the visitor who filled it.
  index: false,
});

export default function ShoppingListPage() {
  return (
    <div className="wrap shop">
      <h1 className="t-4">{words.title}</h1>
      <ShoppingList {...shopData(allRecipes())} words={{ ...words, aisles }} />
      <noscript>
        <p className="shop-empty">
          {words.noScript}{' '}
          <Link className="link" href="/recipes/" prefetch={false}>
            {words.noScriptLink}
          </Link>
          .
        </p>
      </noscript>
    </div>
  );
}
