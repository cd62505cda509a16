'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import * as words from '@/.content/words/shopping';
import { NewerNote } from '@/components/kept/newer-note.client';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { UndoButton } from '@/components/ui/undo-button.client';
import { replaceSearch } from '@/lib/address';
import type { ShoppingWords } from '@/lib/content/schema/built-in-pages';
import { type ChangedList, useShoppingList } from '@/lib/hooks/kitchen/use-shopping-list';
import { useHash } from '@/lib/hooks/use-address';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { chosenRecipes } from '@/lib/shopping/chosen';
import { isEmptyList, isSameList, type ShoppingList as List, SHOPPING } from '@/lib/shopping/list';
import type { ShopData } from '@/lib/shopping/shop-data';
import { ShoppingRecipes } from './shopping-recipes.client';

// The sums and the ways out come after the first view, so that the page stands at once.
const loadToBuy = () => import('./to-buy.client').then((module) => module.ToBuy);
const loadIncoming = () => import('./transfer/incoming-list.client').then((module) => module.IncomingList);

export type ShoppingListProps = ShopData & { words: ShoppingWords };

/** Changes the list and says what happened; with `isUndoable` the change can be taken back. */
export type ChangeList = (
  next: (current: List) => List,
  news?: { said: string; isUndoable?: boolean },
) => void;

/** What the page says of a change, and what it was where it can be taken back. */
type Said = { number: number; text: string; undo?: ChangedList };

/** What several recipes take, on one list that is kept on this device. */
export function ShoppingList({ recipes, goods, words: page }: ShoppingListProps) {
  const { list, change, isKept } = useShoppingList();
  const link = useHash();
  /** A fragment that was answered and that the browser would not let go of. */
  const [answered, setAnswered] = useState('');
  const [said, setSaid] = useState<Said | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [ToBuy, startToBuy] = useLoaded(loadToBuy);
  const [IncomingList, startIncoming] = useLoaded(loadIncoming);
  const top = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const chosen = useMemo(() => chosenRecipes(list.recipes, recipes), [list.recipes, recipes]);
  const hasIncoming = link.startsWith('#list=') && link !== answered;

  useEffect(() => {
    void startToBuy(true).then((piece) => setMissing(piece === null));
  }, [startToBuy]);
  useEffect(() => {
    if (hasIncoming) void startIncoming(true).then((piece) => piece ?? sayNotLoaded(words.incomingList));
  }, [hasIncoming, startIncoming]);

  // Nobody should see an empty list that is not.
  if (!hydrated) return null;

  const isEmpty = isEmptyList(list);
  const changeList: ChangeList = (next, news) => {
    const changed = change(next);
    const undo = news?.isUndoable ? changed : undefined;
    setSaid((last) => (news ? { number: (last?.number ?? 0) + 1, text: news.said, undo } : null));
  };
  // A change that came from another tab since is not thrown away with it.
  const { undo } = said ?? {};
  const takeBack = ({ before, after }: ChangedList) =>
    changeList((now) => (isSameList(now, after) ? before : now));
  const answer = (next?: (current: List) => List, news = '') => {
    if (next) changeList(next, { said: news, isUndoable: !isEmpty });
    setAnswered(hasIncoming && !replaceSearch(window.location.search, '') ? link : '');
    if (!next || isEmpty) top.current?.focus({ preventScroll: true });
  };

  return (
    <div className="shop-in" ref={top} tabIndex={-1}>
      {hasIncoming && IncomingList && (
        <IncomingList link={link} recipes={recipes} mine={list} onAnswer={answer} />
      )}
      {!isKept && <p className="shop-said">{words.notKept}</p>}
      <NewerNote stored={SHOPPING} what={words.newer} />
      {isEmpty && <p className="shop-empty">{page.empty}</p>}
      <div className="shop-body" data-empty={isEmpty || undefined}>
        <ShoppingRecipes list={list} recipes={recipes} onChange={changeList} />
        {ToBuy ? (
          <ToBuy list={list} chosen={chosen} goods={goods} words={page} onChange={changeList} />
        ) : (
          isMissing && <p className="shop-said">{words.notLoaded}</p>
        )}
      </div>
      <p className="shop-note" role="status">
        {said?.text}
        {undo && isSameList(list, undo.after) && (
          <UndoButton key={said?.number} onUndo={() => takeBack(undo)} home={top} />
        )}
      </p>
    </div>
  );
}
