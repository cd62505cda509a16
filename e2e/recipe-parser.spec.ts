import { expect, test } from 'playwright/test';
import { scrapeRecipe } from 'recipe-scrapers';
import { ingredientsOf, stepsOf } from '@/lib/recipe/blocks';
import { literally, needed } from './content/found';
import { longestOf, longestRecipe, recipes, routeOf } from './content/recipes';

test("a recipe manager's own parser reads title, picture, yield, time, list and method of every recipe", async ({
  request,
  baseURL,
}) => {
  needed(longestRecipe, 'recipe');
  for (const content of recipes) {
    const address = routeOf(content);
    const html = await (await request.get(address)).text();
    const recipe = await scrapeRecipe(html, `${baseURL}${address}`);
    expect(recipe.title, address).toBe(content.title);
    expect(recipe.image, address).toMatch(/^https?:\/\/.+\.jpg$/);
    const { amount, text = `${amount}` } = content.yield;
    // Of a range it takes the smaller number.
    expect(Number.parseFloat(recipe.yields), address).toBe(Number.parseFloat(text));
    const { prep, cook, total } = content.times;
    expect(recipe.prepTime, address).toBe(longestOf(prep));
    if (cook !== 0) expect(recipe.cookTime, address).toBe(longestOf(cook));
    expect(recipe.totalTime, address).toBe(longestOf(total));

    const ingredients = recipe.ingredients.flatMap((group) => group.items.map((item) => item.value));
    const list = ingredientsOf(content);
    expect(ingredients, address).toHaveLength(list.length);
    for (const { name, plural = name } of list) {
      const named = new RegExp(`${literally(name)}|${literally(plural)}`);
      expect(
        ingredients.some((line) => named.test(line)),
        `${name} of ${address}`,
      ).toBe(true);
    }
    const steps = recipe.instructions.flatMap((group) => group.items.map((item) => item.value));
    // It leaves out a title that its text begins with.
    const lost = stepsOf(content).filter(({ title }) => !steps.some((line) => line.startsWith(title)));
    expect(lost, address).toEqual([]);
    // What the page's own syntax stands for has to be words by now.
    expect(
      [...ingredients, ...steps].filter((line) => /[{}|]|undefined|NaN/.test(line)),
      address,
    ).toEqual([]);
  }
});
