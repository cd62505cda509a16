/** @jest-environment node */
import { testTables } from '@/__tests__/cases';
import { draftSlug } from '@/scripts/import/draft-head';
import { draftTimes } from '@/scripts/import/draft-times';
import { readIngredient } from '@/scripts/import/ingredient-line';
import { markMeasures, withoutMeasures } from '@/scripts/import/marks';
import { mentionIngredients } from '@/scripts/import/mentions';
import { lineOf, linesOf } from '@/scripts/import/plain-text';
import { instructionGroups } from '@/scripts/import/readers/json-ld';
import type { SourceRecipe } from '@/scripts/import/source-recipe';
import { markTimers } from '@/scripts/import/timers';
import { readTime } from '@/scripts/import/times';
import { firstWords } from '@/scripts/import/titles';
import { readYield } from '@/scripts/import/yields';
import { zipEntryName } from '@/scripts/import/zip-entry-name';

type Method = { steps: string[]; ingredients?: string[]; counted?: string[]; listed?: string[][] };

/** Mentions in the steps of a method. The second ingredient of a name has the id "salt-2". */
function mentionsIn({ steps, ingredients = [], counted = [], listed = steps.map(() => []) }: Method) {
  const names = [...ingredients, ...counted];
  const list = names.map((name, index) => ({
    id: name.replaceAll(' ', '-') + (names.indexOf(name) < index ? '-2' : ''),
    name,
    isCounted: counted.includes(name),
  }));
  return mentionIngredients(steps, list, listed);
}

testTables('__tests__/import/tables', {
  'archive-names': zipEntryName,
  'draft-times': (times: SourceRecipe['times']) => draftTimes({ times }),
  ingredients: (line: string) => {
    const { ingredient, unread } = readIngredient({ line }, true);
    return unread === undefined ? ingredient : { ...ingredient, unread };
  },
  instructions: instructionGroups,
  measures: markMeasures,
  mentions: mentionsIn,
  'plain-line': lineOf,
  'plain-lines': linesOf,
  slugs: draftSlug,
  'step-titles': firstWords,
  'texts-without-measures': withoutMeasures,
  timers: (sentence: string) => markTimers(sentence, { id: 'bake', title: 'Bake' }),
  times: readTime,
  yields: readYield,
});
