import type { Recipe } from '@/lib/content/schema/recipe';
import { stepsOf } from './blocks';
import { safetyText } from './safety';

/** Words of a method for which a sheet of A4 or Letter has room, in the smallest print, beside the ingredients. */
const WORDS = 750;

/** True if the method takes a second sheet, which leaves room for larger print and for the tips after it. */
export function needsSecondSheet(recipe: Recipe): boolean {
  const texts = stepsOf(recipe).flatMap((step) => [
    step.title,
    step.text,
    step.cue ?? '',
    safetyText(step, recipe),
  ]);
  return texts.join(' ').split(/\s+/).length > WORDS;
}
