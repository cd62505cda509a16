/** @jest-environment node */
import fc from 'fast-check';
import { readWrittenText } from '@/scripts/import/readers/written-text';
import { emptyRecipe } from '@/scripts/import/source-recipe';
import { drafted } from './kitchen';

/** Words that recipes are made of, and what breaks readers of them. */
const word = fc.constantFrom(
  ...'1 2 ½ 1/2 1-1/2 2-3 350 °F 350°F {x} { } {~fry} {@180} @ # : - “a” " \' cup cups g tbsp T oz lb can (14 oz) (( )) * inch 9x13-inch minutes 10 min. hours salt butter the half of remaining flour, chopped ✎ --- <<<<<<< 大さじ1 卵 2個 간장 1큰술 약간 適量 &amp; \u0000 \u200b \ud800 😀 999999999999 0 -1 NaN of and + / one two quart'.split(
    ' ',
  ),
);
const line = fc.oneof(
  fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const lines = fc.array(line, { maxLength: 8 });
const time = fc.oneof(
  fc.constantFrom('PT10M', 'PT0M', 'PTHM', 'soon', '90', '-5', 'P9D', '20-30 min', ''),
  line,
);

it('is shown, whatever lines a recipe has', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: line,
        ingredients: lines,
        steps: lines,
        notes: lines,
        yields: lines,
        time,
        cook: time,
        total: time,
        description: line,
      }),
      ({ title, ingredients, steps, notes, yields, time: prep, cook, total, description }) => {
        const { problems } = drafted({
          ...emptyRecipe(title),
          ingredients: [{ title, items: ingredients.map((each) => ({ line: each })) }],
          steps: [{ title: description, items: steps.map((text) => ({ text, title: text })) }],
          notes: notes.map((text) => ({ text })),
          equipment: notes,
          yields,
          times: { prep, cook, total },
          description,
          keywords: yields,
          cuisines: notes,
        });
        expect(problems).toEqual([]);
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 60) },
  );
});

it('is shown, whatever a text with a list of ingredients has', () => {
  fc.assert(
    fc.property(lines, lines, (ingredients, steps) => {
      const text = `Soup\n\nIngredients\n${ingredients.join('\n')}\nMethod\n${steps.join('\n')}\n`;
      const recipe = readWrittenText(text, 'soup');
      if (recipe) expect(drafted(recipe).problems).toEqual([]);
    }),
    { numRuns: Number(process.env.RUNS ?? 60) },
  );
});
