'use client';

import { createContext, type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import * as messages from '@/.content/messages/ingredients';
import { LiveText } from '@/components/ui/live-text';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { RecipeLanguage } from '@/lib/recipe/language';
import type { SentencePiece } from '@/lib/recipe/sentence';
import { choiceSearch, type RecipeChoice, roundsOf, yieldNumber, yieldText } from '@/lib/recipe/servings';
import { type Choice, useChoice } from '@/lib/recipe/use-choice';
import { useLazy } from '@/lib/ui/use-lazy';
import { whenAtRest } from '@/lib/ui/when-at-rest';
import { renderPieces } from './pieces';

// The page contains the amounts as written. The code that works out others is too large for the first load.
const importDescribe = () => import('@/lib/recipe/sentence').then(({ describeSentence }) => describeSentence);

/** A recipe as its page in the browser needs it. */
export type ScalableRecipe = {
  slug: string;
  title: string;
  /** The recipe's own yield. */
  servings: number;
  /** Those of every version too. */
  ingredients: Ingredient[];
  /** The part with versions. */
  variants?: { options: readonly { id: string }[] };
  language: RecipeLanguage;
};

type RecipeWithChoice = Choice & {
  recipe: ScalableRecipe;
  /** Writes amounts for a choice; null until it is loaded, and the page shows the amounts as written. */
  describeSentence: Awaited<ReturnType<typeof importDescribe>> | null;
};

/** For controls, which answer a press. */
const RecipeContext = createContext<RecipeWithChoice | null>(null);
/**
 * For amounts, hundreds of texts, and what is computed from them: all of them follow a press together, in the frame after
 * the one that answers it.
 */
export const AmountsContext = createContext<RecipeWithChoice | null>(null);

/** The recipe of the page and the choice for it, for controls or for amounts; throws outside of a recipe page. */
export function useRecipe(from = RecipeContext): RecipeWithChoice {
  const context = useContext(from);
  if (!context) throw new Error('useRecipe needs a RecipeProvider above it.');
  return context;
}

/** The choice that the page is written for: the recipe's own until the code for other amounts is loaded. */
export function useShownChoice(from = RecipeContext): RecipeChoice {
  const { recipe, choice, describeSentence } = useRecipe(from);
  return describeSentence ? choice : { ...choice, servings: recipe.servings, system: 'metric' };
}

export type RecipeProviderProps = { recipe: ScalableRecipe; children: ReactNode };

/** Provides the choice in the address, and what writes amounts for it, to everything on a recipe page. */
export function RecipeProvider({ recipe, children }: RecipeProviderProps) {
  const { servings: recipeServings } = recipe;
  const chosen = useChoice(recipeServings, recipe.variants?.options);
  const { choice } = chosen;
  const [describeSentence, load] = useLazy(importDescribe, {
    onError: () => toastLoadError(messages.measures),
    mayReload: true,
  });
  const isNeeded = choice.servings !== recipeServings || choice.system !== 'metric';
  useEffect(() => {
    if (isNeeded) {
      void load();
      return;
    }
    // Loaded ahead in case the phone loses its network; a failure is reported only when it is needed.
    return whenAtRest(() => void importDescribe().catch(() => undefined));
  }, [isNeeded, load]);
  const context = useMemo<RecipeWithChoice>(
    () => ({ ...chosen, recipe, describeSentence }),
    [chosen, recipe, describeSentence],
  );
  return (
    <RecipeContext value={context}>
      <AmountsContext value={useDeferredValue(context)}>{children}</AmountsContext>
    </RecipeContext>
  );
}

export type ScaledAmountProps = {
  /** The reference in the recipe: `{beef|half}`. */
  text: string;
  /** Its pieces for the recipe as it is written. */
  written: SentencePiece[];
  /** The most that is made in one round, in servings. */
  upTo?: number;
};

/** An amount in a text, or a name that may be plural, at the chosen servings and units. */
export function ScaledAmount({ text, written, upTo }: ScaledAmountProps) {
  const { recipe, choice, describeSentence } = useRecipe(AmountsContext);
  const { servings, system } = choice;
  const options = { scale: servings / recipe.servings, system, rounds: upTo && roundsOf(servings, upTo) };
  const pieces = describeSentence?.(text, recipe, options) ?? written;
  return renderPieces(pieces, recipe.language.site, true);
}

export type ByAmountProps = {
  /** The most that the equipment holds, in servings. */
  upTo: number;
  /** Shown up to there. */
  within?: ReactNode;
  /** Shown for more. */
  beyond: ReactNode;
};

/** Text that depends on the number of batches, which grows once the equipment can't hold all servings. */
export function ByAmount({ upTo, within, beyond }: ByAmountProps) {
  return useShownChoice(AmountsContext).servings > upTo ? beyond : within;
}

export type YieldProps = {
  /** One of what is made: "serving", "block". Left out, only the number is shown. */
  unit?: string;
  /** Name for more than one, if adding an s does not make it: "loaves". */
  plural?: string;
  /** Text for the recipe's own yield if it is a range: "2-4". */
  writtenText?: string;
};

/** Yield at the chosen servings with its unit, "6 servings", or "6" without one. */
export function Yield({ unit, plural, writtenText }: YieldProps) {
  const { servings: recipeServings } = useRecipe().recipe;
  const { servings } = useShownChoice();
  const amount = writtenText && servings === recipeServings ? writtenText : servings;
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  return <LiveText>{unit ? yieldText(amount, unit, plural).replace(' ', '\u00a0') : number}</LiveText>;
}

/** Query of the page's address at the servings and units that are shown: "?servings=6", or nothing. */
export function ChoiceInAddress() {
  const { recipe, shared, describeSentence } = useRecipe();
  const { servings: recipeServings } = recipe;
  // Until the code for other amounts is loaded, the page shows the recipe's own.
  const shown = describeSentence ? shared : { ...shared, servings: recipeServings, system: null };
  return <LiveText>{choiceSearch(shown, recipeServings)}</LiveText>;
}
