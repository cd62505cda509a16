'use client';

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
import type { KeptRestProps } from './kept-rest.client';
import { type SavedCard, SavedRow } from './saved-row.client';

export type SavedRecipesProps = {
  /** Every recipe of the site; what the visitor saved is picked out of them in the browser. */
  recipes: SavedCard[];
} & KeptRestProps;

// Walks and files come after the first view, so that the page stands at once.
const loadRest = () => import('./kept-rest.client').then((module) => module.KeptRest);

const TITLES: Record<SavedList, string> = { favourites: 'Favourites', later: 'Saved for later' };

/** What was taken off the lists last, and how they were before. */
type Removed = { number: number; words: string; entries: [list: SavedList, slug: string][]; before: Saved };

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

  const remove = (entries: Removed['entries'], words: string) => {
    setRemoved((last) => ({ number: (last?.number ?? 0) + 1, words, entries, before: saved }));
    setSaved((current) => entries.reduce((all, [list, slug]) => removeSaved(all, list, slug), current));
  };
  const undo = () => {
    if (removed) setSaved((current) => putBack(current, removed));
    setRemoved(null);
  };
  const forget = () =>
    remove(
      [...gone].flatMap((slug): Removed['entries'] => SAVED_LISTS.map((list) => [list, slug])),
      gone.size === 1 ? 'The missing recipe is forgotten.' : 'The missing recipes are forgotten.',
    );

  return (
    <div ref={top} tabIndex={-1}>
      <p className="kept-said" role="status">
        {isOff && (
          <>
            {removed?.words}
            <UndoButton key={removed?.number} onUndo={undo} home={top} />
          </>
        )}
      </p>

      <NewerNote stored={SAVED} what="saved recipes" />
      {filled.length === 0 ? (
        // What is set aside is saved as well.
        !hasNewer(SAVED) && (
          <p className="saved-empty">
            {hasWalks ? 'No recipe' : 'Nothing'} is saved on this device yet: press the heart or the bookmark
            on any of{' '}
            <Link className="link" href="/recipes/" prefetch={false}>
              my recipes
            </Link>
            .
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
                    removeLabel={`Remove ${recipe.title} from ${TITLES[list].toLowerCase()}`}
                    onRemove={() =>
                      remove([[list, recipe.slug]], `${recipe.title} is off ${TITLES[list].toLowerCase()}.`)
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}

      {gone.size > 0 && (
        <p className="kept-said">
          {gone.size === 1
            ? 'One saved recipe is not on this site at the moment. I keep its place.'
            : `${gone.size} saved recipes are not on this site at the moment. I keep their places.`}
          <button type="button" className="link" onClick={forget}>
            Forget {gone.size === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}

      {KeptRest ? (
        <KeptRest places={places} />
      ) : (
        isMissing && (
          <p className="kept-said">The rest did not load. Check the connection and reload the page.</p>
        )
      )}
    </div>
  );
}
