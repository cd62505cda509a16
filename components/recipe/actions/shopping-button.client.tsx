'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const { slug, servings, variant } = useKitchen();
  const [, load] = useLoaded(loadList);
  const latest = useRef({ servings, variant });
  useLayoutEffect(() => {
    latest.current = { servings, variant };
  });
  const add = async () => {
    const addToList = await load(true);
    // A press that came before the address was read counts for the servings that stand there.
    const { servings, variant } = latest.current;
    if (addToList) void addToList({ title, slug, servings, version: variant });
    else sayNotLoaded('The shopping list');
  };
  return (
    <button type="button" onPointerEnter={load} onFocus={load} onClick={add}>
      {children}
    </button>
  );
}
