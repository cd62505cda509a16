import type { Recipe } from '@/lib/content/schema/recipe';
import { blocksOf, groupsOf, ingredientsOf, stepsOf } from './blocks';

/** Words of the method that take as much height on paper as one line of the list beside it. */
const WORDS_PER_LINE = 21;

/** True if the ingredient list is probably the longer one of the two columns on paper. */
export function isListLonger(recipe: Pick<Recipe, 'blocks'>): boolean {
  const titles = blocksOf(recipe, 'ingredients').flatMap(groupsOf).length;
  const lines = ingredientsOf(recipe).length + titles;
  const texts = stepsOf(recipe).map(
    ({ title, text, cue = '', safety = '' }) => `${title} ${text} ${cue} ${safety}`,
  );
  return texts.join(' ').split(/\s+/).length < lines * WORDS_PER_LINE;
}
