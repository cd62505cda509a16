'use client';

import type { ReactNode } from 'react';
import type { Filters, findRecipes } from '@/lib/listing/filters';
import { joinWords } from '@/lib/text/words';
import { NoRecipes, reasonFor } from './no-recipes.client';

export type FoundRecipesProps = {
  result: ReturnType<typeof findRecipes>;
  filters: Filters;
  /** Whether anything narrows the list; if not, only the count is said. */
  isNarrowed: boolean;
  cards: Readonly<Record<string, ReactNode>>;
  onClear: () => void;
};

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
              <h2 className="t-2">No recipes found</h2>
              <p>{reasonFor(filters)}</p>
            </>
          ) : (
            <p>{found.length === 1 ? '1 recipe' : `${found.length} recipes`}</p>
          )}
        </div>
        {none && <NoRecipes category={filters.category} onClear={onClear} />}
        {isNarrowed && !none && (
          <button type="button" className="link" onClick={onClear}>
            Clear filters
          </button>
        )}
      </div>
      {isNarrowed && !none && (
        <>
          {kitchen.unknown.length > 0 && (
            <p className="hint l-unknown">None of my recipes uses {joinWords(kitchen.unknown, 'or')}.</p>
          )}
          <ul className="cards compact">
            {found.map(({ recipe, uses }) => (
              <li key={recipe.slug}>
                {cards[recipe.slug]}
                {uses.length > 0 && (
                  <p className="l-fit">
                    Uses {kitchen.asked.length > 1 && `${uses.length} of ${kitchen.asked.length}: `}
                    {uses.join(', ')}
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
