import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
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
  expect(exportedRecipes.length).toBeGreaterThanOrEqual(11);
  for (const address of exportedRecipes) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain(`href="${address}recipe.json"`);
    expect(html, address).toContain(`href="${address}recipe.cook"`);
    const data = await (await request.get(`${address}recipe.json`)).json();
    expect(data, address).toMatchObject({ '@type': 'Recipe', url: expect.stringMatching(`${address}$`) });
    expect(data.recipeIngredient.length, address).toBeGreaterThan(2);
  }
});

test("Cooklang's own parser reads every recipe without a warning", async ({ request }) => {
  const parser = await cookParser();
  for (const address of exportedRecipes) {
    const { report, recipe } = parser.parse(await (await request.get(`${address}recipe.cook`)).text());
    expect(report, address).toBe('');
    const data = await (await request.get(`${address}recipe.json`)).json();
    // A part of an ingredient is named wherever it is used, so there may be more of them than in the list.
    expect(recipe.ingredients.length, address).toBeGreaterThanOrEqual(data.recipeIngredient.length);
    expect(recipe.timers.length, address).toBeGreaterThan(0);
  }
});
