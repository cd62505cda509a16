import { recipeOffers } from '@/components/saved/recipe-offers';
import { KeptPage } from '@/components/saved/saved-page';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { Link } from '@/components/ui/link';
import { shoppingList as words } from '@/lib/content/pages';
import { aisles } from '@/lib/content/recipes';
import { allRecipes } from '@/lib/recipe/all';
import { pageMetadata } from '@/lib/seo/metadata';
import { partCount } from '@/lib/shopping/loaded';
import { shopData } from '@/lib/shopping/shop-data';

export const metadata = pageMetadata({
  path: words.path,
  title: words.title,
  description: words.description,
  // Its content depends on the visitor.
  index: false,
});

export default function ShoppingListPage() {
  const data = shopData(allRecipes());
  const parts = partCount(data.recipes.length);
  const offers = recipeOffers();
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
      <ShoppingList
        {...data}
        recipes={
          parts === 0
            ? data.recipes
            : data.recipes.filter(({ slug }) => offers.some((offer) => offer.slug === slug))
        }
        parts={parts}
        offers={offers}
        words={{ ...words, aisles }}
      />
    </KeptPage>
  );
}
