'use client';

import { type ReactNode, Suspense, useMemo, useRef } from 'react';
import { FilterBar } from '@/components/listing/filters/filter-bar.client';
import { useFilters } from '@/lib/hooks/listing/use-filters';
import { findRecipes, kitchenOf, NO_FILTERS, type RecipeFacts, sameFilters } from '@/lib/listing/filters';
import { AddressWatch } from './address-watch.client';
import { FoundRecipes } from './found-recipes.client';

export type RecipeFinderProps = {
  recipes: readonly RecipeFacts[];
  /** Card of every recipe, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  /** The whole list as it stands before anything narrows it. */
  children: ReactNode;
};

/** The list of recipes with what narrows it. The exported page, and a browser without script, show all of it. */
export function RecipeFinder({ recipes, cards, children }: RecipeFinderProps) {
  const { filters, change, readAddress } = useFilters();
  const kitchen = useMemo(() => kitchenOf(recipes, filters.have), [recipes, filters.have]);
  const all = useRef<HTMLButtonElement>(null);
  const isNarrowed = !sameFilters(filters, NO_FILTERS);
  const clear = () => {
    change(NO_FILTERS);
    // The pressed button goes with the filters it cleared.
    all.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      <FilterBar recipes={recipes} filters={filters} kitchen={kitchen} onChange={change} allRef={all} />
      <div className="wrap mt-8">
        <FoundRecipes
          result={findRecipes(recipes, filters, kitchen)}
          filters={filters}
          isNarrowed={isNarrowed}
          cards={cards}
          onClear={clear}
        />
        {!isNarrowed && children}
      </div>
    </>
  );
}
