'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as ingredientWords from '@/.content/messages/ingredients';
import * as messages from '@/.content/messages/recipe';
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button';
import { shareLink } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { cookPlaceOf, cookPoint } from '@/lib/cook/cook-place';
import { useCookPoint } from '@/lib/cook/use-cook-point';
import { kitchenSearch } from '@/lib/recipe/servings';
import { isSaved, SAVED, type SavedList, toggleSaved } from '@/lib/saved/saved';
import { readStored } from '@/lib/storage/read';
import { useStored } from '@/lib/storage/use-stored';
import { isReopening } from '@/lib/ui/reopening';
import { useLoaded } from '@/lib/ui/use-loaded';
import { useReopen } from '@/lib/ui/use-reopen';
import { useSinglePress } from '@/lib/ui/use-single-press';
import { useKitchen } from './kitchen.client';
import styles from './recipe.module.css';

const loadPlan = () => import('@/components/plan/plan-dialog.client').then((module) => module.PlanDialog);

const loadList = () =>
  import('@/components/shopping/add-to-list.client').then((module) => module.addToShoppingList);

const WITH_WORDS =
  'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-display text-sm font-medium hover:bg-sunk';

export type CookButtonProps = ButtonLook & {
  /** Opens cook mode again after a reload; one button of a page does. */
  reopens?: boolean;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** Opens cook mode, and names the step where cooking continues. */
export function CookButton({ reopens = false, children, ...look }: CookButtonProps) {
  const { recipe, startCooking, prepareCooking } = useKitchen();
  const point = useCookPoint(recipe);
  const button = useRef<HTMLButtonElement>(null);
  useReopen(
    reopens ? 'cook' : null,
    // Finished, or too long ago: there is no step to open at.
    async () => (cookPoint(recipe, readStored(cookPlaceOf(recipe.slug))) ? prepareCooking() : null),
    () => {
      // Closing cook mode gives the focus back to here.
      button.current?.focus({ preventScroll: true });
      startCooking();
    },
  );
  return (
    <Button
      {...look}
      ref={button}
      onPointerEnter={prepareCooking}
      onFocus={prepareCooking}
      onClick={startCooking}
    >
      {children}
      {/* The shorter label always takes its space, so that the other one, in two lines, moves nothing on the page. */}
      <span className="relative">
        <span>{messages.cookMode}</span>
        {point && <span className={styles.continue}>{messages.continueAt({ step: point.index + 1 })}</span>}
      </span>
    </Button>
  );
}

/** Whether the element with this id crosses the middle of the window; false until measured. */
function useOnScreen(elementId: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '-40% 0px -10% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return seen;
}

export type CookBarProps = {
  /** Id of the element the bar belongs to; it shows while that is on screen. */
  recipeId: string;
  /** Icon of cook mode. */
  children: ReactNode;
};

/** The two things a cook reaches for, at the foot of a small screen while the recipe is on it. */
export function CookBar({ recipeId, children }: CookBarProps) {
  return (
    <div
      className={`${styles.bar} fixed inset-x-0 bottom-0 z-40 flex gap-2 border-t border-line bg-raised px-gutter pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden`}
      data-bar={useOnScreen(recipeId) || undefined}
    >
      <a className={buttonClass({ look: 'quiet', small: true, className: 'flex-1' })} href="#ingredients">
        {ingredientWords.title}
      </a>
      <CookButton small className="flex-1">
        {children}
      </CookButton>
    </div>
  );
}

/** Whether the address carries a time to eat: a look only, cheap enough for the first view. False on the server. */
export function hasPlanInAddress(): boolean {
  return typeof window !== 'undefined' && /[?&]eat=\d{4}-/.test(window.location.search);
}

/** Opens the planner, fetched on first use; a plan that came with the address opens by itself. */
export function PlanButton({ children }: { children: ReactNode }) {
  const { recipe, chosen } = useKitchen();
  const [open, setOpen] = useState(false);
  const [PlanDialog, load] = useLoaded(loadPlan);
  const button = useRef<HTMLButtonElement>(null);
  const start = async () => {
    if (!(await load(true))) return toastLoadError(messages.planner);
    // Nothing has it yet when the plan came with the address; closing the dialog gives it back to here.
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  const onMount = useEffectEvent(() => {
    if (hasPlanInAddress() && !isReopening()) void start();
  });
  useEffect(() => onMount(), []);
  useReopen('plan', load, start);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={WITH_WORDS}
        onPointerEnter={load}
        onFocus={load}
        onClick={start}
      >
        {children}
      </button>
      {PlanDialog && (
        <PlanDialog recipe={recipe} amount={chosen} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Puts what the recipe takes, at the chosen servings, on the shopping list kept on the device. */
export function ShoppingButton({ children }: { children: ReactNode }) {
  const { recipe, chosen } = useKitchen();
  const [, load] = useLoaded(loadList);
  const add = async () => {
    const { slug, title } = recipe;
    const { servings, variant } = chosen;
    const addToList = await load(true);
    if (addToList) addToList({ slug, servings, variant }, title);
    else toastLoadError(messages.shoppingList);
  };
  return (
    <button type="button" className={WITH_WORDS} onPointerEnter={load} onFocus={load} onClick={add}>
      {children}
    </button>
  );
}

/** Shares the page at the chosen servings and units; where the device cannot share, copies its address. */
export function ShareButton({ children }: { children: ReactNode }) {
  const { recipe, chosen } = useKitchen();
  const share = () => {
    const { origin, pathname } = window.location;
    return shareLink(
      { title: recipe.title, url: `${origin}${pathname}${kitchenSearch(chosen, recipe.base)}` },
      { copied: messages.linkCopied, copiedText: messages.linkCopiedText, copyIt: messages.copyLink },
    );
  };
  return (
    <button type="button" className="icon-btn" aria-label={messages.share} onClick={share}>
      {children}
    </button>
  );
}

/** Prints the recipe at the chosen servings and units. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="icon-btn" aria-label={messages.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}

/** What a toggle is called and what it says, off first, then on. */
export type SaveWords = {
  names: [add: string, remove: string];
  notices: [added: string, removed: string];
};

export type SaveToggleProps = { list: SavedList; words: SaveWords; children: ReactNode };

/** Puts this recipe on one of the visitor's lists, kept on the device, or takes it off. */
export function SaveToggle({ list, words: { names, notices }, children }: SaveToggleProps) {
  const { slug } = useKitchen().recipe;
  const [saved, setSaved] = useStored(SAVED);
  const isOn = isSaved(saved, list, slug);
  const now = isOn ? 1 : 0;
  const press = useSinglePress(() => {
    const isKept = setSaved((current) => toggleSaved(current, list, slug));
    void toast({
      title: notices[now],
      description: isKept ? messages.whereSaved : messages.notSaved,
      kind: isKept ? 'success' : 'warning',
    });
  });
  return (
    <button type="button" className="icon-btn" aria-pressed={isOn} aria-label={names[now]} {...press}>
      {children}
    </button>
  );
}
