'use client';

import type { ReactNode } from 'react';
import * as words from '@/.content/words/recipe';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadList = () =>
  import('@/components/shopping/add-to-list.client').then((module) => module.addToShoppingList);

export type ShoppingButtonProps = {
  /** Title of the recipe. */
  title: string;
  children: ReactNode;
};

/** Puts what the recipe takes, at the chosen servings, on the shopping list kept on the device. */
export function ShoppingButton({ title, children }: ShoppingButtonProps) {
  const { slug, chosen } = useKitchen();
  const [, load] = useLoaded(loadList);
  const add = async () => {
    const addToList = await load(true);
    if (addToList) void addToList({ title, slug, servings: chosen.servings, version: chosen.variant });
    else sayNotLoaded(words.shoppingList);
  };
  return (
    <button type="button" onPointerEnter={load} onFocus={load} onClick={add}>
      {children}
    </button>
  );
}
