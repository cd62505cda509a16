import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { recipe, serveRecipes } from '@/__tests__/recipe/served-recipes';
import { ShoppingList } from '@/components/shopping/shopping-list.client';
import { aisles, groceries, shoppingList as words } from '@/lib/content/server';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import { EMPTY_LIST, SHOPPING, type ShoppingListData } from '@/lib/saved/shopping-list';
// Imports the page's lazy chunks ahead, so that no test waits for them to be compiled.
import '@/components/shopping/to-buy.client';
import '@/components/shopping/incoming-list.client';
import '@/components/shopping/transfer-dialog.client';

// jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

export const noodles = recipe({
  slug: 'noodles',
  servings: 4,
  unit: 'serving',
  items: [
    { name: 'onion', buy: 'onion', amount: 400, unit: 'g' },
    { name: 'cold water', buy: 'water', amount: 60, unit: 'ml' },
    { name: 'sugar', buy: 'sugar', amount: 1, unit: 'tbsp' },
  ],
});
export const pork = recipe({
  slug: 'pork',
  servings: 2,
  unit: 'serving',
  items: [{ name: 'onion', buy: 'onion', amount: 1 }],
  variants: {
    title: 'Brine',
    options: [
      { id: 'bay', title: 'Bay', items: [{ name: 'bay leaf', buy: 'bay-leaf', amount: 2 }] },
      {
        id: 'apple',
        title: 'Apple',
        contains: 'gluten and milk',
        items: [{ name: 'apple', buy: 'apple', amount: 1 }],
      },
    ],
  },
});

export const listWith = (part: Partial<ShoppingListData>): ShoppingListData => ({ ...EMPTY_LIST, ...part });
export const BOTH = listWith({
  recipes: [
    { slug: 'noodles', servings: 4, variant: null },
    { slug: 'pork', servings: 2, variant: null },
  ],
});
/** Items of the visitor's own, numbered from 1. */
export const ownItems = (length: number, word: string) =>
  Array.from({ length }, (_, index) => ({ id: `o${index + 1}`, text: `${word} ${index + 1}` }));
export const store = (list: ShoppingListData) => localStorage.setItem(SHOPPING.key, JSON.stringify(list));
export const stored = (): ShoppingListData => JSON.parse(localStorage.getItem(SHOPPING.key) ?? 'null');
/** Shows the page with two recipes to choose from and waits for its lazy chunks. */
export async function show(...more: RecipeData[]) {
  const recipes = [noodles, pork, ...more];
  serveRecipes({ recipes, groceries });
  const shown = render(
    <ShoppingList
      count={recipes.length}
      suggestions={[{ slug: 'pork', title: 'Pork', servings: 2, card: <h3>Pork</h3> }]}
      page={{ ...words, aisles }}
    />,
    { wrapper: StrictMode },
  );
  await screen.findByLabelText('Add something else');
  return shown;
}
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
