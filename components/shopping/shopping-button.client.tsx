'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useKitchen } from '@/components/recipe/kitchen.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/ui/use-loaded';

const loadList = () => import('./add-to-list.client').then((module) => module.addToShoppingList);

export type ShoppingButtonProps = { className: string; children: ReactNode };

/** Adds the ingredients, at the chosen servings, to the shopping list on the device. */
export function ShoppingButton({ className, children }: ShoppingButtonProps) {
  const { recipe, choice } = useKitchen();
  const [, load] = useLoaded(loadList);
  const add = async () => {
    const { slug, title } = recipe;
    const { servings, variant } = choice;
    const addToList = await load(true);
    if (addToList) addToList({ slug, servings, variant }, title);
    else sayNotLoaded(messages.shoppingList);
  };
  return (
    <button type="button" className={className} onPointerEnter={load} onFocus={load} onClick={add}>
      {children}
    </button>
  );
}
