'use client';

import { Check } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useRecipe } from '@/components/recipe/recipe-choice.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { choiceSearch } from '@/lib/recipe/servings';
import { isSaved, SAVED, type SavedList } from '@/lib/saved/saved';
import { useStored } from '@/lib/storage/use-stored';
import { partlyShown } from '@/lib/text/partly-shown';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { changeSaved, SAVED_PATH, type SaveNotices } from './change-saved';

/** Names and notices of a toggle, each for the recipe not on the list and on it. */
export type SaveTexts = SaveNotices & {
  names: [add: string, remove: string];
  /** Tooltip: the purpose of the list. */
  hint: string;
  /** Label of the link that replaces a button with text. */
  on: string;
};

export type SaveToggleProps = {
  list: SavedList;
  texts: SaveTexts;
  /** Look of a button with text, which becomes a link to the saved recipes; without one, a mark that also removes. */
  className?: string;
  children: ReactNode;
};

/** Adds this recipe, with the choice of the page, to one of the visitor's lists on the device, or removes it. */
export function SaveToggle({ list, texts, className, children }: SaveToggleProps) {
  const { names, hint, on } = texts;
  const { recipe, local } = useRecipe();
  const { slug, servings: recipeServings } = recipe;
  const [saved] = useStored(SAVED);
  const isOn = isSaved(saved, list, slug);
  const now = isOn ? 1 : 0;
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  // The pressed button has made way for the link.
  useLayoutEffect(() => {
    if (wasPressed.current) link.current?.focus({ preventScroll: true });
    wasPressed.current = false;
  });
  const press = useSinglePress(async () => {
    wasPressed.current = true;
    await changeSaved(list, slug, isOn ? 'removed' : 'added', texts, choiceSearch(local, recipeServings));
  });
  if (className === undefined) {
    return (
      <button
        type="button"
        className="icon-btn"
        aria-pressed={isOn}
        aria-label={names[now]}
        title={hint}
        {...press}
      >
        {children}
      </button>
    );
  }
  if (!isOn) {
    return (
      <button type="button" className={className} aria-label={names[now]} title={hint} {...press}>
        {children}
      </button>
    );
  }
  return (
    <Link className={className} href={SAVED_PATH} ref={link}>
      <Icon of={Check} size={20} />
      <span>{partlyShown((shown) => messages.openSaved({ label: shown }), on)}</span>
    </Link>
  );
}
