'use client';

import { Bookmark, Check, ListPlus } from 'lucide';
import { useEffect, useState } from 'react';
import * as messages from '@/.content/messages/cardButtons';
import { Icon } from '@/components/ui/icon';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useIsStored } from '@/lib/storage/use-raw';
import { useLazy } from '@/lib/ui/use-lazy';
import { useSinglePress } from '@/lib/ui/use-single-press';
import type { CardRecipe, CardState } from './card-actions';

const importActions = () => import('./card-actions');

/**
 * Buttons on the card of a recipe: "Add to list", at its own servings, and "Save". What they do, and what is on the lists,
 * is loaded on first use, or for a visitor with entries on a list.
 */
export function CardButtons(recipe: CardRecipe) {
  const { slug, title } = recipe;
  const [{ isListed, isSaved }, setState] = useState<CardState>({ isListed: false, isSaved: false });
  const [actions, load, preload] = useLazy(importActions, { onError: () => toastLoadError(messages.what) });
  const hasList = useIsStored('rtr:shopping');
  const hasSaved = useIsStored('rtr:saved');
  const isUsed = hasList || hasSaved;
  useEffect(() => {
    if (isUsed) void preload();
  }, [isUsed, preload]);
  useEffect(() => actions?.watchCard(slug, setState), [actions, slug]);
  // Each does what its label says, also if the lists, still being loaded, have the recipe already.
  const pressList = useSinglePress(async () => {
    const loaded = await load();
    await (isListed ? loaded?.removeListed : loaded?.addListed)?.(recipe);
  });
  const pressSave = useSinglePress(async () =>
    (await load())?.changeLater(recipe, isSaved ? 'removed' : 'added'),
  );
  const look = {
    type: 'button',
    className: 'icon-btn bg-paper',
    onPointerEnter: preload,
    onFocus: preload,
  } as const;
  return (
    <>
      <button
        {...look}
        aria-label={(isListed ? messages.unlist : messages.list)({ recipe: title })}
        {...pressList}
      >
        <Icon of={isListed ? Check : ListPlus} size={20} />
      </button>
      <button
        {...look}
        aria-label={(isSaved ? messages.unsave : messages.save)({ recipe: title })}
        aria-pressed={isSaved}
        {...pressSave}
      >
        <Icon of={Bookmark} size={20} />
      </button>
    </>
  );
}
