'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as answers from '@/.content/messages/dishAnswer';
import * as frame from '@/.content/messages/frame';
import * as messages from '@/.content/messages/listing';
import { kindPages } from '@/.content/recipeFilters';
import { Button, ButtonLink } from '@/components/ui/button';
import { ShowMore } from '@/components/ui/show-more.client';
import { type Filters, isNarrowed, kindLabel, unknownDiet } from '@/lib/recipe-list/filters';
import { PER_PAGE } from '@/lib/recipe-list/pages';
import { useFinder } from '@/lib/recipe-list/use-finder';
import { listWords } from '@/lib/text/list';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLazy } from '@/lib/ui/use-lazy';
import { FilterBar } from './filter-bar.client';
import { FoundCards } from './found-cards';

/** For filters without a result: the nearest recipes, and other filters. */
const importIdeas = async () => {
  const [{ RecipeIdeas }, { nearestRecipes }] = await Promise.all([
    import('./recipe-ideas.client'),
    import('@/lib/recipe-list/nearest'),
  ]);
  return { RecipeIdeas, nearestRecipes };
};

export type RecipeFinderProps = {
  /** Number of recipes of each kind, and of all as ''. */
  kinds: Readonly<Record<string, number>>;
  /** The page of the list without filters: all there is before hydration and without JavaScript. */
  children: ReactNode;
};

/** The list of recipes with its filters. */
export function RecipeFinder({ kinds, children }: RecipeFinderProps) {
  const {
    chosen,
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
        {...chosen}
        onChange={change}
        allRef={all}
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

/** The reason for an empty result, in one sentence. */
function reasonFor(filters: Filters): string {
  const { category } = filters;
  const label = kindLabel(category);
  const diet = unknownDiet(filters.diets);
  if (diet) return messages.unknownDiet({ diet });
  if (category && !label) return messages.unknownKind({ kind: category });
  if (!isNarrowed({ ...filters, category: '' })) return messages.noRecipesOfKind({ kind: label ?? category });
  if (!isNarrowed({ ...filters, have: '' })) return messages.noIngredientMatch;
  return messages.noMatch;
}
