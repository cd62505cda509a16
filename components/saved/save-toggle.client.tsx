'use client';

import { Check } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/recipe';
import { useRecipe } from '@/components/recipe/recipe-choice.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { toast } from '@/components/ui/toast';
import { choiceSearch } from '@/lib/recipe/servings';
import { addSaved, isSaved, SAVED, type SavedList, toggleSaved } from '@/lib/saved/saved';
import { useStored } from '@/lib/storage/use-stored';
import { partlyShown } from '@/lib/text/partly-shown';
import { useSinglePress } from '@/lib/ui/use-single-press';

const PAGE = '/recipes/saved/';

/** Names and notices of a toggle, each for the recipe not on the list and on it. */
export type SaveTexts = {
  names: [add: string, remove: string];
  notices: [added: string, removed: string];
  /** Tooltip: the purpose of the list. */
  hint: string;
  /** The same after "added", where the notice does not tell it. */
  addedText?: string;
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
  const { names, notices, hint, addedText, on } = texts;
  const { recipe, local } = useRecipe();
  const { slug, servings: recipeServings } = recipe;
  const [saved, setSaved] = useStored(SAVED);
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
    const before = saved.choices?.[slug];
    const isStored = await setSaved((current) =>
      toggleSaved(current, list, slug, choiceSearch(local, recipeServings)),
    );
    const link = { href: PAGE, text: messages.viewSaved };
    const putBack = () => {
      setSaved((current) => addSaved(current, list, slug, before));
      void toast({ title: notices[0], kind: 'success', link });
    };
    void toast({
      title: notices[now],
      description: isStored ? (isOn ? undefined : addedText) : messages.notSaved,
      kind: isStored ? 'success' : 'warning',
      link,
      ...(isOn && { action: { text: messages.undo, run: putBack } }),
    });
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
    <Link className={className} href={PAGE} ref={link}>
      <Icon of={Check} size={20} />
      <span>{partlyShown((shown) => messages.openSaved({ label: shown }), on)}</span>
    </Link>
  );
}
