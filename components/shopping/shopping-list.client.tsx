'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { tryAgain } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/shopping';
import { RecipeSuggestions, type Suggestion } from '@/components/recipe/recipe-suggestions';
import { LiveText } from '@/components/ui/live-text';
import { NewerNote } from '@/components/ui/newer-note.client';
import { Note } from '@/components/ui/note';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { UndoButton, UndoNote } from '@/components/ui/undo-button.client';
import type { ShoppingMessages } from '@/lib/content/schema/built-in-pages';
import { useRecipes } from '@/lib/recipe/use-recipes';
import {
  EMPTY_LIST,
  isEmptyList,
  isSameList,
  SHOPPING,
  type ShoppingListData,
  setRecipe,
} from '@/lib/saved/shopping-list';
import { chosenRecipes, shopRecipes } from '@/lib/shopping/recipes';
import { useStored } from '@/lib/storage/use-stored';
import { replaceSearch } from '@/lib/ui/address';
import { useHash } from '@/lib/ui/use-address';
import { useEntryFocus } from '@/lib/ui/use-entry-focus';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLatch } from '@/lib/ui/use-latch';
import { useLazy } from '@/lib/ui/use-lazy';
import type { ChangeList, ChangeMessage } from './list-parts';
import { LinesSkeleton, ListSkeleton } from './list-skeleton';
import { entryOf, ShoppingRecipes } from './shopping-recipes.client';

// The lines to buy and the ways to share load after the first render.
const importToBuy = () => import('./to-buy.client').then((module) => module.ToBuy);
const importIncoming = () => import('./incoming-list.client').then((module) => module.IncomingList);

export type ShoppingListProps = {
  page: ShoppingMessages;
  /** Suggestions for an empty list. */
  suggestions: readonly Suggestion[];
  /** Number of recipes of the site. */
  count: number;
};

/** The stored lists before and after a change. */
type Change = { before: ShoppingListData; after: ShoppingListData };

/** The message about the last change, with the change if it can be undone. */
type News = ChangeMessage & { number: number; change?: Change };

/** One list of what several recipes need, stored on this device. */
export function ShoppingList({ count, suggestions, page }: ShoppingListProps) {
  const [list, setList] = useStored(SHOPPING);
  // False after the device refused to store a change: the list then lasts for this visit only.
  const [isPersistent, setPersistent] = useState(true);
  const link = useHash();
  const { data, isLoading, isFailed, retry } = useRecipes();
  const recipes = useMemo(() => (data ? shopRecipes(data.recipes) : null), [data]);
  /** A fragment that was answered but could not be removed from the address. */
  const [answered, setAnswered] = useState('');
  const [news, setNews] = useState<News | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isIncomingMissing, setIncomingMissing] = useState(false);
  const [ToBuy, loadToBuy] = useLazy(importToBuy, { onError: () => setMissing(true), mayReload: true });
  const [IncomingList, loadIncoming] = useLazy(importIncoming, {
    onError: () => {
      setIncomingMissing(true);
      toastLoadError(messages.incomingList);
    },
    mayReload: true,
  });
  const top = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => chosenRecipes(list.recipes, recipes ?? []), [list.recipes, recipes]);
  const hasIncoming = link.startsWith('#list=') && link !== answered;
  const isIncomingReady = !hasIncoming || IncomingList !== null || isIncomingMissing;
  // Own items too are sorted by the aisles of groceries.
  const needsRecipes = !isEmptyList(list) || hasIncoming;
  // The list waits for everything above or within it, so that nothing in view shifts later.
  const isReady = useLatch(useHydrated() && !(needsRecipes && isLoading) && isIncomingReady);

  useEffect(() => void loadToBuy(), [loadToBuy]);
  useEffect(() => {
    if (hasIncoming) void loadIncoming();
  }, [hasIncoming, loadIncoming]);

  // After the undo button, or a suggestion, gave the focus to the top of the list.
  useEntryFocus(top, news?.entry);

  // Don't flash the empty state before storage was read.
  if (!isReady) return <ListSkeleton />;

  const isEmpty = isEmptyList(list);
  const changeList: ChangeList = (next, message) => {
    let change: Change = { before: EMPTY_LIST, after: EMPTY_LIST };
    const stored = setList((before) => {
      change = { before, after: next(before) };
      return change.after;
    });
    void stored.then(setPersistent);
    setNews((last) => (message ? { ...message, number: (last?.number ?? 0) + 1, change } : null));
  };
  const add = ({ slug, title, servings }: Suggestion) => {
    changeList((now) => setRecipe(now, { slug, servings, variant: null }), {
      text: messages.recipeAdded({ item: title }),
      entry: entryOf({ slug, variant: null }),
    });
    // The pressed button is removed with the suggestions.
    top.current?.focus({ preventScroll: true });
  };
  const shown = { list, chosen, onChange: changeList };
  // After a later change in another tab, undo would discard that one too.
  const change = news?.undo && news.change && isSameList(list, news.change.after) ? news.change : undefined;
  const takeBack = ({ before, after }: Change) => {
    changeList((now) => (isSameList(now, after) ? before : now));
    setNews({ number: (news?.number ?? 0) + 1, text: '', ...news?.undo });
  };
  const answer = (next: ((current: ShoppingListData) => ShoppingListData) | null, text: string) => {
    if (next) changeList(next, { text, ...(!isEmpty && { undo: { text: messages.listBack } }) });
    else setNews({ number: (news?.number ?? 0) + 1, text });
    setAnswered(hasIncoming && !replaceSearch(window.location.search, '') ? link : '');
    if (!next || isEmpty) top.current?.focus({ preventScroll: true });
  };

  return (
    <div className="outline-none" ref={top} tabIndex={-1}>
      {hasIncoming && IncomingList && (
        <IncomingList link={link} recipes={recipes ?? []} mine={list} onAnswer={answer} />
      )}
      {!isPersistent && <Note>{messages.notStored}</Note>}
      <NewerNote stored={SHOPPING} what={messages.newer} />
      {isFailed && (
        <Note>
          {messages.recipesNotLoaded}{' '}
          <button type="button" className="link" onClick={retry}>
            {tryAgain}
          </button>
        </Note>
      )}
      {isEmpty && <p className="lead mt-4">{page.empty}</p>}
      <div
        className={`mt-8 grid *:min-w-0 ${isEmpty ? 'gap-x-12 gap-y-4 lg:grid-cols-2' : 'gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24'}`}
      >
        <ShoppingRecipes {...shown} recipes={recipes} count={count} />
        {ToBuy ? (
          <ToBuy {...shown} groceries={data?.groceries ?? {}} page={page} />
        ) : isMissing ? (
          <Note>{messages.notLoaded}</Note>
        ) : isEmpty ? (
          // The height of its form and note, so that the suggestions below don't shift.
          <div className="min-h-31" />
        ) : (
          <LinesSkeleton />
        )}
      </div>
      {isEmpty && <RecipeSuggestions button="add" suggestions={suggestions} onAdd={add} />}
      <p
        className="sticky bottom-4 z-30 mt-6 w-fit max-w-full print:hidden"
        role="status"
        // A dialog hides everything around it from screen readers but what has this attribute.
        aria-live="polite"
      >
        {news && (
          <UndoNote>
            <LiveText>{news.text}</LiveText>
            {change && <UndoButton key={news.number} onUndo={() => takeBack(change)} home={top} />}
          </UndoNote>
        )}
      </p>
    </div>
  );
}
