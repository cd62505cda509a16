'use client';

import type { ReactNode } from 'react';
import { LiveText } from '@/components/ui/live-text';
import type { Piece } from '@/lib/recipe/sentence';
import { kitchenSearch, roundsOf, yieldNumber, yieldText } from '@/lib/recipe/servings';
import { useKitchen, useShownChoice } from './kitchen.client';
import { renderPieces } from './pieces';

export type AmountProps = {
  /** The reference in the recipe: `{beef|half}`. */
  text: string;
  /** Its pieces for the recipe as it is written. */
  written: Piece[];
  /** The most that is made in one round, in servings. */
  upTo?: number;
};

/** An amount in a text, or a name that may be plural, at the chosen servings and units. */
export function Amount({ text, written, upTo }: AmountProps) {
  const { recipe, choice, describeSentence } = useKitchen();
  const { servings, system } = choice;
  const options = { scale: servings / recipe.base, system, rounds: upTo && roundsOf(servings, upTo) };
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

/** What depends on whether the equipment holds all of it. */
export function ByAmount({ upTo, within, beyond }: ByAmountProps) {
  return useShownChoice().servings > upTo ? beyond : within;
}

export type YieldProps = {
  /** One of what is made: "serving", "block". Left out, only the number is shown. */
  unit?: string;
  /** Name for more than one, if adding an s does not make it: "loaves". */
  plural?: string;
  /** Text for the recipe's own yield if it is a range: "2-4". */
  baseText?: string;
};

/** How much is made at the chosen servings: "6 servings", or "6". */
export function Yield({ unit, plural, baseText }: YieldProps) {
  const { base } = useKitchen().recipe;
  const { servings } = useShownChoice();
  const amount = baseText && servings === base ? baseText : servings;
  const number = typeof amount === 'number' ? yieldNumber(amount) : amount;
  return <LiveText>{unit ? yieldText(amount, unit, plural).replace(' ', '\u00a0') : number}</LiveText>;
}

/** Query of the page's address at the servings and units that are shown: "?servings=6", or nothing. */
export function KitchenSearch() {
  return <LiveText>{kitchenSearch(useShownChoice(), useKitchen().recipe.base)}</LiveText>;
}
