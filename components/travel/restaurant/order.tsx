import type { ReactElement } from 'react';
import * as words from '@/.content/words/restaurant';
import { SiteLink } from '@/components/pages/site-link';
import { LazyTooltip } from '@/components/ui/tooltip/lazy-tooltip.client';
import type { Restaurant } from '@/lib/content/schema/restaurant';
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
  const named = favoriteOrderLink ? link(favoriteOrderLink, favoriteOrder) : <span>{favoriteOrder}</span>;
  // Without a link there is nothing to focus or press, and need be nothing: the comment stands beside the dish for
  // keyboard and touch, and the tooltip is only a second way to it for the pointer.
  const dish = tip ? <LazyTooltip content={tip}>{named}</LazyTooltip> : favoriteOrder;
  const note = favoriteOrderComment ?? (favoriteOrderRemoved && words.removed);
  return (
    <p className="order">
      <b>{words.order}</b>{' '}
      {favoriteOrderRemoved ? (
        <>
          {favoriteOrderComment && <span className="sr">{words.noLonger}</span>}
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

function link(href: string, name: string): ReactElement {
  return (
    <SiteLink href={href} className="link">
      {name}
    </SiteLink>
  );
}

/** What a link about a dish opens, in words. */
function whereTo(href: string): string {
  if (!href.startsWith('/')) return words.opensSite({ site: new URL(href).host.replace(/^www\./, '') });
  const recipe = allRecipes().find((entry) => recipePath(entry) === href);
  return recipe ? words.opensRecipe({ recipe: recipe.title }) : words.opensPage;
}
