'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Ingredient } from '@/lib/content/schema/recipe';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { isAsWritten, type KitchenState, kitchenParameter, shownChoice } from '@/lib/recipe/servings';
import { SECOND } from '@/lib/text/time';
import { useAddress } from '@/lib/ui/use-address';
import { useLazy } from '@/lib/ui/use-lazy';

// The page contains the amounts as written. The code that works out others is too large for the first load.
const importDescribe = () => import('@/lib/recipe/sentence').then(({ describeSentence }) => describeSentence);

/** Milliseconds until that code is loaded ahead, when the page has loaded everything else. */
const PRELOAD_AFTER = 2 * SECOND;

/** A recipe as its page in the browser needs it. */
export type KitchenRecipe = {
  slug: string;
  title: string;
  /** The recipe's own yield. */
  base: number;
  /** Those of every version too. */
  ingredients: Ingredient[];
  language: RecipeLanguage;
};

type Kitchen = {
  recipe: KitchenRecipe;
  /** Servings, units and version in the address. */
  choice: KitchenState;
  /** Whether the visitor made the choice on this page: see `useAddress`. */
  isOwn: boolean;
  /** Writes amounts for a choice; null until it is loaded, and the page shows the amounts as written. */
  describeSentence: Awaited<ReturnType<typeof importDescribe>> | null;
  /** Writes a part of the choice to the address, or derives it from the choice at that moment. */
  choose: (part: Partial<KitchenState> | ((now: KitchenState) => Partial<KitchenState>)) => void;
};

const KitchenContext = createContext<Kitchen | null>(null);

/** The recipe of the page and the choice for it; throws outside of a recipe page. */
export function useKitchen(): Kitchen {
  const kitchen = useContext(KitchenContext);
  if (!kitchen) throw new Error('useKitchen needs a KitchenProvider above it.');
  return kitchen;
}

/** The choice that the amounts on the page are written for. */
export function useShownChoice(): KitchenState {
  const { recipe, choice, describeSentence } = useKitchen();
  return shownChoice(choice, recipe.base, describeSentence !== null);
}

export type KitchenProviderProps = { recipe: KitchenRecipe; children: ReactNode };

/** Provides the choice in the address, and what writes amounts for it, to everything on a recipe page. */
export function KitchenProvider({ recipe, children }: KitchenProviderProps) {
  const { base } = recipe;
  const [choice, setChoice, isOwn] = useAddress(useMemo(() => kitchenParameter(base), [base]));
  const [describeSentence, load] = useLazy(importDescribe, {
    onError: () => toastLoadError(messages.measures),
    mayReload: true,
  });
  const isNeeded = !isAsWritten(choice, base);
  useEffect(() => {
    if (isNeeded) {
      void load();
      return;
    }
    // Loaded ahead in case the kitchen loses its network; a failure is reported only when it is needed.
    const timer = setTimeout(() => importDescribe().catch(() => undefined), PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [isNeeded, load]);
  const kitchen = useMemo<Kitchen>(
    () => ({
      recipe,
      choice,
      isOwn,
      describeSentence,
      choose: (part) => setChoice((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    }),
    [recipe, choice, isOwn, describeSentence, setChoice],
  );
  return <KitchenContext value={kitchen}>{children}</KitchenContext>;
}
