'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useKitchen } from '@/components/recipe/kitchen.client';
import { toast } from '@/components/ui/toast';
import { isSaved, SAVED, type SavedList, toggleSaved } from '@/lib/saved/saved';
import { useStored } from '@/lib/storage/use-stored';
import { useSinglePress } from '@/lib/ui/use-single-press';

/** Names and notices of a toggle, each for the recipe not on the list and on it. */
export type SaveTexts = {
  names: [add: string, remove: string];
  notices: [added: string, removed: string];
};

export type SaveToggleProps = { list: SavedList; texts: SaveTexts; children: ReactNode };

/** Adds this recipe to one of the visitor's lists on the device, or removes it. */
export function SaveToggle({ list, texts: { names, notices }, children }: SaveToggleProps) {
  const { slug } = useKitchen().recipe;
  const [saved, setSaved] = useStored(SAVED);
  const isOn = isSaved(saved, list, slug);
  const now = isOn ? 1 : 0;
  const press = useSinglePress(() => {
    const isStored = setSaved((current) => toggleSaved(current, list, slug));
    void toast({
      title: notices[now],
      description: isStored ? messages.whereSaved : messages.notSaved,
      kind: isStored ? 'success' : 'warning',
    });
  });
  return (
    <button type="button" className="icon-btn" aria-pressed={isOn} aria-label={names[now]} {...press}>
      {children}
    </button>
  );
}
