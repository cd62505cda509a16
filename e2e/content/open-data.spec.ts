import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { OUT } from '@/scripts/export';
import { cookParser } from './parsers';
import { exportedRecipes, sitePages } from './routes';

const fileOf = (route: string, name: string) => path.join(OUT, route, name);
const dataOf = (route: string) => JSON.parse(readFileSync(fileOf(route, 'recipe.json'), 'utf8'));
const RECIPE = /<script type="application\/ld\+json">[^<]*"@type":"Recipe"/;

test('every recipe page has its data beside it, links to it, and has the steps that the data refers to', () => {
  // A page at the number of a recipe is a copy of its page.
  const pages = sitePages.filter(({ route, html }) => RECIPE.test(html) && !/\/\d+\/$/.test(route));
  expect(pages.map(({ route }) => route).sort()).toEqual(exportedRecipes);
  for (const { route, html } of pages) {
    const data = dataOf(route);
    expect(data, route).toMatchObject({ '@type': 'Recipe', url: expect.stringMatching(`${route}$`) });
    for (const file of ['recipe.json', 'recipe.cook', 'recipe.md']) {
      expect(html, route).toContain(`${route}${file}"`);
      expect(existsSync(fileOf(route, file)), `${route}${file}`).toBe(true);
    }
    type Step = { url: string };
    const parts: ({ itemListElement: Step[] } | Step)[] = data.recipeInstructions;
    const steps = parts.flatMap((part) => ('itemListElement' in part ? part.itemListElement : [part]));
    expect(steps.length, route).toBeGreaterThan(0);
    for (const { url } of steps) expect(html, route).toContain(`id="${new URL(url).hash.slice(1)}"`);
  }
});

test("Cooklang's own parser reads every recipe without a warning", async () => {
  const parser = await cookParser();
  for (const route of exportedRecipes) {
    const { report, recipe } = parser.parse(readFileSync(fileOf(route, 'recipe.cook'), 'utf8'));
    expect(report, route).toBe('');
    // A part of an ingredient is named wherever it is used, so there may be more of them than in the list.
    expect(recipe.ingredients.length, route).toBeGreaterThanOrEqual(dataOf(route).recipeIngredient.length);
  }
});
