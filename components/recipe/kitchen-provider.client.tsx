'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Ingredient } from '@/data/schema/recipe';
import type { UnitSystem } from '@/data/schema/units';
import { useKitchenAddress } from '@/lib/hooks/kitchen/use-kitchen-address';

type Kitchen = {
  slug: string;
  /** Whole or half servings the amounts are shown for. */
  servings: number;
  baseServings: number;
  /** `servings` divided by `baseServings`. */
  factor: number;
  system: UnitSystem;
  ingredients: Map<string, Ingredient>;
  setServings: (servings: number) => void;
  setSystem: (system: UnitSystem) => void;
};

const KitchenContext = createContext<Kitchen | null>(null);

/** The chosen servings and units; throws outside of a recipe page. */
export function useKitchen(): Kitchen {
  const kitchen = useContext(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider above it.');
  return kitchen;
}

export type KitchenProviderProps = {
  slug: string;
  baseServings: number;
  ingredients: Ingredient[];
  children: ReactNode;
};

/** Holds servings and units for every amount on the page, in step with the address. */
export function KitchenProvider({ slug, baseServings, ingredients, children }: KitchenProviderProps) {
  const [{ servings, system }, change] = useKitchenAddress(baseServings);
  const byId = useMemo(() => new Map(ingredients.map((item) => [item.id, item])), [ingredients]);
  const kitchen = useMemo<Kitchen>(
    () => ({
      slug,
      servings,
      baseServings,
      factor: servings / baseServings,
      system,
      ingredients: byId,
      setServings: (next) => change({ servings: next }),
      setSystem: (next) => change({ system: next }),
    }),
    [slug, servings, baseServings, system, byId, change],
  );
  return <KitchenContext value={kitchen}>{children}</KitchenContext>;
}
