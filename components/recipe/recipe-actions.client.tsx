'use client';

import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as words from '@/.content/words/recipe';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { toast } from '@/components/ui/toast';
import { copyText } from '@/lib/copy-text';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useSinglePress } from '@/lib/hooks/use-single-press';
import { useStored } from '@/lib/hooks/use-stored';
import { kitchenSearch } from '@/lib/kitchen/servings';
import type { WrittenStep } from '@/lib/plan/for-amount';
import { hasPlanInAddress } from '@/lib/plan/in-address';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { isSaved, SAVED, type SavedList, toggleSaved } from '@/lib/recipe/saved';
import { useKitchen } from './kitchen-provider.client';

const loadPlan = () => import('@/components/plan/plan-dialog.client').then((module) => module.PlanDialog);

const loadList = () =>
  import('@/components/shopping/add-to-list.client').then((module) => module.addToShoppingList);

const IN_WORDS =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-display text-sm font-medium transition-colors hover:bg-sunk';

export type PlanButtonProps = {
  title: string;
  /** Path of the recipe's page: `/tofu`. */
  path: string;
  steps: WrittenStep[];
  language: RecipeLanguage;
  children: ReactNode;
};

/**
 * Opens the planner, which says when to start for the time one wants to eat; it is fetched on first use. A plan that
 * came with the address opens by itself.
 */
export function PlanButton({ children, ...recipe }: PlanButtonProps) {
  const { servings, factor, system } = useKitchen().chosen;
  const amount = useMemo(() => ({ servings, factor, system }), [servings, factor, system]);
  const [open, setOpen] = useState(false);
  const [PlanDialog, load] = useLoaded(loadPlan);
  const button = useRef<HTMLButtonElement>(null);
  const start = useCallback(async () => {
    if (!(await load(true))) return sayNotLoaded(words.planner);
    // Nothing has it yet when the plan came with the address; closing the dialog gives it back to here.
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  }, [load]);
  useEffect(() => {
    if (hasPlanInAddress()) void start();
  }, [start]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={IN_WORDS}
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
      >
        {children}
      </button>
      {PlanDialog && <PlanDialog {...recipe} amount={amount} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

export type TitledButtonProps = {
  /** Title of the recipe. */
  title: string;
  children: ReactNode;
};

/** Puts what the recipe takes, at the chosen servings, on the shopping list kept on the device. */
export function ShoppingButton({ title, children }: TitledButtonProps) {
  const { slug, chosen } = useKitchen();
  const [, load] = useLoaded(loadList);
  const add = async () => {
    const addToList = await load(true);
    if (addToList) void addToList({ title, slug, servings: chosen.servings, version: chosen.variant });
    else sayNotLoaded(words.shoppingList);
  };
  return (
    <button type="button" className={IN_WORDS} onPointerEnter={load} onFocus={load} onClick={add}>
      {children}
    </button>
  );
}

/** Shares the page at the chosen servings and units; where the device cannot share, copies its address. */
export function ShareButton({ title, children }: TitledButtonProps) {
  const { chosen, baseServings } = useKitchen();
  const share = async () => {
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}${kitchenSearch(chosen, baseServings)}`;
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url });
      } catch (reason) {
        // Closing the sheet is an answer, not a failure.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    const isCopied = await copyText(url);
    void toast(
      isCopied
        ? { title: words.linkCopied, description: words.linkCopiedText, kind: 'success' }
        : { title: words.copyLink, description: url, kind: 'info', duration: 20_000 },
    );
  };
  return (
    <button type="button" className="icon-btn" aria-label={words.share} onClick={share}>
      {children}
    </button>
  );
}

/** Prints the recipe at the chosen servings and units. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="icon-btn" aria-label={words.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}

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
export function SaveToggle({ list, words: { names, messages }, children }: SaveToggleProps) {
  const { slug } = useKitchen();
  const [saved, setSaved] = useStored(SAVED);
  const isOn = isSaved(saved, list, slug);
  const now = isOn ? 1 : 0;
  const press = useSinglePress(() => {
    const isKept = setSaved((current) => toggleSaved(current, list, slug));
    void toast({
      title: messages[now],
      description: isKept ? words.whereSaved : words.notSaved,
      kind: isKept ? 'success' : 'warning',
    });
  });
  return (
    <button type="button" className="icon-btn" aria-pressed={isOn} aria-label={names[now]} {...press}>
      {children}
    </button>
  );
}
