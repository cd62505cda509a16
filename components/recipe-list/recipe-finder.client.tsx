'use client';

import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import * as answers from '@/.content/messages/dishAnswer';
import * as frame from '@/.content/messages/frame';
import * as messages from '@/.content/messages/listing';
import { comma } from '@/.content/messages/text';
import { kindPages } from '@/.content/recipeFilters';
import { CardView, cardGrids } from '@/components/recipe/card-view';
import { CardButtons } from '@/components/shopping/card-buttons.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { pageStartTabIndex, ShowMore } from '@/components/ui/show-more.client';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';
import {
  FILTERS,
  type Filterable,
  type Filters,
  type FoundRecipe,
  filterable,
  findRecipes,
  isNarrowed,
  kindLabel,
  NO_RECIPE_FILTERS,
  pantryOf,
  SHOWN,
} from '@/lib/recipe-list/filters';
import { PER_PAGE } from '@/lib/recipe-list/pages';
import { ANSWERS, SENTENCE } from '@/lib/recipe-list/sentence';
import { replacementText } from '@/lib/search/dish-answer';
import { isFullAddress } from '@/lib/text/full-address';
import { listWords } from '@/lib/text/list';
import { capitalize } from '@/lib/text/words';
import { useAddress } from '@/lib/ui/use-address';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import { FilterBar } from './filter-bar.client';

/** For filters without a result: the nearest recipes, and other filters. */
const importIdeas = async () => {
  const [{ RecipeIdeas }, { nearestRecipes }] = await Promise.all([
    import('./recipe-ideas.client'),
    import('@/lib/recipe-list/nearest'),
  ]);
  return { RecipeIdeas, nearestRecipes };
};

const NO_RECIPES: readonly never[] = [];

/** The filters in the address, and the recipes they find. The recipes are loaded with the first filter. */
function useFinder() {
  const [filters, setFilters] = useAddress(FILTERS);
  const [most, setMost] = useAddress(SHOWN);
  const [sentence, setSentence] = useAddress(SENTENCE);
  const isFiltered = isNarrowed(filters);
  const { data, isFailed, retry } = useRecipes(isFiltered);
  const recipes = useMemo(() => (data ? filterable(data) : NO_RECIPES), [data]);
  const kindNames = data?.kinds;
  const pantry = useMemo(
    () => pantryOf(recipes, filters.have, kindNames),
    [recipes, filters.have, kindNames],
  );
  const all = useMemo(() => findRecipes(recipes, filters, pantry).found, [recipes, filters, pantry]);
  const isAnswered = sentence.at !== '';
  const found = useMemo(() => (isAnswered ? withoutAnswers(all) : all), [isAnswered, all]);
  return {
    filters,
    isFiltered,
    /** The sentence is asked: its answer shows the first recipes, and the list the others. */
    isAnswered,
    /** Filters are set, and the recipes are here. */
    hasResults: isFiltered && data !== null,
    isFailed,
    retry,
    pantry,
    kindNames,
    recipes,
    found,
    shown: found.slice(0, most),
    /** Number of recipes that fit the other filters and this kind; undefined before the recipes are loaded. */
    count: (category: string) =>
      data === null ? undefined : findRecipes(recipes, { ...filters, category }, pantry).found.length,
    change: (part: Partial<Filters>) => {
      setFilters((now) => ({ ...now, ...part }));
      setMost(PER_PAGE);
    },
    clear: () => {
      setFilters(NO_RECIPE_FILTERS);
      setSentence((now) => ({ ...now, at: '' }));
      setMost(PER_PAGE);
    },
    showMore: () => setMost(most + PER_PAGE),
  };
}

/** Found recipes without those that the answer to the sentence shows. It has none of other sites. */
function withoutAnswers<T extends RecipeData & Filterable>(
  found: readonly FoundRecipe<T>[],
): FoundRecipe<T>[] {
  const answers = found.filter(({ recipe }) => !isFullAddress(recipe.href)).slice(0, ANSWERS);
  return found.filter((each) => !answers.includes(each));
}

export type RecipeFinderProps = {
  /** Number of recipes of each kind, and of all as ''. */
  kinds: Readonly<Record<string, number>>;
  /** The page of the list without filters: all there is before hydration and without JavaScript. */
  children: ReactNode;
};

/** The list of recipes with its filters. */
export function RecipeFinder({ kinds, children }: RecipeFinderProps) {
  const {
    filters,
    recipes,
    found,
    shown,
    isFiltered,
    isAnswered,
    hasResults,
    isFailed,
    pantry,
    kindNames,
    change,
    ...finder
  } = useFinder();
  const [hasNoIdeas, setNoIdeas] = useState(false);
  // Without them the filters can still be cleared.
  const [ideas, loadIdeas] = useLazy(importIdeas, { onError: () => setNoIdeas(true) });
  const all = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isNone = hasResults && found.length === 0 && !isAnswered;
  const isRest = hasResults && isAnswered;
  const isSome = hasResults && found.length > 0;
  const isLoading = isFiltered && !hasResults && !isFailed;
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isNone) void loadIdeas();
  }, [isNone, loadIdeas]);
  const nearest = useMemo(
    () => (isNone && ideas ? ideas.nearestRecipes(recipes, filters, kindNames) : null),
    [isNone, ideas, recipes, filters, kindNames],
  );
  const kindPage = Object.hasOwn(kindPages, filters.category) ? kindPages[filters.category] : undefined;
  /** Moves the focus from a button that is about to be removed. */
  const focusAll = () => all.current?.focus({ preventScroll: true });
  const clear = () => {
    finder.clear();
    focusAll();
  };
  return (
    <>
      <FilterBar
        kinds={kinds}
        count={(kind) => finder.count(kind) ?? (isFiltered ? undefined : kinds[kind])}
        filters={filters}
        onChange={change}
        allRef={all}
        isAnswered={isAnswered}
        isReady={isHydrated && !isLoading}
      />
      <div className="wrap mt-8">
        <div className={isNone ? 'pt-6 wrap-anywhere' : isSome || isRest || isLoading ? COUNT : 'sr-only'}>
          {/* The answer to the sentence is announced instead. */}
          <div role={isAnswered ? undefined : 'status'}>
            {isNone ? (
              // Not announced before both sentences are known.
              (ideas || hasNoIdeas) && (
                <>
                  <h2 className="text-2xl">
                    {nearest?.limit === undefined
                      ? reasonFor(filters)
                      : answers.nothingIn({ limit: nearest.limit })}
                  </h2>
                  {nearest && <p className="mt-3 text-lg">{nearest.text}</p>}
                </>
              )
            ) : (
              // Other recipes of the same number are announced again.
              <p key={found.map(({ recipe }) => recipe.slug).join()}>
                {isLoading
                  ? messages.loading
                  : isRest
                    ? found.length === 0
                      ? messages.noOthers
                      : messages.others({ count: found.length })
                    : messages.found({ count: hasResults ? found.length : (kinds[''] ?? 0) })}
              </p>
            )}
          </div>
          {nearest && (
            <div className="mt-6">
              <FoundCards found={nearest.found.slice(0, NEAREST)} />
            </div>
          )}
          {isNone && (
            <div className="mt-8 flex flex-wrap gap-2.5">
              <Button onClick={clear}>{messages.showAll}</Button>
              {kindPage && (
                <ButtonLink look="quiet" href={kindPage.href}>
                  {kindPage.name}
                </ButtonLink>
              )}
            </div>
          )}
          {isNone && ideas && (
            <ideas.RecipeIdeas
              recipes={recipes}
              filters={filters}
              onPick={(next) => {
                change(next);
                focusAll();
              }}
            />
          )}
          {(isSome || isRest) && (
            <button
              type="button"
              className="link min-h-11 text-sm font-medium tracking-normal"
              onClick={clear}
            >
              {messages.clear}
            </button>
          )}
        </div>
        {isFailed && (
          <div className="mb-6" role="alert">
            <p>{messages.notLoaded}</p>
            <Button
              small
              className="mt-3.5"
              onClick={() => {
                finder.retry();
                focusAll();
              }}
            >
              {frame.tryAgain}
            </Button>
          </div>
        )}
        {isSome && (
          <>
            {pantry.unused.length > 0 && (
              <p className="secondary -my-3 mb-6 wrap-anywhere">
                {messages.unused({ things: listWords(pantry.unused, 'or') })}
              </p>
            )}
            <FoundCards found={shown} named={pantry.named.length} ref={list} />
            {found.length > PER_PAGE && (
              <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
                {shown.length < found.length && (
                  <ShowMore list={list} shown={shown.length} onMore={finder.showMore}>
                    {messages.showMore({ number: Math.min(PER_PAGE, found.length - shown.length) })}
                  </ShowMore>
                )}
                <p className="secondary" role="status">
                  {messages.shown({ shown: shown.length, total: found.length })}
                </p>
              </div>
            )}
          </>
        )}
        {!hasResults && children}
      </div>
    </>
  );
}

/** Most of the nearest recipes that are shown where filters find none: a row. */
const NEAREST = 4;

const COUNT = 'mb-5 flex flex-wrap items-baseline gap-x-6 font-display text-xl font-semibold';

/** On a phone the list item is the grid instead of its card, so that "Uses …" is beside the picture too. */
const ROW =
  'relative max-sm:grid max-sm:grid-cols-[min(7rem,40%)_minmax(0,1fr)] max-sm:grid-rows-[1fr_auto_auto_1fr] max-sm:gap-x-4 max-sm:[&>article]:contents max-sm:[&_.picture]:row-span-4';

type FoundCardsProps = {
  found: readonly FoundRecipe<RecipeData & Filterable>[];
  /** Number of foods that the visitor has. */
  named?: number;
  ref?: RefObject<HTMLUListElement | null>;
};

/** Cards of found recipes, with the visitor's foods that each uses. */
function FoundCards({ found, named = 1, ref }: FoundCardsProps) {
  return (
    <ul className={cardGrids[4].className} ref={ref}>
      {found.map(({ recipe, ...use }, place) => {
        const text = describeUses(use, named);
        return (
          <li
            key={recipe.slug}
            className={text ? ROW : undefined}
            tabIndex={pageStartTabIndex(place, PER_PAGE)}
          >
            <CardView
              card={recipe}
              sizes="compact"
              actions={
                !isFullAddress(recipe.href) && (
                  <CardButtons slug={recipe.slug} title={recipe.title} servings={recipe.servings} />
                )
              }
            />
            {text && <p className="mt-1 font-display text-sm font-medium wrap-anywhere">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** The reason for an empty result, in one sentence. */
function reasonFor(filters: Filters): string {
  const { category } = filters;
  const label = kindLabel(category);
  if (category && !label) return messages.unknownKind({ kind: category });
  if (!isNarrowed({ ...filters, category: '' })) return messages.noRecipesOfKind({ kind: label ?? category });
  if (!isNarrowed({ ...filters, have: '' })) return messages.noIngredientMatch;
  return messages.noMatch;
}

/**
 * "Uses pork"; "Uses 2 of 3: pork, ginger"; "Thighs in place of breast". `total` is the number of foods that the visitor
 * has.
 */
function describeUses(
  { uses, replacements }: Omit<FoundRecipe<Filterable>, 'recipe'>,
  total: number,
): string {
  const own = uses.filter((food) => !replacements.some((each) => each.food === food));
  const things = own.join(comma);
  const used =
    total > 1 ? messages.usesSome({ number: own.length, total, things }) : messages.uses({ things });
  return [...(own.length > 0 ? [used] : []), ...replacements.map(replacementText).map(capitalize)].join(
    messages.then,
  );
}
