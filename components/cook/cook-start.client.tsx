'use client';

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as ingredientMessages from '@/.content/messages/ingredients';
import * as messages from '@/.content/messages/recipe';
import { useRecipe } from '@/components/recipe/recipe-choice.client';
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { CookRecipe } from '@/lib/cook/cook';
import { COOK_HASH } from '@/lib/cook/cook-hash';
import { cookPoint, cookPositionOf } from '@/lib/cook/cook-position';
import { readStored } from '@/lib/storage/read';
import { useStored } from '@/lib/storage/use-stored';
import { replaceSearch } from '@/lib/ui/address';
import { useLazy } from '@/lib/ui/use-lazy';
import { useReopen } from '@/lib/ui/use-reopen';
import styles from './cook-start.module.css';
import type { FinishedDish } from './finish.client';

const importCookMode = () => import('./cook-mode.client');

type Cook = {
  recipe: CookRecipe;
  /** Opens cook mode at the step where cooking continues, or at the first. */
  start: () => void;
  /** Loads cook mode ahead of a press; null if that failed. */
  preload: () => Promise<unknown>;
};

const CookContext = createContext<Cook | null>(null);

/** The recipe of the page with its steps, and the actions of cook mode; throws outside of a recipe page. */
function useCook(): Cook {
  const cook = useContext(CookContext);
  if (!cook) throw new Error('useCook needs a CookProvider above it.');
  return cook;
}

export type CookProviderProps = {
  recipe: CookRecipe;
  /** The dish, as it is shown at the end of cook mode. */
  dish: FinishedDish;
  children: ReactNode;
};

/** Provides cook mode, loaded on first use, to the buttons on a recipe page. Inside of a `RecipeProvider`. */
export function CookProvider({ recipe, dish, children }: CookProviderProps) {
  const { choice, isSetHere } = useRecipe();
  const [cookMode, load, preload] = useLazy(importCookMode, {
    onError: () => toastLoadError(messages.cookMode),
    mayReload: true,
  });
  const [isOpen, setOpen] = useState(false);
  const cook = useMemo<Cook>(
    () => ({
      recipe,
      preload,
      start: async () => {
        (await load())?.openCookMode(() => setOpen(true));
      },
    }),
    [recipe, load, preload],
  );
  return (
    <CookContext value={cook}>
      {children}
      {cookMode && isOpen && (
        <cookMode.CookMode
          recipe={recipe}
          chosen={choice}
          isSetHere={isSetHere}
          onClose={() => setOpen(false)}
          dish={dish}
        />
      )}
    </CookContext>
  );
}

export type CookButtonProps = ButtonLook & {
  /** Opens cook mode again after a reload, and for `#cook` in the address; one button of a page does. */
  reopens?: boolean;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** Opens cook mode, and names the step where cooking continues. */
export function CookButton({ reopens = false, children, ...look }: CookButtonProps) {
  const { recipe, start, preload } = useCook();
  const [place] = useStored(useMemo(() => cookPositionOf(recipe.slug), [recipe.slug]));
  const point = cookPoint(recipe, place);
  const button = useRef<HTMLButtonElement>(null);
  useReopen(
    reopens ? 'cook' : null,
    // Null if cooking has finished or is too long ago: there is no step to open at.
    async () => (cookPoint(recipe, readStored(cookPositionOf(recipe.slug))) ? preload() : null),
    () => {
      // Closing cook mode returns the focus to this button.
      button.current?.focus({ preventScroll: true });
      start();
    },
  );
  const onMount = useEffectEvent(() => {
    if (!reopens || window.location.hash !== `#${COOK_HASH}`) return;
    // Only once: a reload opens the page.
    replaceSearch(window.location.search, '');
    button.current?.focus({ preventScroll: true });
    start();
  });
  useEffect(() => onMount(), []);
  return (
    <Button
      {...look}
      id={reopens ? COOK_HASH : undefined}
      ref={button}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={start}
    >
      {children}
      {/* The shorter label always takes its space, so that the other one, in two lines, moves nothing on the page. */}
      <span className="relative">
        <span>{messages.cookMode}</span>
        {point && !point.isGone && (
          <span className={styles.continue}>{messages.continueAt({ step: point.index + 1 })}</span>
        )}
      </span>
    </Button>
  );
}

/** True if the element with this id crosses the middle of the window; false until measured. */
function useOnScreen(elementId: string): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false), {
      rootMargin: '-40% 0px -10% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return isOnScreen;
}

export type CookBarProps = {
  /** Id of the element the bar belongs to; the bar shows while that is on screen. */
  recipeId: string;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** Links to the ingredients and to cook mode, at the bottom of a small screen while the recipe is on it. */
export function CookBar({ recipeId, children }: CookBarProps) {
  const isOnScreen = useOnScreen(recipeId);
  // A hidden bar would lose the focus of its controls.
  const [hasFocus, setHasFocus] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of its controls
    <div
      className={`${styles.bar} fixed inset-x-0 bottom-0 z-40 flex gap-2 border-t border-line bg-raised px-gutter pt-2.5 lg:hidden print:hidden`}
      data-bar={isOnScreen || hasFocus ? 'shown' : 'hidden'}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <a
        className={buttonClass({ look: 'quiet', small: true, className: 'flex-1 px-2' })}
        href="#ingredients"
      >
        {ingredientMessages.title}
      </a>
      <CookButton small className="flex-1 px-2">
        {children}
      </CookButton>
    </div>
  );
}
