'use client';

import type { ReactNode } from 'react';
import * as words from '@/.content/words/listing';
import { comma } from '@/.content/words/text';
import { cardGrids } from '@/components/cards/card-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { kindPages } from '@/lib/content/recipe-filters';
import { type Filters, type findRecipes, isNarrowed as isNarrowedBy, kindLabel } from '@/lib/listing/filters';
import { listWords } from '@/lib/words/list';

export type FoundRecipesProps = {
  result: ReturnType<typeof findRecipes>;
  filters: Filters;
  /** Whether anything narrows the list; if not, only the count is said. */
  isNarrowed: boolean;
  cards: Readonly<Record<string, ReactNode>>;
  onClear: () => void;
};

/** The recipes that fit, each with how it fits, under a line that says how many they are. */
export function FoundRecipes({ result: { found, kitchen }, filters, ...list }: FoundRecipesProps) {
  const { isNarrowed, cards, onClear } = list;
  const isNone = isNarrowed && found.length === 0;
  const isSome = isNarrowed && found.length > 0;
  const kindPage = Object.hasOwn(kindPages, filters.category) ? kindPages[filters.category] : undefined;
  return (
    <>
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
            <Button onClick={onClear}>{words.showAll}</Button>
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
            onClick={onClear}
          >
            {words.clear}
          </button>
        )}
      </div>
      {isSome && (
        <>
          {kitchen.unknown.length > 0 && (
            <p className="meta -mt-3 mb-6 wrap-anywhere">
              {words.unused({ things: listWords(kitchen.unknown, 'or') })}
            </p>
          )}
          <ul className={cardGrids[4].className}>
            {found.map(({ recipe, uses }) => (
              <li key={recipe.slug} className={uses.length > 0 ? ROW : undefined}>
                {cards[recipe.slug]}
                {uses.length > 0 && (
                  <p className="mt-1 font-display text-sm font-medium wrap-anywhere">
                    {usesWords(uses, kitchen.asked.length)}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
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
  if (!isNarrowedBy({ ...filters, category: '' })) return words.noneOfKind({ kind: label ?? category });
  if (!isNarrowedBy({ ...filters, have: '' })) return words.noneUses;
  return words.noneFits;
}

/** "Uses pork"; "Uses 2 of 3: pork, ginger". @param total things the visitor has */
function usesWords(uses: readonly string[], total: number): string {
  const things = uses.join(comma);
  return total > 1 ? words.usesSome({ number: uses.length, total, things }) : words.uses({ things });
}
