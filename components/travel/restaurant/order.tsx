import type { ReactElement } from 'react';
import { SiteLink } from '@/components/pages/site-link';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import type { Restaurant } from '@/lib/content/schema/travel/restaurant';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';

export type OrderProps = {
  restaurant: Pick<
    Restaurant,
    'favoriteOrder' | 'favoriteOrderLink' | 'favoriteOrderComment' | 'favoriteOrderRemoved'
  >;
};

/** What to order, with a word about it; struck through once it is off the menu. */
export function Order({ restaurant }: OrderProps) {
  const { favoriteOrder, favoriteOrderLink, favoriteOrderComment, favoriteOrderRemoved } = restaurant;
  const tip = [favoriteOrderComment, favoriteOrderLink && whereTo(favoriteOrderLink)]
    .filter(Boolean)
    .join(' ');
  const words = favoriteOrderLink ? link(favoriteOrderLink, favoriteOrder) : <span>{favoriteOrder}</span>;
  // Without a link there is nothing to focus or press, and need be nothing: the comment stands beside the dish for
  // keyboard and touch, and the tooltip is only a second way to it for the pointer.
  const dish = tip ? <LazyTooltip content={tip}>{words}</LazyTooltip> : favoriteOrder;
  const note = favoriteOrderComment ?? (favoriteOrderRemoved && '(Removed from menu)');
  return (
    <p className="order">
      <b>Order</b>{' '}
      {favoriteOrderRemoved ? (
        <>
          {favoriteOrderComment && <span className="sr">No longer on the menu: </span>}
          <s>{dish}</s>{' '}
        </>
      ) : (
        <>
          {dish}
          {note && '. '}
        </>
      )}
      {note}
    </p>
  );
}

function link(href: string, words: string): ReactElement {
  return (
    <SiteLink href={href} className="link">
      {words}
    </SiteLink>
  );
}

/** What a link about a dish opens, in words. */
function whereTo(href: string): string {
  if (!href.startsWith('/')) return `Opens ${new URL(href).host.replace(/^www\./, '')} in a new tab.`;
  const recipe = allRecipes().find((entry) => recipePath(entry) === href);
  return recipe ? `Opens my recipe for ${recipe.title}.` : 'Opens a page of this site.';
}
