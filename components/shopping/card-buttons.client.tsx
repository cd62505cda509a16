'use client';

import { Bookmark, Check, ListPlus } from 'lucide';
import * as messages from '@/.content/messages/cardButtons';
import { Icon } from '@/components/ui/icon';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { isSaved, SAVED } from '@/lib/saved/saved';
import { SHOPPING } from '@/lib/saved/shopping-list';
import { useStored } from '@/lib/storage/use-stored';
import { useLazy } from '@/lib/ui/use-lazy';
import type { CardRecipe } from './card-actions';

const importActions = () => import('./card-actions');

/** Buttons on the card of a recipe: "Add to list", at its own servings, and "Save". */
export function CardButtons(recipe: CardRecipe) {
  const { slug, title } = recipe;
  const [list] = useStored(SHOPPING);
  const [saved] = useStored(SAVED);
  const isListed = list.recipes.some((entry) => entry.slug === slug);
  const isOn = isSaved(saved, 'later', slug);
  const [, load, preload] = useLazy(importActions, { onError: () => toastLoadError(messages.what) });
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
        onClick={async () => (await load())?.toggleListed(recipe)}
      >
        <Icon of={isListed ? Check : ListPlus} size={20} />
      </button>
      <button
        {...look}
        aria-label={(isOn ? messages.unsave : messages.save)({ recipe: title })}
        aria-pressed={isOn}
        onClick={async () => (await load())?.toggleLater(recipe)}
      >
        <Icon of={Bookmark} size={20} />
      </button>
    </>
  );
}
