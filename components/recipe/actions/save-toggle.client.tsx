'use client';

import type { ReactNode } from 'react';
import * as recipeWords from '@/.content/words/recipe';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { toast } from '@/components/ui/toast';
import { useSinglePress } from '@/lib/hooks/use-single-press';
import { useStored } from '@/lib/hooks/use-stored';
import { isSaved, SAVED, type SavedList, toggleSaved } from '@/lib/recipe/saved';

/** What a toggle is called and what it says, off first, then on. */
export type SaveWords = {
  names: [add: string, remove: string];
  messages: [added: string, removed: string];
};

export type SaveToggleProps = {
  list: SavedList;
  words: SaveWords;
  /** Its icon. */
  children: ReactNode;
};

/** Puts this recipe on one of the visitor's lists, kept on the device, or takes it off. */
export function SaveToggle({ list, words, children }: SaveToggleProps) {
  const { slug } = useKitchen();
  const [saved, setSaved] = useStored(SAVED);
  const isOn = isSaved(saved, list, slug);
  const now = isOn ? 1 : 0;
  const press = useSinglePress(() => {
    const isKept = setSaved((current) => toggleSaved(current, list, slug));
    void toast({
      title: words.messages[now],
      description: isKept ? recipeWords.whereSaved : recipeWords.notSaved,
      kind: isKept ? 'success' : 'warning',
    });
  });
  return (
    <button type="button" className="icon-btn" aria-pressed={isOn} aria-label={words.names[now]} {...press}>
      {children}
    </button>
  );
}
