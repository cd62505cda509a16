/** @jest-environment node */
import { allRecipes } from '@/lib/recipe/all';
import { decodeList, encodeList } from '@/lib/shopping/link';
import { EMPTY_LIST, isShoppingList, type ShoppingList, tickedKeys, toggled } from '@/lib/shopping/list';
import { type Line, mergeRecipes } from '@/lib/shopping/merge';
import { type ShopItem, shopData } from '@/lib/shopping/shop-data';

const { recipes, groceries } = shopData(allRecipes());

/** The lines for recipes, each at its own yield. */
const linesFor = (...slugs: string[]): Line[] =>
  mergeRecipes(
    recipes
      .filter(({ slug }) => slugs.includes(slug))
      .map((recipe) => ({ recipe, servings: recipe.base, variant: null })),
    groceries,
  );
/** The lines for one dish that takes only this. */
const linesOf = (item: ShopItem): Line[] => {
  const dish = { slug: 'dish', title: 'Dish', path: '/dish', base: 1, unit: 'serving', items: [item] };
  return mergeRecipes([{ recipe: dish, servings: 1, variant: null }], groceries);
};

function tick(key: string, lines: Line[]): ShoppingList {
  const line = lines.find((each) => each.key === key);
  if (!line) throw new Error(`${key} is not on the list`);
  return toggled(EMPTY_LIST, line, lines);
}

const isTicked = (list: ShoppingList, key: string, lines: Line[]) => tickedKeys(list, lines).has(key);

test('400 g of onions are not enough once 3 onions are needed, and the other way round they are', () => {
  const noodles = linesOf({ name: 'onion', buy: 'onion', amount: 400, unit: 'g' });
  const curry = linesOf({ name: 'onion', buy: 'onion', amount: 3 });
  expect(isTicked(tick('onion', noodles), 'onion', noodles)).toBe(true);
  expect(isTicked(tick('onion', noodles), 'onion', curry)).toBe(false);
  expect(isTicked(tick('onion', curry), 'onion', noodles)).toBe(true);
});

test('the juice of two lemons is two lemons, not what the juice weighs', () => {
  const one = linesOf({ name: 'lemon', buy: 'lemon', amount: 1 });
  const juice = (amount: number) => linesOf({ name: 'lemon juice', buy: 'lemon', amount, unit: 'ml' });
  // 45 ml to a lemon.
  expect(isTicked(tick('lemon', one), 'lemon', juice(40))).toBe(true);
  expect(isTicked(tick('lemon', one), 'lemon', juice(90))).toBe(false);
});

test('a tick on salt to taste lapses once a recipe measures it', () => {
  const key = 'salt';
  const toTaste = linesFor('oat-dumplings');
  const measured = linesFor('oat-dumplings', 'rice-bowls');
  const list = tick(key, toTaste);
  expect(isTicked(list, key, toTaste)).toBe(true);
  expect(isTicked(list, key, measured)).toBe(false);
  const sent = decodeList(encodeList(list));
  expect(sent?.ok && isTicked(sent.list, key, measured)).toBe(false);
  expect(sent?.ok && isTicked(sent.list, key, toTaste)).toBe(true);
});

test('however many lines are ticked one after the other, the list can be read again', () => {
  const lines = Array.from({ length: 1200 }, (_, index) => ({ key: `line-${index}`, size: 1 }));
  const list = lines.reduce<ShoppingList>((all, line) => toggled(all, line, lines), EMPTY_LIST);
  expect(isShoppingList(list)).toBe(true);
});
