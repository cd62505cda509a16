import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import { needed } from './content/found';
import { longestRecipe, recipes, routeOf } from './content/recipes';
import { exportedRecipes } from './routes';

type CookParser = {
  parse(text: string): {
    report: string;
    recipe: { ingredients: unknown[]; timers: unknown[]; sections: { content: unknown[] }[] };
  };
};

const FOLDER = path.resolve('node_modules/@cooklang/cooklang/pkg');

/** Cooklang's own parser. Its package is made for bundlers, so its two halves are put together here. */
async function cookParser(): Promise<CookParser> {
  const glue = await import(path.join(FOLDER, 'cooklang_wasm_bg.js'));
  const code = readFileSync(path.join(FOLDER, 'cooklang_wasm_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './cooklang_wasm_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
  return new glue.Parser();
}

test('every recipe page has its data beside it, and says where', async ({ request }) => {
  needed(longestRecipe, 'recipe');
  expect(exportedRecipes).toEqual(recipes.map(routeOf).sort());
  for (const recipe of recipes) {
    const address = routeOf(recipe);
    const html = await (await request.get(address)).text();
    expect(html, address).toContain(`href="${address}recipe.json"`);
    expect(html, address).toContain(`href="${address}recipe.cook"`);
    const data = await (await request.get(`${address}recipe.json`)).json();
    expect(data, address).toMatchObject({ '@type': 'Recipe', url: expect.stringMatching(`${address}$`) });
    expect(data.recipeIngredient, address).toHaveLength(ingredientsOf(recipe).length);
  }
});

test("Cooklang's own parser reads every recipe without a warning", async ({ request }) => {
  needed(longestRecipe, 'recipe');
  const parser = await cookParser();
  for (const content of recipes) {
    const address = routeOf(content);
    const { report, recipe } = parser.parse(await (await request.get(`${address}recipe.cook`)).text());
    expect(report, address).toBe('');
    // A part of an ingredient is named wherever it is used, so there may be more of them than in the list.
    expect(recipe.ingredients.length, address).toBeGreaterThanOrEqual(ingredientsOf(content).length);
    const isTimed = stepsOf(content).some(({ text }) => text.includes('{~'));
    expect(recipe.timers.length > 0, address).toBe(isTimed);
  }
});
