'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useKitchen } from '@/components/recipe/kitchen.client';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useLazy } from '@/lib/ui/use-lazy';

const importList = () => import('./add-to-list.client').then((module) => module.addToShoppingList);

export type ShoppingButtonProps = { className: string; children: ReactNode };

/** Adds the ingredients, at the chosen servings, to the shopping list on the device. */
export function ShoppingButton({ className, children }: ShoppingButtonProps) {
  const { recipe, choice } = useKitchen();
  const [, load, preload] = useLazy(importList, {
    onError: () => toastLoadError(messages.shoppingList),
    mayReload: true,
  });
  const add = async () => {
    const { slug, title } = recipe;
    const { servings, variant } = choice;
    const addToList = await load();
    addToList?.({ slug, servings, variant }, title);
  };
  return (
    <button type="button" className={className} onPointerEnter={preload} onFocus={preload} onClick={add}>
      {children}
    </button>
  );
}
