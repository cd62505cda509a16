import { memo, type RefObject } from 'react';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import { CardView, cardGrids } from '@/components/recipe/card-view';
import { CardButtons } from '@/components/shopping/card-buttons.client';
import { pageStartTabIndex } from '@/components/ui/show-more.client';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import type { Filterable, FoundRecipe } from '@/lib/recipe-list/filters';
import { PER_PAGE } from '@/lib/recipe-list/pages';
import { replacementText } from '@/lib/search/dish-answer';
import { isFullAddress } from '@/lib/text/full-address';
import { capitalize } from '@/lib/text/words';

/** On a phone the list item is the grid instead of its card, so that "Uses …" is beside the picture too. */
const ROW =
  'relative max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:grid-rows-[1fr_auto_auto_1fr] max-sm:gap-x-4 max-sm:[&>article]:contents max-sm:[&_.picture]:row-span-4';

export type FoundCardsProps = {
  found: readonly FoundRecipe<RecipeData & Filterable>[];
  /** Number of foods that the visitor has. */
  named?: number;
  ref?: RefObject<HTMLUListElement | null>;
};

/** Cards of found recipes, with the visitor's foods that each uses. Rendered again only for other recipes. */
export const FoundCards = memo(function FoundCards({ found, named = 1, ref }: FoundCardsProps) {
  return (
    <ul className={cardGrids[4].className} ref={ref}>
      {found.map(({ recipe, ...use }, place) => {
        const text = describeUses(use, named);
        return (
          <li
            key={recipe.slug}
            className={text ? ROW : undefined}
            tabIndex={pageStartTabIndex(place, PER_PAGE)}
          >
            <CardView
              card={recipe}
              sizes="compact"
              actions={
                !isFullAddress(recipe.href) && (
                  <CardButtons slug={recipe.slug} title={recipe.title} servings={recipe.servings} />
                )
              }
            />
            {text && <p className="mt-1 font-display text-sm font-medium wrap-anywhere">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
});

/**
 * "Uses pork"; "Uses 2 of 3: pork, ginger"; "Thighs in place of breast". `total` is the number of foods that the visitor
 * has.
 */
function describeUses(
  { uses, replacements }: Omit<FoundRecipe<Filterable>, 'recipe'>,
  total: number,
): string {
  const own = uses.filter((food) => !replacements.some((each) => each.food === food));
  const things = own.join(comma);
  const used =
    total > 1 ? messages.usesSome({ number: own.length, total, things }) : messages.uses({ things });
  return [...(own.length > 0 ? [used] : []), ...replacements.map(replacementText).map(capitalize)].join(
    messages.then,
  );
}
