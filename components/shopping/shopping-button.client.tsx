'use client';

import { Check } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useRecipe } from '@/components/recipe/recipe-choice.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { knownVersion, yieldNumber } from '@/lib/recipe/servings';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { useStored } from '@/lib/storage/use-stored';
import { partlyShown } from '@/lib/text/partly-shown';
import { useLazy } from '@/lib/ui/use-lazy';

const importList = () => import('./add-to-list.client').then((module) => module.addToShoppingList);

/** The chosen version as it is on the shopping list, and what puts it there at the chosen servings. */
function useListed() {
  const { recipe, choice } = useRecipe();
  const { slug, title, variants } = recipe;
  const { servings, variant } = choice;
  const [{ recipes }] = useStored(SHOPPING);
  const listed = recipes.find(
    (each) => each.slug === slug && knownVersion(each.variant, variants?.options) === variant,
  );
  const [, load, preload] = useLazy(importList, {
    onError: () => toastLoadError(messages.shoppingList),
    mayReload: true,
  });
  const put = async () =>
    (await load())?.({ slug, servings, variant: listed ? listed.variant : variant }, title);
  return { listed, servings, put, preloadOn: { onPointerEnter: preload, onFocus: preload } };
}

export type ShoppingButtonProps = { children: ReactNode };

/**
 * Adds the ingredients of the chosen version, at the chosen servings, to the shopping list on the device. Once they are on
 * it, it is a link to the list.
 */
export function ShoppingButton({ children }: ShoppingButtonProps) {
  const { listed, servings, put, preloadOn } = useListed();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const isListed = listed !== undefined;
  // The pressed button has made way for the link.
  useLayoutEffect(() => {
    if (!wasPressed.current || !isListed) return;
    wasPressed.current = false;
    link.current?.focus({ preventScroll: true });
  });
  const press = () => {
    wasPressed.current = true;
    void put();
  };
  if (!listed) {
    return (
      <button type="button" {...preloadOn} onClick={press}>
        {children}
      </button>
    );
  }
  const label =
    listed.servings === servings
      ? messages.onList
      : messages.onListFor({ number: yieldNumber(listed.servings) });
  return (
    <Link href="/recipes/shopping-list" ref={link} data-listed>
      <Icon of={Check} size={20} />
      <span>{partlyShown((shown) => messages.openList({ label: shown }), label)}</span>
    </Link>
  );
}

export type ChangeListedProps = { className: string };

/** Button that changes the listed version to the servings of the page. Null if the list has the same. */
export function ChangeListed({ className }: ChangeListedProps) {
  const { listed, servings, put, preloadOn } = useListed();
  if (!listed || listed.servings === servings) return null;
  const press = () => {
    // This button goes away; the link to the list takes its focus.
    document.querySelector<HTMLElement>('[data-listed]')?.focus({ preventScroll: true });
    void put();
  };
  return (
    <button type="button" className={className} {...preloadOn} onClick={press}>
      {messages.changeServings({ number: yieldNumber(servings) })}
    </button>
  );
}
