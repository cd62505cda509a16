import type { Duration, Ingredient } from '@/lib/content/schema/recipe';
import type { UnitSystem } from '@/lib/content/schema/units';
import { describeMinutes } from './duration';
import type { Show } from './measures';
import { describeMention } from './quantity';
import { parseStepText } from './references';
import { describeMeasure } from './sizes';

type Listed = { ingredients: readonly Ingredient[]; durations: readonly Duration[] };
type Measure = {
  factor: number;
  system: UnitSystem;
  /** In how many rounds, for texts about more than the equipment holds. */
  rounds?: number;
};

/** The one of `list` with this id. Throws an Error naming the id; the checks have named it long before that. */
export function findById<T extends { id: string }>(list: readonly T[], id: string, what: string): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`No ${what} has the id “${id}”.`);
  return found;
}

/** How an ingredient reads in a sentence: "400 g pork shoulder", "400 g" or "pork shoulder". */
export function mentionWords(
  ingredient: Ingredient,
  { share, used = 0, show }: { share: number; used?: number; show: Show },
  measure: Measure,
): string {
  const { quantity, name } = describeMention(ingredient, show, { ...measure, share, used });
  return [quantity, name].filter((words) => words !== '').join(' ');
}

/** A text without ingredients and durations, such as a note or a piece of equipment, as plain text. */
export function renderText(text: string, measure: Measure): string {
  return renderStepText(text, { ingredients: [], durations: [] }, measure);
}

/** A step's sentence as plain text. Throws an Error naming an ingredient or duration that is not listed. */
export function renderStepText(text: string, listed: Listed, measure: Measure): string {
  const pieces = parseStepText(text).map((segment) => {
    switch (segment.kind) {
      case 'text':
        return segment.text;
      case 'ingredient':
        return mentionWords(findById(listed.ingredients, segment.id, 'ingredient'), segment, measure);
      case 'duration':
        return describeMinutes(findById(listed.durations, segment.id, 'duration').minutes);
      default:
        return describeMeasure(segment, measure);
    }
  });
  return pieces.join('');
}
