'use client';

import { Bookmark, Heart, type LucideIcon } from 'lucide-react';
import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { toast } from '@/components/ui/toast';
import { useStored } from '@/lib/hooks/use-stored';
import {
  isSaved,
  isSavedRecipes,
  NOTHING_SAVED,
  SAVED_KEY,
  type SavedList,
  toggleSaved,
} from '@/lib/recipe/saved';

type Words = { icon: LucideIcon; add: string; remove: string; added: string; removed: string };

const WORDS: Record<SavedList, Words> = {
  favourites: {
    icon: Heart,
    add: 'Add to favourites',
    remove: 'Remove from favourites',
    added: 'Added to your favourites',
    removed: 'Removed from your favourites',
  },
  later: {
    icon: Bookmark,
    add: 'Save for later',
    remove: 'Remove from saved for later',
    added: 'Saved for later',
    removed: 'Removed from saved for later',
  },
};

export type SaveToggleProps = { list: SavedList };

/** Puts this recipe on one of the visitor's lists, kept on the device, or takes it off. */
export function SaveToggle({ list }: SaveToggleProps) {
  const { slug } = useKitchen();
  const [saved, setSaved] = useStored(SAVED_KEY, isSavedRecipes, NOTHING_SAVED);
  const isOn = isSaved(saved, list, slug);
  const { icon: Icon, add, remove, added, removed } = WORDS[list];
  const toggle = () => {
    const isKept = setSaved((current) => toggleSaved(current, list, slug));
    void toast({
      title: isOn ? removed : added,
      description: isKept
        ? 'Find it under Saved recipes, at the foot of every page.'
        : 'This browser does not let me keep it for the next visit.',
      kind: isKept ? 'success' : 'warning',
    });
  };
  return (
    <button
      type="button"
      className="icon-btn"
      aria-pressed={isOn}
      aria-label={isOn ? remove : add}
      onClick={toggle}
    >
      <Icon className="i" size={22} aria-hidden="true" />
    </button>
  );
}
