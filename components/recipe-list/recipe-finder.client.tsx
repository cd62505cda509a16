'use client';

import { type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as frame from '@/.content/messages/frame';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import { CardView, cardGrids } from '@/components/content/card-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { kindPages } from '@/lib/content/recipe-filters';
import {
  countKinds,
  FILTERS,
  type Filterable,
  type Filters,
  type Found,
  findRecipes,
  isNarrowed,
  kindLabel,
  kitchenOf,
  NO_FILTERS,
  type RecipeFacts,
  SHOWN,
} from '@/lib/recipe-list/filters';
import { PER_PAGE } from '@/lib/recipe-list/pages';
import { useCards } from '@/lib/recipe-list/use-cards';
import { useFacts } from '@/lib/recipe-list/use-facts';
import { listWords } from '@/lib/text/list';
import { useAddress } from '@/lib/ui/use-address';
import { FilterBar } from './filter-bar.client';

/** What the filters in the address find among these recipes, null while they are not there, and how much is shown. */
function useFound<T extends Filterable>(recipes: readonly T[] | null) {
  const [filters, setFilters] = useAddress(FILTERS);
  const [most, setMost] = useAddress(SHOWN);
  const all = recipes ?? NONE;
  const kitchen = useMemo(() => kitchenOf(all, filters.have), [all, filters.have]);
  const found = useMemo(() => findRecipes(all, filters, kitchen).found, [all, filters, kitchen]);
  const isPart = isNarrowed(filters);
  return {
    recipes,
    filters,
    kitchen,
    found: found as Found<T>[],
    shown: (isPart ? found.slice(0, most) : []) as Found<T>[],
    isPart,
    count: (category: string) =>
      recipes === null ? undefined : findRecipes(recipes, { ...filters, category }, kitchen).found.length,
    change: (part: Partial<Filters>) => {
      setFilters((now) => ({ ...now, ...part }));
      setMost(PER_PAGE);
    },
    showMore: () => setMost(most + PER_PAGE),
  };
}

const NONE: readonly never[] = [];

export type RecipeFinderProps = {
  recipes: readonly RecipeFacts[];
  /** Card of every recipe, by its slug. */
  cards: Readonly<Record<string, ReactNode>>;
  /** The whole list as it stands before anything narrows it. */
  children: ReactNode;
};

/** The list of recipes with what narrows it. The exported page, and a browser without script, show all of it. */
export function RecipeFinder({ recipes, cards, children }: RecipeFinderProps) {
  const finder = useFound(recipes);
  const kinds = useMemo(() => countKinds(recipes), [recipes]);
  return (
    <Finder finder={finder} kinds={kinds} cardOf={({ slug }) => cards[slug]} keyOf={({ slug }) => slug}>
      {children}
    </Finder>
  );
}

export type PagedFinderProps = {
  /** How many recipes there are of each kind, and of all as ''. */
  kinds: Readonly<Record<string, number>>;
  /** A page of the list as it stands before anything narrows it. */
  children: ReactNode;
};

/** The same over a list of several pages: what filters look at, and the cards of what they find, are loaded on use. */
export function PagedFinder({ kinds, children }: PagedFinderProps) {
  const [filters] = useAddress(FILTERS);
  const facts = useFacts(filters);
  const finder = useFound(facts.recipes);
  const { cards, ...loading } = useCards(finder.shown.map(({ recipe }) => recipe.index));
  const failed = [facts, loading].find(({ isFailed }) => isFailed);
  return (
    <Finder
      finder={finder}
      kinds={kinds}
      cardOf={({ index }) => {
        const card = cards.get(index);
        return card ? <CardView card={card} sizes="compact" /> : <span className="picture" />;
      }}
      keyOf={({ index }) => `${index}`}
      onRetry={failed?.retry}
    >
      {children}
    </Finder>
  );
}

type FinderProps<T extends Filterable> = {
  finder: ReturnType<typeof useFound<T>>;
  kinds: Readonly<Record<string, number>>;
  cardOf: (recipe: T) => ReactNode;
  keyOf: (recipe: T) => string;
  /** Tries again what could not be loaded; left out where nothing failed. */
  onRetry?: (() => void) | undefined;
  children: ReactNode;
};

function Finder<T extends Filterable>({ finder, kinds, cardOf, keyOf, onRetry, children }: FinderProps<T>) {
  const { recipes, filters, found, shown, isPart, kitchen, change } = finder;
  const all = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isNone = isPart && recipes !== null && found.length === 0;
  const isSome = isPart && found.length > 0;
  const isMissing = isPart && recipes === null;
  const isLoading = isMissing && !onRetry;
  const kindPage = Object.hasOwn(kindPages, filters.category) ? kindPages[filters.category] : undefined;
  const clear = () => {
    change(NO_FILTERS);
    // The pressed button goes with the filters it cleared.
    all.current?.focus({ preventScroll: true });
  };
  const showMore = () => {
    flushSync(finder.showMore);
    // The button has moved away from under the visitor: on goes it from the first of the new ones.
    (list.current?.children[shown.length] as HTMLElement | undefined)?.focus();
  };
  return (
    <>
      <FilterBar
        kinds={kinds}
        count={(kind) => finder.count(kind) ?? (isPart ? undefined : kinds[kind])}
        filters={filters}
        onChange={change}
        allRef={all}
      />
      <div className="wrap mt-8">
        <div className={isNone ? 'pt-6 wrap-anywhere' : isSome || isLoading ? COUNT : 'sr-only'}>
          <div role="status">
            {isNone ? (
              <>
                <h2 className="text-2xl">{messages.noRecipes}</h2>
                <p className="mt-3 text-ink-2">{reasonFor(filters)}</p>
              </>
            ) : (
              <p>
                {isLoading
                  ? messages.loading
                  : messages.found({ count: isMissing || !isPart ? (kinds[''] ?? 0) : found.length })}
              </p>
            )}
          </div>
          {isNone && (
            <div className="mt-6 flex flex-wrap gap-2.5">
              <Button onClick={clear}>{messages.showAll}</Button>
              {kindPage && (
                <ButtonLink look="quiet" href={kindPage.href}>
                  {kindPage.name}
                </ButtonLink>
              )}
            </div>
          )}
          {isSome && (
            <button
              type="button"
              className="link min-h-11 text-sm font-medium tracking-normal"
              onClick={clear}
            >
              {messages.clear}
            </button>
          )}
        </div>
        {onRetry && (
          <div className="mb-6" role="alert">
            <p>{messages.notLoaded}</p>
            <Button
              small
              className="mt-3.5"
              onClick={() => {
                onRetry();
                // The button goes, and with it the focus.
                all.current?.focus({ preventScroll: true });
              }}
            >
              {frame.tryAgain}
            </Button>
          </div>
        )}
        {isSome && (
          <>
            {kitchen.unused.length > 0 && (
              <p className="meta -my-3 mb-6 wrap-anywhere">
                {messages.unused({ things: listWords(kitchen.unused, 'or') })}
              </p>
            )}
            <ul className={cardGrids[4].className} ref={list}>
              {shown.map(({ recipe, uses }, place) => (
                <li
                  key={keyOf(recipe)}
                  className={uses.length > 0 ? ROW : undefined}
                  tabIndex={place > 0 && place % PER_PAGE === 0 ? -1 : undefined}
                >
                  {cardOf(recipe)}
                  {uses.length > 0 && (
                    <p className="mt-1 font-display text-sm font-medium wrap-anywhere">
                      {usesWords(uses, kitchen.named.length)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
            {found.length > PER_PAGE && (
              <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
                {shown.length < found.length && (
                  <Button look="quiet" onClick={showMore}>
                    {messages.showMore({ number: Math.min(PER_PAGE, found.length - shown.length) })}
                  </Button>
                )}
                <p className="meta" role="status">
                  {messages.shown({ shown: shown.length, total: found.length })}
                </p>
              </div>
            )}
          </>
        )}
        {(!isPart || isMissing) && children}
      </div>
    </>
  );
}

const COUNT = 'mb-5 flex flex-wrap items-baseline gap-x-6 font-display text-xl font-semibold';

/** On a phone the entry is the row in place of its card, so that how it fits stands beside the picture too. */
const ROW =
  'relative max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:grid-rows-[1fr_auto_1fr] max-sm:gap-x-4 max-sm:[&>article]:contents max-sm:[&_.picture]:row-span-3';

/** Why nothing fits, in one sentence. */
function reasonFor(filters: Filters): string {
  const { category } = filters;
  const label = kindLabel(category);
  if (category && !label) return messages.noKind({ kind: category });
  if (!isNarrowed({ ...filters, category: '' })) return messages.noneOfKind({ kind: label ?? category });
  if (!isNarrowed({ ...filters, have: '' })) return messages.noneUses;
  return messages.noneFits;
}

/** "Uses pork"; "Uses 2 of 3: pork, ginger". @param total ingredients the visitor has */
function usesWords(uses: readonly string[], total: number): string {
  const things = uses.join(comma);
  return total > 1 ? messages.usesSome({ number: uses.length, total, things }) : messages.uses({ things });
}
