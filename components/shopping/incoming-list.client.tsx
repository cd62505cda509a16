'use client';

import { type ReactNode, useMemo } from 'react';
import * as messages from '@/.content/messages/incomingList';
import { comma } from '@/.content/messages/text';
import { Button } from '@/components/ui/button';
import { yieldNumber, yieldText } from '@/lib/recipe/servings';
import { type MergedLists, mergeLists, type SharedRecipe } from '@/lib/saved/merge-lists';
import {
  isEmptyList,
  isSameVersion,
  MOST_CUSTOM_ITEMS,
  MOST_RECIPES,
  type ShoppingListData,
} from '@/lib/saved/shopping-list';
import { decodeList, type LinkProblem } from '@/lib/shopping/link';
import { chosenRecipes, type ShopRecipe, versionTitle, withKnownVersions } from '@/lib/shopping/recipes';
import { listWords } from '@/lib/text/list';

export type IncomingListProps = {
  /** Fragment of an address that carries a list. */
  link: string;
  recipes: readonly ShopRecipe[];
  /** The visitor's own list. */
  mine: ShoppingListData;
  /** Changes the visitor's list, or leaves it as it is, and shows a message. */
  onAnswer: (next: ((current: ShoppingListData) => ShoppingListData) | null, message: string) => void;
};

const PROBLEMS: Record<LinkProblem, string> = {
  'too-large': messages.tooLong,
  newer: messages.newer,
  unreadable: messages.unreadable,
};

/** "2 recipes and 1 other item"; '' for nothing. */
function describeContents({ recipes, own }: MergedLists['leftOut']): string {
  const parts = [
    recipes > 0 && messages.recipes({ count: recipes }),
    own > 0 && messages.others({ count: own }),
  ];
  return listWords(
    parts.filter((part) => part !== false),
    'and',
  );
}

/** A recipe on both lists: "Noodles: 7 servings; you had 4." */
function describeServings({ mine, other, ...entry }: SharedRecipe, recipes: readonly ShopRecipe[]): string {
  const [chosen] = chosenRecipes([{ ...entry, servings: Math.max(mine, other) }], recipes);
  if (!chosen) return '';
  const { unit, plural } = chosen.recipe;
  const name = entry.variant ? versionTitle(chosen) : chosen.title;
  const parts = { recipe: name, amount: yieldText(Math.max(mine, other), unit, plural) };
  return mine < other
    ? messages.more({ ...parts, other: yieldNumber(mine) })
    : messages.fewer({ ...parts, other: yieldNumber(other) });
}

function describeMerge({ differing, leftOut }: MergedLists, recipes: readonly ShopRecipe[]): string {
  const contents = describeContents(leftOut);
  const merged =
    contents === ''
      ? messages.merged
      : messages.didNotFit({ contents, recipes: MOST_RECIPES, others: MOST_CUSTOM_ITEMS });
  return [merged, ...differing.map((each) => describeServings(each, recipes))].filter(Boolean).join(' ');
}

/** A list from a link, with buttons that replace the visitor's own list by it or merge them. */
export function IncomingList({ link, recipes, mine, onAnswer }: IncomingListProps) {
  const found = useMemo(() => decodeList(link), [link]);

  if (!found) return null;
  const hasEntries = !isEmptyList(mine);
  if (!found.ok) {
    return (
      <Offer>
        <p className="text-ink-2">
          {[PROBLEMS[found.problem], hasEntries && messages.unchanged].filter(Boolean).join(' ')}
        </p>
        <div className={ANSWERS}>
          <Button look="quiet" onClick={() => onAnswer(null, messages.unchanged)}>
            {messages.ok}
          </Button>
        </div>
      </Offer>
    );
  }

  const list = withKnownVersions(found.list, recipes);
  const chosen = chosenRecipes(list.recipes, recipes);
  const names = list.recipes.map(
    (entry) => chosen.find(({ listed }) => isSameVersion(listed, entry))?.title ?? entry.slug,
  );
  const contents = describeContents({ recipes: list.recipes.length, own: list.own.length });
  const add = () =>
    onAnswer((now) => mergeLists(now, list).list, describeMerge(mergeLists(mine, list), recipes));
  return (
    <Offer>
      <h2 className="text-xl">{messages.heading({ contents: contents || messages.nothing })}</h2>
      {names.length > 0 && <p className="mt-1.5 text-ink-2">{names.join(comma)}</p>}
      <div className={ANSWERS}>
        <Button onClick={() => onAnswer(() => list, hasEntries ? messages.replaced : messages.used)}>
          {hasEntries ? messages.replace : messages.use}
        </Button>
        {hasEntries && (
          <Button look="quiet" onClick={add}>
            {messages.add}
          </Button>
        )}
        <Button look="quiet" onClick={() => onAnswer(null, messages.unchanged)}>
          {messages.notNow}
        </Button>
      </div>
    </Offer>
  );
}

const ANSWERS = 'mt-4 flex flex-wrap gap-2.5';

function Offer({ children }: { children: ReactNode }) {
  return (
    <section className="mt-6 rounded-card bg-wash-sky p-5 print:hidden" aria-label={messages.title}>
      {children}
    </section>
  );
}
