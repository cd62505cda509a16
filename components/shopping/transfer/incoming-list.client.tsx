'use client';

import { useMemo } from 'react';
import * as words from '@/.content/words/incomingList';
import { comma } from '@/.content/words/text';
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
import { listWords } from '@/lib/words/list';

export type IncomingListProps = {
  /** Fragment of an address that carries a list. */
  link: string;
  recipes: ShopRecipe[];
  /** The visitor's own list. */
  mine: ShoppingList;
  /** What becomes of the visitor's list, and the words for it; neither where it stays as it is. */
  onAnswer: (next?: (current: ShoppingList) => ShoppingList, said?: string) => void;
};

const PROBLEMS: Record<LinkProblem, string> = {
  'too-large': words.tooLong,
  newer: words.newer,
  unreadable: words.unreadable,
};

/** "2 recipes and 1 other thing"; '' for nothing. */
function contentWords({ recipes, own }: MergedLists['leftOut']): string {
  const parts = [
    ...(recipes > 0 ? [words.recipes({ count: recipes })] : []),
    ...(own > 0 ? [words.others({ count: own })] : []),
  ];
  return listWords(parts, 'and');
}

function mergedWords({ leftOut }: MergedLists): string {
  const contents = contentWords(leftOut);
  if (contents === '') return words.isMerged;
  return words.didNotFit({ contents, recipes: MOST_RECIPES, others: MOST_OWN });
}

/** A list that came by link: nothing happens to the visitor's own before they have said what. */
export function IncomingList({ link, recipes, mine, onAnswer }: IncomingListProps) {
  const found = useMemo(() => decodeList(link), [link]);

  if (!found) return null;
  const hasOwn = !isEmptyList(mine);
  if (!found.ok) {
    return (
      <section className="shop-incoming" aria-label={words.title}>
        <p>
          {PROBLEMS[found.problem]} {hasOwn && words.ownIsAsItWas}
        </p>
        <div className="shop-answers">
          <button type="button" className="btn quiet" onClick={() => onAnswer()}>
            {words.allRight}
          </button>
        </div>
      </section>
    );
  }

  const { list } = found;
  const names = list.recipes.map(({ slug }) => recipes.find((each) => each.slug === slug)?.title ?? slug);
  const contents = contentWords({ recipes: list.recipes.length, own: list.own.length });
  const replaced = hasOwn ? words.isReplaced : words.isYours;
  return (
    <section className="shop-incoming" aria-label={words.title}>
      <h2 className="t-1">{words.heading({ contents: contents || words.nothing })}</h2>
      {names.length > 0 && <p>{names.join(comma)}</p>}
      <div className="shop-answers">
        <button type="button" className="btn" onClick={() => onAnswer(() => list, replaced)}>
          {hasOwn ? words.replace : words.use}
        </button>
        {hasOwn && (
          <button
            type="button"
            className="btn quiet"
            onClick={() => onAnswer((now) => mergeLists(now, list).list, mergedWords(mergeLists(mine, list)))}
          >
            {words.add}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => onAnswer()}>
          {words.notNow}
        </button>
      </div>
    </section>
  );
}
