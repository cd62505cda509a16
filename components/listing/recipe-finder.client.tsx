'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import * as words from '@/.content/words/listing';
import { comma } from '@/.content/words/text';
import { cardGrids } from '@/components/cards/card-view';
import { FilterBar } from '@/components/listing/filters/filter-bar.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { kindPages } from '@/lib/content/recipe-filters';
import { useAddress } from '@/lib/hooks/use-address';
import {
  FILTERS,
  type Filters,
  findRecipes,
  isNarrowed,
  kindLabel,
  kitchenOf,
  NO_FILTERS,
  type RecipeFacts,
} from '@/lib/listing/filters';
import { listWords } from '@/lib/words/list';

export type RecipeFinderProps = {
  recipes: readonly RecipeFacts[];
  /** Card of every recipe, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  /** The whole list as it stands before anything narrows it. */
  children: ReactNode;
};

/** The list of recipes with what narrows it. The exported page, and a browser without script, show all of it. */
export function RecipeFinder({ recipes, cards, children }: RecipeFinderProps) {
  const [filters, setFilters] = useAddress(FILTERS);
  const change = (part: Partial<Filters>) => setFilters((now) => ({ ...now, ...part }));
  const kitchen = useMemo(() => kitchenOf(recipes, filters.have), [recipes, filters.have]);
  const { found } = findRecipes(recipes, filters, kitchen);
  const all = useRef<HTMLButtonElement>(null);
  const isPart = isNarrowed(filters);
  const isNone = isPart && found.length === 0;
  const isSome = isPart && found.length > 0;
  const kindPage = Object.hasOwn(kindPages, filters.category) ? kindPages[filters.category] : undefined;
  const clear = () => {
    change(NO_FILTERS);
    // The pressed button goes with the filters it cleared.
    all.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <FilterBar recipes={recipes} filters={filters} kitchen={kitchen} onChange={change} allRef={all} />
      <div className="wrap mt-8">
        <div className={isNone ? 'pt-6 wrap-anywhere' : isSome ? COUNT : 'sr-only'}>
          <div role="status">
            {isNone ? (
              <>
                <h2 className="text-2xl">{words.noRecipes}</h2>
                <p className="mt-3 text-ink-2">{reasonFor(filters)}</p>
              </>
            ) : (
              <p>{words.found({ count: found.length })}</p>
            )}
          </div>
          {isNone && (
            <div className="mt-6 flex flex-wrap gap-2.5">
              <Button onClick={clear}>{words.showAll}</Button>
              {kindPage && (
                <ButtonLink look="quiet" href={kindPage.href}>
                  {kindPage.name}
                </ButtonLink>
              )}
            </div>
          )}
          {isSome && (
            <button
              type="button"
              className="link min-h-11 text-sm font-medium tracking-normal"
              onClick={clear}
            >
              {words.clear}
            </button>
          )}
        </div>
        {isSome && (
          <>
            {kitchen.unused.length > 0 && (
              <p className="meta -my-3 mb-6 wrap-anywhere">
                {words.unused({ things: listWords(kitchen.unused, 'or') })}
              </p>
            )}
            <ul className={cardGrids[4].className}>
              {found.map(({ recipe, uses }) => (
                <li key={recipe.slug} className={uses.length > 0 ? ROW : undefined}>
                  {cards[recipe.slug]}
                  {uses.length > 0 && (
                    <p className="mt-1 font-display text-sm font-medium wrap-anywhere">
                      {usesWords(uses, kitchen.named.length)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {!isPart && children}
      </div>
    </>
  );
}

const COUNT = 'mb-5 flex flex-wrap items-baseline gap-x-6 font-display text-xl font-semibold';

/** On a phone the entry is the row in place of its card, so that how it fits stands beside the picture too. */
const ROW =
  'relative max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:grid-rows-[1fr_auto_1fr] max-sm:gap-x-4 max-sm:[&>article]:contents max-sm:[&_.picture]:row-span-3';

/** Why nothing fits, in one sentence. */
function reasonFor(filters: Filters): string {
  const { category } = filters;
  const label = kindLabel(category);
  if (category && !label) return words.noKind({ kind: category });
  if (!isNarrowed({ ...filters, category: '' })) return words.noneOfKind({ kind: label ?? category });
  if (!isNarrowed({ ...filters, have: '' })) return words.noneUses;
  return words.noneFits;
}

/** "Uses pork"; "Uses 2 of 3: pork, ginger". @param total ingredients the visitor has */
function usesWords(uses: readonly string[], total: number): string {
  const things = uses.join(comma);
  return total > 1 ? words.usesSome({ number: uses.length, total, things }) : words.uses({ things });
}
