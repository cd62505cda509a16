'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { tryAgain } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/shopping';
import { NewerNote } from '@/components/saved/newer-note.client';
import { type Offer, Offers } from '@/components/saved/offers';
import { KeptNote } from '@/components/saved/saved-note';
import { LiveText } from '@/components/ui/live-text';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { UndoButton, UndoNote } from '@/components/ui/undo-button.client';
import type { ShoppingWords } from '@/lib/content/schema/built-in-pages';
import { useKept } from '@/lib/saved/use-saved-recipes';
import { decodeList } from '@/lib/shopping/link';
import {
  chosenRecipes,
  EMPTY_LIST,
  isEmptyList,
  isSameList,
  type ShoppingList as List,
  SHOPPING,
  withRecipe,
} from '@/lib/shopping/list';
import type { ShopData } from '@/lib/shopping/shop-data';
import { useStored } from '@/lib/storage/use-stored';
import { replaceSearch } from '@/lib/ui/address';
import { useHash } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLatch } from '@/lib/ui/use-latch';
import { useLoaded } from '@/lib/ui/use-loaded';
import type { ChangeList } from './list-parts';
import { LinesRoom, ListRoom } from './list-room';
import { ShoppingRecipes } from './shopping-recipes.client';

// The sums and the ways out come after the first view, so that the page stands at once.
const loadToBuy = () => import('./to-buy.client').then((module) => module.ToBuy);
const loadIncoming = () => import('./incoming-list.client').then((module) => module.IncomingList);

export type ShoppingListProps = ShopData & {
  words: ShoppingWords;
  /** What to begin with while nothing is on the list. */
  offers: readonly Offer[];
  /** In how many parts the recipes are loaded; 0 where all are given, else only those of the offers are. */
  parts?: number;
};

/** What was stored at the moment of a change, and what is since. */
type Change = { before: List; after: List };

/** What the page says of a change, and what it was where it can be taken back. */
type News = { number: number; text: string; undo?: Change };

/** What several recipes take, on one list that is kept on this device. */
export function ShoppingList({
  recipes: given,
  groceries,
  offers,
  parts = 0,
  words: page,
}: ShoppingListProps) {
  const [list, setList] = useStored(SHOPPING);
  // False once the device would not keep a change: the list then lasts for this visit only.
  const [isKept, setKept] = useState(true);
  const link = useHash();
  const incoming = useMemo(() => (parts > 0 ? decodeList(link) : null), [link, parts]);
  const shared = incoming?.ok ? incoming.list.recipes : [];
  const loaded = useKept(
    [...list.recipes, ...shared].map(({ slug }) => slug),
    parts,
  );
  const recipes = useMemo(
    () => [...given, ...[...loaded.known.values()].flatMap((recipe) => recipe?.shop ?? [])],
    [given, loaded.known],
  );
  const isOnItsWay = (slug: string) => parts > 0 && !loaded.known.has(slug);
  /** A fragment that was answered and that the browser would not let go of. */
  const [answered, setAnswered] = useState('');
  const [news, setNews] = useState<News | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isIncomingMissing, setIncomingMissing] = useState(false);
  const [ToBuy, startToBuy] = useLoaded(loadToBuy);
  const [IncomingList, startIncoming] = useLoaded(loadIncoming);
  const top = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => chosenRecipes(list.recipes, recipes), [list.recipes, recipes]);
  const hasIncoming = link.startsWith('#list=') && link !== answered;
  const isIncomingReady = !hasIncoming || IncomingList !== null || isIncomingMissing;
  // The list waits for what is above or within it, so that nothing in view is pushed down later.
  const isReady = useLatch(useHydrated() && !loaded.isLoading && isIncomingReady);

  useEffect(() => {
    void startToBuy(true).then((piece) => setMissing(piece === null));
  }, [startToBuy]);
  useEffect(() => {
    if (!hasIncoming) return;
    void startIncoming(true).then((piece) => {
      setIncomingMissing(piece === null);
      if (piece === null) toastLoadError(messages.incomingList);
    });
  }, [hasIncoming, startIncoming]);

  // Don't show the empty state before storage was read.
  if (!isReady) return <ListRoom />;

  const isEmpty = isEmptyList(list);
  const changeList: ChangeList = (next, message) => {
    let change: Change = { before: EMPTY_LIST, after: EMPTY_LIST };
    const isStored = setList((before) => {
      change = { before, after: next(before) };
      return change.after;
    });
    setKept(isStored);
    const undo = message?.isUndoable ? change : undefined;
    setNews((last) => (message ? { number: (last?.number ?? 0) + 1, text: message.text, undo } : null));
  };
  const add = ({ slug, title }: Offer) => {
    const servings = recipes.find((recipe) => recipe.slug === slug)?.base;
    if (servings === undefined) return;
    changeList((now) => withRecipe(now, { slug, servings, variant: null }), {
      text: messages.isOn({ item: title }),
    });
    // The pressed button goes with the offers.
    top.current?.focus({ preventScroll: true });
  };
  const shown = { list, chosen, onChange: changeList };
  // A change that came from another tab since is not thrown away with it.
  const undo = news?.undo && isSameList(list, news.undo.after) ? news.undo : undefined;
  const takeBack = ({ before, after }: Change) =>
    changeList((now) => (isSameList(now, after) ? before : now));
  const answer = (next?: (current: List) => List, text = '') => {
    if (next) changeList(next, { text, isUndoable: !isEmpty });
    setAnswered(hasIncoming && !replaceSearch(window.location.search, '') ? link : '');
    if (!next || isEmpty) top.current?.focus({ preventScroll: true });
  };

  return (
    <div className="outline-none" ref={top} tabIndex={-1}>
      {hasIncoming && IncomingList && (
        <IncomingList link={link} recipes={recipes} mine={list} onAnswer={answer} />
      )}
      {!isKept && <KeptNote>{messages.notKept}</KeptNote>}
      <NewerNote stored={SHOPPING} what={messages.newer} />
      {loaded.isFailed && (
        <KeptNote>
          {messages.recipesNotLoaded}{' '}
          <button type="button" className="link" onClick={loaded.retry}>
            {tryAgain}
          </button>
        </KeptNote>
      )}
      {isEmpty && <p className="lead mt-4">{page.empty}</p>}
      <div
        className={`mt-8 grid *:min-w-0 ${isEmpty ? 'max-w-measure gap-4' : 'gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-24'}`}
      >
        <ShoppingRecipes {...shown} recipes={recipes} parts={parts} isOnItsWay={isOnItsWay} />
        {ToBuy ? (
          <ToBuy {...shown} groceries={groceries} words={page} />
        ) : isMissing ? (
          <KeptNote>{messages.notLoaded}</KeptNote>
        ) : isEmpty ? (
          // As high as its form and its note, so that the offers below stay where they are.
          <div className="min-h-31" />
        ) : (
          <LinesRoom />
        )}
      </div>
      {isEmpty && <Offers offers={offers} onAdd={add} />}
      {/* In view wherever on the list it happened. */}
      <p className="sticky bottom-4 z-30 mt-6 w-fit max-w-full print:hidden" role="status">
        {news && (
          <UndoNote>
            <LiveText>{news.text}</LiveText>
            {undo && <UndoButton key={news.number} onUndo={() => takeBack(undo)} home={top} />}
          </UndoNote>
        )}
      </p>
    </div>
  );
}
