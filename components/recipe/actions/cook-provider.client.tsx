'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { cookMode } from '@/.content/words/recipe';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { CookRecipe } from '@/lib/recipe/cook';

const loadCookMode = () => import('@/components/cook/cook-mode.client').then((module) => module.CookMode);

type Cook = {
  /** Opens cook mode where the cook stopped, or at its first step. */
  start: () => void;
  /** Fetches cook mode ahead of a press. */
  prepare: () => void;
};

const CookContext = createContext<Cook | null>(null);

/** The way into cook mode; throws outside of a recipe page. */
export function useCook(): Cook {
  const cook = useContext(CookContext);
  if (!cook) throw new Error('useCook needs a CookProvider above it.');
  return cook;
}

export type CookProviderProps = {
  recipe: CookRecipe;
  /** Where the last view's "Share your results" leads. */
  shareHref: string;
  children: ReactNode;
};

/** Holds cook mode, which is fetched on its first use and kept for cooking without network. */
export function CookProvider({ recipe, shareHref, children }: CookProviderProps) {
  const { factor, system, variant } = useKitchen().chosen;
  const [open, setOpen] = useState(false);
  const [CookMode, load] = useLoaded(loadCookMode);
  const cook = useMemo<Cook>(
    () => ({
      prepare: () => void load(),
      start: async () => {
        if (await load(true)) setOpen(true);
        else sayNotLoaded(cookMode);
      },
    }),
    [load],
  );
  return (
    <CookContext value={cook}>
      {children}
      {CookMode && (
        <CookMode
          recipe={recipe}
          factor={factor}
          system={system}
          variant={variant}
          open={open}
          onClose={() => setOpen(false)}
          shareHref={shareHref}
        />
      )}
    </CookContext>
  );
}
