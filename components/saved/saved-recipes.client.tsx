'use client';

import * as words from '@/.content/words/saved';
import '@/components/kept/kept.css';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { NewerNote } from '@/components/kept/newer-note.client';
import { UndoButton } from '@/components/ui/undo-button.client';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { useIsStored } from '@/lib/hooks/use-raw';
import { useStored } from '@/lib/hooks/use-stored';
import { hasNewer } from '@/lib/kept/write';
import {
  isSaved,
  mergeSaved,
  removeSaved,
  SAVED,
  SAVED_LISTS,
  type SavedRecipes as Saved,
  type SavedList,
} from '@/lib/recipe/saved';
import { rich } from '@/lib/words/rich';
import type { KeptRestProps } from './kept-rest.client';
import { type SavedCard, SavedRow } from './saved-row.client';

export type SavedRecipesProps = {
  /** Every recipe of the site; what the visitor saved is picked out of them in the browser. */
  recipes: SavedCard[];
} & KeptRestProps;

// Walks and files come after the first view, so that the page stands at once.
const loadRest = () => import('./kept-rest.client').then((module) => module.KeptRest);

const TITLES: Record<SavedList, string> = { favourites: words.favourites, later: words.later };
const REMOVE = { favourites: words.removeFavourite, later: words.removeLater };
const REMOVED = { favourites: words.favouriteRemoved, later: words.laterRemoved };

/** What was taken off the lists last, and how they were before. */
type Removed = { number: number; said: string; entries: [list: SavedList, slug: string][]; before: Saved };

/** The lists with what was removed back in its place; whatever else changed meanwhile stays changed. */
function putBack(current: Saved, { entries, before }: Removed): Saved {
  const there = (list: SavedList) =>
    before[list].filter(
      (slug) =>
        isSaved(current, list, slug) || entries.some(([from, gone]) => from === list && gone === slug),
    );
  return mergeSaved({ favourites: there('favourites'), later: there('later') }, current);
}

/** The visitor's lists, kept on this device. */
export function SavedRecipes({ recipes, places }: SavedRecipesProps) {
  const [saved, setSaved] = useStored(SAVED);
  const hasWalks = useIsStored('rtr:walks');
  const [KeptRest, load] = useLoaded(loadRest);
  const [isMissing, setMissing] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    void load(true).then((piece) => setMissing(piece === null));
  }, [load]);

  // Nobody should see an empty list that is not.
  if (!hydrated) return null;

  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]));
  const known = (list: SavedList) => saved[list].flatMap((slug) => bySlug.get(slug) ?? []);
  const filled = SAVED_LISTS.filter((list) => known(list).length > 0);
  const gone = new Set(SAVED_LISTS.flatMap((list) => saved[list].filter((slug) => !bySlug.has(slug))));

  const isOff = removed?.entries.every(([list, slug]) => !isSaved(saved, list, slug));

  const remove = (entries: Removed['entries'], said: string) => {
    setRemoved((last) => ({ number: (last?.number ?? 0) + 1, said, entries, before: saved }));
    setSaved((current) => entries.reduce((all, [list, slug]) => removeSaved(all, list, slug), current));
  };
  const undo = () => {
    if (removed) setSaved((current) => putBack(current, removed));
    setRemoved(null);
  };
  const forget = () =>
    remove(
      [...gone].flatMap((slug): Removed['entries'] => SAVED_LISTS.map((list) => [list, slug])),
      words.forgotten({ count: gone.size }),
    );

  return (
    <div ref={top} tabIndex={-1}>
      <p className="kept-said" role="status">
        {isOff && (
          <>
            {removed?.said}
            <UndoButton key={removed?.number} onUndo={undo} home={top} />
          </>
        )}
      </p>

      <NewerNote stored={SAVED} what={words.savedRecipes} />
      {filled.length === 0 ? (
        // What is set aside is saved as well.
        !hasNewer(SAVED) && (
          <p className="saved-empty">
            {rich(hasWalks ? words.noRecipe : words.nothing, {
              recipes: (
                <Link className="link" href="/recipes/" prefetch={false}>
                  {words.myRecipes}
                </Link>
              ),
            })}
          </p>
        )
      ) : (
        <div className="saved-lists" data-both={filled.length > 1 || undefined}>
          {filled.map((list) => (
            <section className="saved-list" key={list} aria-labelledby={`saved-${list}`}>
              <h2 className="t-2" id={`saved-${list}`}>
                {TITLES[list]} <small>{known(list).length}</small>
              </h2>
              <ul>
                {known(list).map((recipe) => (
                  <SavedRow
                    key={recipe.slug}
                    recipe={recipe}
                    removeLabel={REMOVE[list]({ name: recipe.title })}
                    onRemove={() => remove([[list, recipe.slug]], REMOVED[list]({ name: recipe.title }))}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}

      {gone.size > 0 && (
        <p className="kept-said">
          {words.missing({ count: gone.size })}
          <button type="button" className="link" onClick={forget}>
            {words.forget({ count: gone.size })}
          </button>
        </p>
      )}

      {KeptRest ? (
        <KeptRest places={places} />
      ) : (
        isMissing && <p className="kept-said">{words.restNotLoaded}</p>
      )}
    </div>
  );
}
