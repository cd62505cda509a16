import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultTreeAdapter } from 'parse5';
import { expect, test } from 'playwright/test';
import { scrapeRecipe } from 'recipe-scrapers';
import { attribute, type Element, elementsOf, OUT } from '@/scripts/export';
import { exportedRecipes } from './routes';

/** All text in an element, with single spaces. */
function contentOf(element: Element): string {
  const read = (node: Element['childNodes'][number]): string => {
    if (defaultTreeAdapter.isTextNode(node)) return node.value;
    return 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  };
  return read(element).replace(/\s+/g, ' ').trim();
}

/** Titles of the steps on a page: each step has an id and a heading. */
const stepsOf = (elements: Element[]) =>
  elements.flatMap((element, index) => {
    if (!attribute(element, 'id')?.startsWith('step-')) return [];
    const heading = elements.slice(index).find(({ tagName }) => /^h[1-6]$/.test(tagName));
    return heading ? [contentOf(heading)] : [];
  });

for (const route of exportedRecipes) {
  test(`a recipe manager reads all of ${route}`, async () => {
    const html = readFileSync(path.join(OUT, route, 'index.html'), 'utf8');
    const data = JSON.parse(readFileSync(path.join(OUT, route, 'recipe.json'), 'utf8'));
    const elements = elementsOf(html);
    const heading = elements.find(({ tagName }) => tagName === 'h1');
    const recipe = await scrapeRecipe(html, `https://example.com${route}`);
    expect(recipe.title).toBe(data.name);
    // The heading is one of its names, and may go on with the name in another script.
    const names = [data.name, data.alternateName ?? []].flat();
    const title = heading ? contentOf(heading) : '';
    expect(names.some((name: string) => title.startsWith(name))).toBe(true);
    expect(recipe.image).toMatch(/^https?:\/\/.+\.jpg$/);
    expect(recipe.yields).toMatch(/^[\d.]+ ./);
    expect(recipe.totalTime).toBeGreaterThan(0);
    expect(recipe.totalTime).toBeGreaterThanOrEqual(recipe.prepTime ?? 0);
    const ingredients = recipe.ingredients.flatMap(({ items }) => items.map(({ value }) => value));
    expect(ingredients).toEqual(data.recipeIngredient);
    const steps = recipe.instructions.flatMap(({ items }) => items.map(({ value }) => value));
    const titles = stepsOf(elements);
    expect(titles.length).toBeGreaterThan(0);
    // The parser leaves out a title that its text begins with.
    expect(titles.filter((title) => !steps.some((line) => line.startsWith(title)))).toEqual([]);
    // No syntax of the content is left.
    expect([...ingredients, ...steps].filter((line) => /[{}|]|undefined|NaN/.test(line))).toEqual([]);
  });
}
