'use client';

import { Check } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useKitchen } from '@/components/recipe/kitchen.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { yieldNumber } from '@/lib/recipe/servings';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { useStored } from '@/lib/storage/use-stored';
import { partlyShown } from '@/lib/text/partly-shown';
import { useLazy } from '@/lib/ui/use-lazy';

const importList = () => import('./add-to-list.client').then((module) => module.addToShoppingList);

export type ShoppingButtonProps = { className: string; children: ReactNode };

/**
 * Adds the ingredients, at the chosen servings, to the shopping list on the device. Once they are on it, it is a link to
 * the list; a listed recipe with other servings or another version has a second button that changes it.
 */
export function ShoppingButton({ className, children }: ShoppingButtonProps) {
  const { recipe, choice } = useKitchen();
  const { slug, title } = recipe;
  const { servings, variant } = choice;
  const [{ recipes }] = useStored(SHOPPING);
  const listed = recipes.find((each) => each.slug === slug);
  const [, load, preload] = useLazy(importList, {
    onError: () => toastLoadError(messages.shoppingList),
    mayReload: true,
  });
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const isListed = listed !== undefined;
  // The pressed button has made way for the link, or was removed.
  useLayoutEffect(() => {
    if (!wasPressed.current || !isListed) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body)
      link.current?.focus({ preventScroll: true });
  });
  const put = async () => {
    const addToList = await load();
    wasPressed.current = true;
    addToList?.({ slug, servings, variant }, title);
  };
  if (!listed) {
    return (
      <button type="button" className={className} onPointerEnter={preload} onFocus={preload} onClick={put}>
        {children}
      </button>
    );
  }
  const isOtherVersion = (listed.variant ?? null) !== variant;
  const isOther = isOtherVersion || listed.servings !== servings;
  const number = yieldNumber(listed.servings);
  const label = listed.servings === servings ? messages.onList : messages.onListFor({ number });
  const change = isOtherVersion
    ? messages.changeVersion
    : messages.changeServings({ number: yieldNumber(servings) });
  return (
    <>
      <Link className={className} href="/recipes/shopping-list" ref={link}>
        {/* Takes the space of the label before, so that nothing beside it moves. */}
        <span className="grid *:[grid-area:1/1]">
          <span className="flex items-center gap-2 opacity-0" aria-hidden="true">
            {children}
          </span>
          <span className="flex items-center gap-2">
            <Icon of={Check} size={20} />
            <span>{partlyShown((shown) => messages.openList({ label: shown }), label)}</span>
          </span>
        </span>
      </Link>
      {isOther && (
        <button
          type="button"
          className={`${className} link`}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={put}
        >
          {partlyShown((shown) => messages.changeOnList({ change: shown }), change)}
        </button>
      )}
    </>
  );
}
