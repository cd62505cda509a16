'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useStored } from '@/lib/hooks/use-stored';
import {
  isSaved,
  isSavedRecipes,
  mergeSaved,
  NOTHING_SAVED,
  removeSaved,
  SAVED_KEY,
  SAVED_LISTS,
  type SavedRecipes as Saved,
  type SavedList,
} from '@/lib/recipe/saved';
import { SavedFile } from './saved-file.client';
import { type SavedCard, SavedRow } from './saved-row.client';

export type SavedRecipesProps = {
  /** Every recipe of the site; what the visitor saved is picked out of them in the browser. */
  recipes: SavedCard[];
};

const TITLES: Record<SavedList, string> = { favourites: 'Favourites', later: 'Saved for later' };

/** The visitor's lists, kept on this device. */
export function SavedRecipes({ recipes }: SavedRecipesProps) {
  const [saved, setSaved] = useStored(SAVED_KEY, isSavedRecipes, NOTHING_SAVED);
  const [removed, setRemoved] = useState<{ list: SavedList; recipe: SavedCard; before: Saved } | null>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    // The pressed button went with its row.
    if (removed) undoRef.current?.focus({ preventScroll: true });
  }, [removed]);

  // Nobody should see an empty list that is not.
  if (!hydrated) return null;

  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]));
  const known = (list: SavedList) => saved[list].flatMap((slug) => bySlug.get(slug) ?? []);
  const filled = SAVED_LISTS.filter((list) => known(list).length > 0);
  const gone = new Set(SAVED_LISTS.flatMap((list) => saved[list].filter((slug) => !bySlug.has(slug))));

  const isOff = removed && !isSaved(saved, removed.list, removed.recipe.slug);

  const remove = (list: SavedList, recipe: SavedCard) => {
    setRemoved({ list, recipe, before: saved });
    setSaved((current) => removeSaved(current, list, recipe.slug));
  };
  const undo = () => {
    if (removed) setSaved((current) => mergeSaved(removed.before, current));
    setRemoved(null);
  };
  const forget = () =>
    setSaved((current) =>
      [...gone].reduce(
        (all, slug) => removeSaved(removeSaved(all, 'later', slug), 'favourites', slug),
        current,
      ),
    );

  return (
    <>
      <p className="saved-note" role="status">
        {isOff && (
          <>
            {removed.recipe.title} is off {TITLES[removed.list].toLowerCase()}.
            <button type="button" className="link" ref={undoRef} onClick={undo}>
              Undo
            </button>
          </>
        )}
      </p>

      {filled.length === 0 ? (
        <p className="saved-empty">
          Nothing is saved on this device yet: press the heart or the bookmark on any of{' '}
          <Link className="link" href="/recipes/" prefetch={false}>
            my recipes
          </Link>
          .
        </p>
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
                    onRemove={() => remove(list, recipe)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}

      {gone.size > 0 && (
        <p className="saved-note">
          {gone.size === 1
            ? 'One saved recipe is not on this site at the moment. I keep its place.'
            : `${gone.size} saved recipes are not on this site at the moment. I keep their places.`}
          <button type="button" className="link" onClick={forget}>
            Forget {gone.size === 1 ? 'it' : 'them'}
          </button>
        </p>
      )}

      <SavedFile saved={saved} onMerge={setSaved} />
    </>
  );
}
