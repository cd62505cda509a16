/** @jest-environment node */
import { groceries } from '@/lib/content/recipes';
import type { Grocery } from '@/lib/content/schema/groceries';
import type { Recipe, RecipeBlock } from '@/lib/content/schema/recipe';
import { recipeCooklang } from '@/lib/open-data/cooklang';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { allergenList, allergensOf } from '@/lib/recipe/allergens';
import {
  blocksOf,
  everyIngredientOf,
  ingredientsOf,
  recipePath,
  stepsOf,
  toolsOf,
  variantsOf,
} from '@/lib/recipe/blocks';
import { renderStepText } from '@/lib/recipe/text';
import { recipeJsonLd } from '@/lib/seo/json-ld';

/** Not vegetarian, though it stands in no aisle for meat; the cheeses are set with animal rennet. */
const FROM_ANIMALS: string[] = ['chicken-stock', 'oyster-sauce', 'parmesan', 'pecorino'];

const boughtBy = (recipe: Recipe) => everyIngredientOf(recipe).flatMap(({ buy }) => (buy ? [buy] : []));
const inShop = (id: string) => groceries[id] as Grocery;

/** Every sentence outside of the ingredient list, with references as they are written. */
function sentencesOf(recipe: Recipe): string[] {
  const texts: (string | undefined)[] = [recipe.dek, recipe.pictureCaption];
  for (const { text, cue, safety } of stepsOf(recipe)) texts.push(text, cue, safety);
  for (const block of recipe.blocks) {
    if (block.type === 'tips' || block.type === 'notes' || block.type === 'swaps') {
      texts.push(...block.items.map((item) => item.text));
    }
    if (block.type === 'keeping') texts.push(block.ahead, block.fridge, block.freezer, block.reheat);
  }
  return texts.flatMap((text) => text?.split(/(?<=\.)\s+/) ?? []);
}

const ranged = (range: number | [number, number]) => (typeof range === 'number' ? range : range.join('-'));

describe.each(allRecipes().map((recipe) => [recipe.title, recipe] as const))('%s', (_title, recipe) => {
  it('says for every amount what to buy', () => {
    const unnamed = everyIngredientOf(recipe).filter(({ amount, buy }) => amount !== undefined && !buy);
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('says how long each step takes, up to the last', () => {
    const timeless = stepsOf(recipe)
      .slice(0, -1)
      .filter(({ durations, work }) => durations.length === 0 && work === undefined);
    expect(timeless.map(({ id }) => id)).toEqual([]);
  });

  it.each<RecipeBlock['type']>(['equipment', 'keeping', 'swaps', 'tips'])('has its %s', (type) => {
    expect(blocksOf(recipe, type)).not.toEqual([]);
  });

  it('names every allergen of its ingredients and no other', () => {
    const brought = new Set(boughtBy(recipe).flatMap((id) => inShop(id).contains ?? []));
    expect([...recipe.allergens].sort()).toEqual([...brought].sort());
  });

  it('names with every version of it what that version brings, and nothing of the others', () => {
    for (const { id } of variantsOf(recipe)?.options ?? []) {
      const brought = new Set(
        ingredientsOf(recipe, id).flatMap(({ buy }) => inShop(buy ?? '').contains ?? []),
      );
      expect([id, ...allergensOf(recipe, id).sort()]).toEqual([id, ...[...brought].sort()]);
    }
    const told = JSON.stringify([recipeJsonLd(recipe), recipeCooklang(recipe)]);
    for (const { id } of variantsOf(recipe)?.options.slice(1) ?? []) {
      const added = allergensOf(recipe, id).filter((one) => !allergensOf(recipe).includes(one));
      if (added.length > 0) expect(told).toContain(`adds ${allergenList(added)}.`);
    }
  });

  it.each([0.5, 1, 3])('reads as sentences at %s times its amounts', (factor) => {
    const ingredients = everyIngredientOf(recipe);
    for (const { text, durations } of stepsOf(recipe)) {
      const read = renderStepText(text, { ingredients, durations }, { factor, system: 'metric' });
      expect(read).toMatch(/^\p{Lu}[^{}]*[.]$/u);
      expect(read).not.toMatch(/ [,.;:]| {2}|\b(\w+) \1\b|\.\p{L}/iu);
    }
  });

  it('puts a large pot of water on while other steps go on, and says how long it takes', () => {
    const pots = toolsOf(recipe).filter((tool) => /^Large pot/.test(tool));
    const heated = stepsOf(recipe)
      .flatMap(({ durations }) => durations)
      .filter(
        ({ label, minutes, until }) =>
          /water to a boil/.test(label) && until && Math.min(...[minutes].flat()) > 9,
      );
    expect(heated.length).toBeGreaterThanOrEqual(pots.length);
  });

  it('calls nothing “it” that is several when more is cooked', () => {
    const counted = everyIngredientOf(recipe).flatMap(({ id, plural }) => (plural ? [id] : []));
    const wrong = stepsOf(recipe)
      .flatMap(({ text }) => text.split(/(?<=[.:])\s/))
      .filter((sentence) =>
        counted.some((id) => new RegExp(`(?<! of )\\{${id}(\\|[^}]*)?\\}.*\\bit\\b`).test(sentence)),
      );
    expect(wrong).toEqual([]);
  });

  it('is written without exclamation marks, emoji and typewriter apostrophes', () => {
    const words = [recipe.title, recipe.description, ...sentencesOf(recipe)].join('\n');
    expect(words).not.toMatch(/!|\p{Extended_Pictographic}|\w'\w/u);
  });
});

describe('The recipes together', () => {
  it('take nothing from the aisle of meat and fish into a vegetarian pot', () => {
    const vegetarian = allRecipes().filter(({ diets }) => diets.includes('vegetarian'));
    expect(vegetarian).not.toEqual([]);
    const meat = vegetarian.flatMap((recipe) =>
      boughtBy(recipe).filter((id) => inShop(id).aisle === 'Meat and fish' || FROM_ANIMALS.includes(id)),
    );
    expect(meat).toEqual([]);
  });

  it('call what is vegan vegetarian and dairy-free too, and sweeten it without honey', () => {
    const vegan = allRecipes().filter(({ diets }) => diets.includes('vegan'));
    expect(vegan).not.toEqual([]);
    for (const recipe of vegan) {
      expect(recipe.diets).toEqual(expect.arrayContaining(['vegetarian', 'dairy-free']));
      expect(boughtBy(recipe)).not.toContain('honey');
    }
  });

  it('give the same figures in their descriptions as in their facts', () => {
    const measured = allRecipes().filter(({ nutrition }) => nutrition !== undefined);
    expect(measured).not.toEqual([]);
    for (const { description, nutrition } of measured) {
      const { calories, protein } = nutrition ?? {};
      if (calories !== undefined) expect(description).toContain(`${calories} calories`);
      if (protein !== undefined) expect(description).toContain(`${protein} g of protein`);
    }
  });

  it('never print the same sentence twice', () => {
    const owners = new Map<string, string[]>();
    for (const recipe of allRecipes()) {
      for (const sentence of sentencesOf(recipe)) {
        if (sentence.split(' ').length < 5) continue;
        owners.set(sentence, [...(owners.get(sentence) ?? []), recipe.slug]);
      }
    }
    expect([...owners].filter(([, slugs]) => slugs.length > 1)).toEqual([]);
  });

  it('call what comes before and after, and what may replace what, by the same names', () => {
    const titles = allRecipes().flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'keeping' || block.type === 'swaps' ? [block.title] : [])),
    );
    expect(new Set(titles)).toEqual(new Set(['Ahead and after', 'Instead of']));
  });

  it('promise only the figures that were given', () => {
    const figures = allRecipes().flatMap(({ slug, nutrition }) => (nutrition ? [[slug, nutrition]] : []));
    expect(Object.fromEntries(figures)).toEqual({
      'teriyaki-chicken': { calories: 425, protein: 35 },
      'turkey-taco-bowls': { calories: 380, protein: 28 },
      'mediterranean-salmon': { calories: 425, protein: 32 },
      'tofu-vegetable-stir-fry': { protein: 22 },
    });
  });

  it.each([
    [7, 'tofu', '/tofu', 'Soybean', '1 block', '600-1440', '1440-1680', '600-1440'],
    [12, 'jjajangmyeon', '/jjajangmyeon', 'Noodles', '4 serving', 45, 75, 45],
    [13, 'black-bean-soup', '/recipes/black-bean-soup', 'Legumes', '6 serving', 30, '150-180', '150-180'],
    [14, 'greek-salad', '/greek-salad-recipe', 'Salad', '2-4 serving', 15, 15, 15],
    [17, 'pasta', '/pasta', 'Pasta', '4 serving', 30, 75, 30],
    [
      18,
      'chickpea-curry',
      '/recipes/chickpea-curry',
      'Legumes',
      '4 serving',
      '510-750',
      '600-870',
      '600-870',
    ],
    [20, 'buttered-pork', '/buttered-pork', 'Pork', '8 serving', '7920-10080', '8100-10320', '7200-8640'],
    [21, 'teriyaki-chicken', '/recipes/teriyaki-chicken', 'High Protein', '4 serving', 15, 40, 40],
    [22, 'turkey-taco-bowls', '/recipes/turkey-taco-bowls', 'High Protein', '4 serving', 15, 35, 35],
    [23, 'mediterranean-salmon', '/recipes/mediterranean-salmon', 'High Protein', '4 serving', 25, 45, 45],
    [
      24,
      'tofu-vegetable-stir-fry',
      '/recipes/tofu-vegetable-stir-fry',
      'Plant Protein',
      '4 serving',
      15,
      30,
      30,
    ],
  ])('list number %i as %s at %s', (id, slug, path, category, makes, prep, total, card) => {
    const recipe = recipeBySlug(slug);
    const { times, yield: made } = recipe;
    expect([recipe.id, recipePath(recipe), recipe.category]).toEqual([id, path, category]);
    expect(`${made.text ?? made.amount} ${made.unit}`).toBe(makes);
    expect([times.prep, times.total, times.card].map(ranged)).toEqual([prep, total, card]);
  });

  it('file tofu under soybeans in lists and under legumes on its own page, from 600 g of beans', () => {
    const tofu = recipeBySlug('tofu');
    expect([tofu.category, tofu.pageCategory]).toEqual(['Soybean', 'Legumes']);
    const beans = everyIngredientOf(tofu).find(({ buy }) => buy === 'soybeans');
    expect([beans?.amount, beans?.unit]).toEqual([600, 'g']);
  });

  it('brine pork for five to six days in two stages and dry it for a day at most', () => {
    const steps = stepsOf(recipeBySlug('buttered-pork'));
    const hours = (id: string) => {
      const minutes = steps.flatMap(({ durations }) => durations).find((each) => each.id === id)?.minutes;
      return [minutes ?? Number.NaN].flat().map((each) => each / 60);
    };
    const [first, second, dry] = [hours('first'), hours('second'), hours('dry')];
    for (const stage of [...first, ...second]) expect([48, 72]).toContain(stage);
    expect(Math.max(...first) + Math.min(...second)).toBe(5 * 24);
    expect(Math.max(...first) + Math.max(...second)).toBe(6 * 24);
    expect(Math.max(...dry)).toBe(24);
  });
});
