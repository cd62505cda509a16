/** @jest-environment node */

import { wordsOf } from '@/lib/checks/recipe-texts';
import { UNIT_SYSTEMS } from '@/lib/content/schema/units';
import { recipeCooklang } from '@/lib/open-data/cooklang';
import { allRecipes } from '@/lib/recipe/all';
import { everyIngredientOf, stepsOf } from '@/lib/recipe/blocks';
import { renderStepText } from '@/lib/recipe/text';
import { recipeJsonLd } from '@/lib/seo/json-ld';

/** The file a recipe stands in. */
const fileOf = ({ slug }: { slug: string }) => `data/recipes/${slug}.yaml`;

test('every text of a recipe can be read at any amount, in both systems of measures', () => {
  const unread = allRecipes().flatMap((recipe) => {
    const listed = {
      ingredients: everyIngredientOf(recipe),
      durations: stepsOf(recipe).flatMap(({ durations }) => durations),
    };
    return wordsOf(recipe).flatMap(({ value }) =>
      UNIT_SYSTEMS.flatMap((system) =>
        [0.5, 1, 3].flatMap((factor) => {
          const read = renderStepText(value, listed, { factor, system, rounds: 2 });
          return /[{}]|NaN|undefined|Infinity/.test(read) ? [`${fileOf(recipe)}: ${read}`] : [];
        }),
      ),
    );
  });
  expect(unread).toEqual([]);
});

test('the files beside the page of a recipe hold all of its steps', () => {
  const missing = allRecipes().flatMap((recipe) => {
    const [data, cooklang] = [JSON.stringify(recipeJsonLd(recipe)), recipeCooklang(recipe)];
    const plain = cooklang.replaceAll('\\', '').replaceAll(/\s+/g, ' ');
    return stepsOf(recipe)
      .map(({ title }) => title)
      .filter((title) => {
        const written = JSON.stringify(title).slice(1, -1);
        return !data.includes(written) || !plain.includes(title.replaceAll(/\s+/g, ' ').trim());
      })
      .map((title) => `${fileOf(recipe)}: ${title}`);
  });
  expect(missing).toEqual([]);
});
