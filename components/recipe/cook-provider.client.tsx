'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import * as ingredientWords from '@/.content/words/ingredients';
import { cookMode } from '@/.content/words/recipe';
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useOnScreen } from '@/lib/hooks/use-on-screen';
import type { CookRecipe } from '@/lib/recipe/cook';
import { useKitchen } from './kitchen-provider.client';
import styles from './recipe.module.css';

const loadCookMode = () => import('@/components/cook/cook-mode.client').then((module) => module.CookMode);

type Cook = {
  /** Opens cook mode where the cook stopped, or at its first step. */
  start: () => void;
  /** Fetches cook mode ahead of a press. */
  prepare: () => void;
};

const CookContext = createContext<Cook | null>(null);

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

export type CookButtonProps = ButtonLook & { children: ReactNode };

/** Opens cook mode; throws outside of a CookProvider. */
export function CookButton(button: CookButtonProps) {
  const cook = useContext(CookContext);
  if (!cook) throw new Error('CookButton needs a CookProvider above it.');
  const { start, prepare } = cook;
  return <Button {...button} onPointerEnter={prepare} onFocus={prepare} onClick={start} />;
}

export type CookBarProps = {
  /** Id of the element the bar belongs to; it shows while that is on screen. */
  recipeId: string;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** The two things a cook reaches for, at the foot of a small screen while the recipe is on it. */
export function CookBar({ recipeId, children }: CookBarProps) {
  return (
    <div
      className={`${styles.bar} invisible fixed inset-x-0 -bottom-24 z-40 flex gap-2 border-t border-line bg-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] transition-[bottom,visibility] duration-move data-bar:visible data-bar:bottom-0 lg:hidden print:hidden`}
      data-bar={useOnScreen(recipeId) || undefined}
    >
      <a className={buttonClass({ look: 'quiet', small: true, className: 'flex-1' })} href="#ingredients">
        {ingredientWords.title}
      </a>
      <CookButton small className="flex-1">
        {children}
        {cookMode}
      </CookButton>
    </div>
  );
}
