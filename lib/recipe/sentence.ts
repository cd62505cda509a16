import type { Ingredient } from '@/lib/content/schema/recipe-ingredient';
import type { Duration } from '@/lib/content/schema/recipe-step';
import type { UnitSystem } from '@/lib/content/schema/units';
import { describeMeasure } from './amounts';
import { describeMinutes } from './durations';
import { mentionParts } from './ingredient-parts';
import { parseStepText, type Segment } from './references';

/** Ingredients and durations that the references of a text may name. */
export type ReferenceTargets = { ingredients?: readonly Ingredient[]; durations?: readonly Duration[] };

/** Options for the amounts in a text. */
export type AmountOptions = {
  /** Chosen servings divided by the recipe's own. */
  scale: number;
  system: UnitSystem;
  /** Number of batches, in texts for yields that exceed the equipment. */
  rounds?: number;
};

/** Options for the recipe as written. */
export const AS_WRITTEN = { scale: 1, system: 'metric' } as const;

/**
 * Part of a sentence with its role, which decides its language:
 * - `text`: in the language of the recipe
 * - `amount`: an amount, a time or a temperature, in the language of the site
 * - `count`: an amount in the language of the recipe, "4 pieces"
 * - `size`: a size, in the language of the site
 */
export type SentencePiece = { text: string; role: 'text' | 'amount' | 'count' | 'size' };

/** Entry with an id. Throws for an unknown id; the content checks report it before. */
export function findById<T extends { id: string }>(list: readonly T[], id: string, what: string): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`No ${what} has the id “${id}”.`);
  return found;
}

/** Pieces of one segment. */
function describeSegment(
  segment: Segment,
  listed: ReferenceTargets,
  options: AmountOptions,
): SentencePiece[] {
  switch (segment.kind) {
    case 'text':
      return [{ text: segment.text, role: 'text' }];
    case 'ingredient': {
      const { id, share, used, show } = segment;
      const ingredient = findById(listed.ingredients ?? [], id, 'ingredient');
      const parts = mentionParts(ingredient, show, { ...options, share, used });
      return parts.map(({ text, role }) => ({ text, role: role === 'amount' ? role : 'text' }));
    }
    case 'duration': {
      const { minutes } = findById(listed.durations ?? [], segment.id, 'duration');
      return [{ text: describeMinutes(minutes), role: 'amount' }];
    }
    case 'size':
      return [{ text: describeMeasure(segment, options), role: 'size' }];
    case 'made':
      return [
        { text: describeMeasure(segment, options), role: 'names' in segment.made ? 'count' : 'amount' },
      ];
    case 'temperature':
    case 'rounds':
      return [{ text: describeMeasure(segment, options), role: 'amount' }];
  }
}

/** Formats a text with references as pieces. Throws for an ingredient or duration that is not listed. */
export function describeSentence(
  text: string,
  listed: ReferenceTargets,
  options: AmountOptions,
): SentencePiece[] {
  return parseStepText(text).flatMap((segment) => describeSegment(segment, listed, options));
}

/** Formats a text with references as plain text. Throws like `describeSentence`. */
export function renderText(text: string, options: AmountOptions, listed: ReferenceTargets = {}): string {
  return describeSentence(text, listed, options)
    .map((piece) => piece.text)
    .join('');
}

/** Ingredient with its amount as plain text: "400 g pork shoulder". */
export function renderIngredient(ingredient: Ingredient, options: AmountOptions): string {
  return mentionParts(ingredient, 'full', options)
    .map(({ text }) => text)
    .join('');
}
