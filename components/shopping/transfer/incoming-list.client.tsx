'use client';

import { useMemo } from 'react';
import { decodeList, type LinkProblem } from '@/lib/shopping/link';
import {
  isEmptyList,
  type MergedLists,
  MOST_OWN,
  MOST_RECIPES,
  mergeLists,
  type ShoppingList,
} from '@/lib/shopping/list';
import type { ShopRecipe } from '@/lib/shopping/shop-data';
import { counted, joinWords } from '@/lib/text/words';

export type IncomingListProps = {
  /** Fragment of an address that carries a list. */
  link: string | null;
  recipes: ShopRecipe[];
  /** The visitor's own list. */
  mine: ShoppingList;
  /** What becomes of the visitor's list, and the words for it; neither where it stays as it is. */
  onAnswer: (next?: (current: ShoppingList) => ShoppingList, words?: string) => void;
};

const PROBLEMS: Record<LinkProblem, string> = {
  'too-large': 'The list in this link is too long for me.',
  newer: 'The list in this link comes from a newer version of this page. Reload the page and try again.',
  unreadable: 'I could not read the list in this link: part of it may have been lost on the way.',
};

/** "2 recipes and 1 other thing"; '' for nothing. */
function contentWords({ recipes, own }: MergedLists['leftOut']): string {
  const parts = [
    ...(recipes > 0 ? [counted(recipes, 'recipe', 'recipes')] : []),
    ...(own > 0 ? [counted(own, 'other thing', 'other things')] : []),
  ];
  return joinWords(parts, 'and');
}

function mergedWords({ leftOut }: MergedLists): string {
  const missing = contentWords(leftOut);
  if (missing === '') return 'Both lists are one now.';
  const room = `a list holds ${MOST_RECIPES} recipes and ${MOST_OWN} things of your own.`;
  return `Both lists are one now, but ${missing} did not fit: ${room}`;
}

/** A list that came by link: nothing happens to the visitor's own before they have said what. */
export function IncomingList({ link, recipes, mine, onAnswer }: IncomingListProps) {
  const found = useMemo(() => decodeList(link ?? ''), [link]);

  if (!found) return null;
  const hasOwn = !isEmptyList(mine);
  if (!found.ok) {
    return (
      <section className="shop-incoming" aria-label="Shared list">
        <p>
          {PROBLEMS[found.problem]} {hasOwn && 'Your own list is as it was.'}
        </p>
        <div className="shop-answers">
          <button type="button" className="btn quiet" onClick={() => onAnswer()}>
            All right
          </button>
        </div>
      </section>
    );
  }

  const { list } = found;
  const names = list.recipes.map(({ slug }) => recipes.find((each) => each.slug === slug)?.title ?? slug);
  const contents = contentWords({ recipes: list.recipes.length, own: list.own.length });
  const replaced = hasOwn ? 'Your list was replaced.' : 'The list is yours now.';
  return (
    <section className="shop-incoming" aria-label="Shared list">
      <h2 className="t-1">A shared list with {contents || 'nothing on it'}</h2>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      <div className="shop-answers">
        <button type="button" className="btn" onClick={() => onAnswer(() => list, replaced)}>
          {hasOwn ? 'Replace mine' : 'Use this list'}
        </button>
        {hasOwn && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => onAnswer((now) => mergeLists(now, list).list, mergedWords(mergeLists(mine, list)))}
          >
            Add to mine
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => onAnswer()}>
          Not now
        </button>
      </div>
    </section>
  );
}
