'use client';

import type { ReactNode } from 'react';
import * as words from '@/.content/words/listing';
import { comma } from '@/.content/words/text';
import type { Filters, findRecipes } from '@/lib/listing/filters';
import { listWords } from '@/lib/words/list';
import { NoRecipes, reasonFor } from './no-recipes.client';

export type FoundRecipesProps = {
  result: ReturnType<typeof findRecipes>;
  filters: Filters;
  /** Whether anything narrows the list; if not, only the count is said. */
  isNarrowed: boolean;
  cards: Readonly<Record<string, ReactNode>>;
  onClear: () => void;
};

/** "Uses pork"; "Uses 2 of 3: pork, ginger". @param total things the visitor has */
function usesWords(uses: readonly string[], total: number): string {
  const things = uses.join(comma);
  return total > 1 ? words.usesSome({ number: uses.length, total, things }) : words.uses({ things });
}

/** The recipes that fit, each with how it fits, under a line that says how many they are. */
export function FoundRecipes({ result, filters, isNarrowed, cards, onClear }: FoundRecipesProps) {
  const { found, kitchen } = result;
  const none = isNarrowed && found.length === 0;
  return (
    <>
      <div className={none ? 'empty' : isNarrowed ? 'l-count' : 'sr'}>
        <div role="status">
          {none ? (
            <>
              <h2 className="t-2">{words.noRecipes}</h2>
              <p>{reasonFor(filters)}</p>
            </>
          ) : (
            <p>{words.found({ count: found.length })}</p>
          )}
        </div>
        {none && <NoRecipes category={filters.category} onClear={onClear} />}
        {isNarrowed && !none && (
          <button type="button" className="link" onClick={onClear}>
            {words.clear}
          </button>
        )}
      </div>
      {isNarrowed && !none && (
        <>
          {kitchen.unknown.length > 0 && (
            <p className="hint l-unknown">{words.unused({ things: listWords(kitchen.unknown, 'or') })}</p>
          )}
          <ul className="cards compact">
            {found.map(({ recipe, uses }) => (
              <li key={recipe.slug}>
                {cards[recipe.slug]}
                {uses.length > 0 && <p className="l-fit">{usesWords(uses, kitchen.asked.length)}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
