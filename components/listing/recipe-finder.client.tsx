'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { FilterBar } from '@/components/listing/filters/filter-bar.client';
import { useAddress } from '@/lib/hooks/use-address';
import {
  FILTERS,
  type Filters,
  findRecipes,
  isNarrowed,
  kitchenOf,
  NO_FILTERS,
  type RecipeFacts,
} from '@/lib/listing/filters';
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
  const [filters, setFilters] = useAddress(FILTERS);
  const change = (part: Partial<Filters>) => setFilters((now) => ({ ...now, ...part }));
  const kitchen = useMemo(() => kitchenOf(recipes, filters.have), [recipes, filters.have]);
  const all = useRef<HTMLButtonElement>(null);
  const isPart = isNarrowed(filters);
  const clear = () => {
    change(NO_FILTERS);
    // The pressed button goes with the filters it cleared.
    all.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <FilterBar recipes={recipes} filters={filters} kitchen={kitchen} onChange={change} allRef={all} />
      <div className="wrap mt-8">
        <FoundRecipes
          result={findRecipes(recipes, filters, kitchen)}
          filters={filters}
          isNarrowed={isPart}
          cards={cards}
          onClear={clear}
        />
        {!isPart && children}
      </div>
    </>
  );
}
