'use client';

import { useEffect, useRef, useState } from 'react';
import { tryAgain } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/saved';
import { RecipeSuggestions, type Suggestion } from '@/components/recipe/recipe-suggestions';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { NewerNote } from '@/components/ui/newer-note.client';
import { Note } from '@/components/ui/note';
import { UndoButton } from '@/components/ui/undo-button.client';
import { savedGuideIds } from '@/lib/offline/guides';
import type { RecipeData } from '@/lib/recipe/recipe-data';
import { useRecipes } from '@/lib/recipe/use-recipes';
import { mergeSaved } from '@/lib/saved/merge-saved';
import {
  addSaved,
  isSaved,
  removeSaved,
  SAVED,
  SAVED_LISTS,
  type SavedList,
  type SavedRecipesData,
} from '@/lib/saved/saved';
import { useIsStored } from '@/lib/storage/use-raw';
import { useStored } from '@/lib/storage/use-stored';
import { hasNewer } from '@/lib/storage/write';
import { rich } from '@/lib/text/rich';
import { useEntryFocus } from '@/lib/ui/use-entry-focus';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLatch } from '@/lib/ui/use-latch';
import { useLazy } from '@/lib/ui/use-lazy';
import type { SavedRestProps } from './saved-rest.client';
import { SavedRow } from './saved-row';
import { RestSkeleton, SavedSkeleton } from './saved-skeleton';
import styles from './saved-skeleton.module.css';

export type SavedRecipesProps = {
  /** Suggestions while nothing is saved. */
  suggestions: readonly Suggestion[];
} & SavedRestProps;

// Walks, guides and the file load after the first render.
const importRest = () => import('./saved-rest.client').then((module) => module.SavedRest);

const LISTS = {
  favourites: { title: messages.favourites, hint: messages.favouritesHint },
  later: { title: messages.later, hint: messages.laterHint },
};

type Entry = [list: SavedList, slug: string];

/** The entries removed last, the lists before, and the message after an undo. */
type Removed = { entries: Entry[]; before: SavedRecipesData; undone: string };

/** The message about the last change: with what it removed, or with the entry that it added. */
type News = { number: number; text: string; removed?: Removed; entry?: Entry | undefined };

/** Puts removed entries back in their place, and keeps other changes since. */
function putBack(current: SavedRecipesData, { entries, before }: Removed): SavedRecipesData {
  const there = (list: SavedList) =>
    before[list].filter(
      (slug) =>
        isSaved(current, list, slug) || entries.some(([from, other]) => from === list && other === slug),
    );
  const { choices } = before;
  return mergeSaved({ favourites: there('favourites'), later: there('later'), choices }, current);
}

/** The visitor's lists of recipes, stored on this device. */
export function SavedRecipes({ suggestions, places }: SavedRecipesProps) {
  const [saved, setSaved] = useStored(SAVED);
  // Also without saved recipes: one that is saved offline later is listed here offline.
  const { data, isLoading, isFailed, retry } = useRecipes();
  const slugs = SAVED_LISTS.flatMap((list) => saved[list]);
  const hasSaved = slugs.length > 0;
  const hasWalks = useIsStored('rtr:walks');
  /** Undefined until the cache storage was read. */
  const [hasGuides, setHasGuides] = useState<boolean>();
  const [isMissing, setMissing] = useState(false);
  const [SavedRest, load] = useLazy(importRest, { onError: () => setMissing(true), mayReload: true });
  const [news, setNews] = useState<News | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // The first render waits for everything that its text and rows depend on, so that nothing shifts.
  const isReady = useLatch(useHydrated() && !(hasSaved && isLoading) && hasGuides !== undefined);

  useEffect(() => void load(), [load]);
  useEffect(() => {
    savedGuideIds().then(
      (ids) => setHasGuides(ids.length > 0),
      // Without cache storage there are no guides.
      () => setHasGuides(false),
    );
  }, []);

  // After the undo button, or a suggestion, gave the focus to the top of the lists.
  useEntryFocus(top, news?.entry?.[1]);

  // Don't flash the empty state before storage was read.
  if (!isReady) return <SavedSkeleton />;

  const bySlug = new Map(data?.recipes.map((recipe) => [recipe.slug, recipe]));
  // A recipe on both lists is under the first.
  const listed = { ...saved, later: saved.later.filter((slug) => !isSaved(saved, 'favourites', slug)) };
  const lists = SAVED_LISTS.map((list) => ({
    list,
    known: listed[list].flatMap((slug) => bySlug.get(slug) ?? []),
  }));
  const filled = lists.filter(({ known }) => known.length > 0);
  const unknown = new Set(data ? slugs.filter((slug) => !bySlug.has(slug)) : []);
  const isComplete = data !== null || !hasSaved;
  // After a later change elsewhere, the message is no longer true.
  const removed = news?.removed?.entries.every(([list, slug]) => !isSaved(saved, list, slug))
    ? news.removed
    : undefined;

  const announce = (message: Omit<News, 'number'>) =>
    setNews((last) => ({ ...message, number: (last?.number ?? 0) + 1 }));
  const remove = (entries: Entry[], text: string, undone: string) => {
    announce({ text, removed: { entries, before: saved, undone } });
    setSaved((current) => entries.reduce((all, [list, slug]) => removeSaved(all, list, slug), current));
  };
  const add = ({ slug, title }: Suggestion) => {
    setSaved((current) => addSaved(current, 'later', slug));
    // The pressed button is removed with the suggestions.
    top.current?.focus({ preventScroll: true });
    announce({ text: messages.laterAdded({ name: title }), entry: ['later', slug] });
  };
  /** Puts a listed recipe on the other list too, or takes it off one. */
  const toggle = (list: SavedList, { slug, title }: RecipeData) => {
    const name = { name: title };
    if (isSaved(saved, list, slug)) {
      const text = list === 'later' ? messages.laterRemoved(name) : messages.favouriteRemoved(name);
      remove([[list, slug]], text, messages.isBack(name));
      return;
    }
    setSaved((current) => addSaved(current, list, slug, saved.choices?.[slug]));
    // Its row may move to the other list.
    top.current?.focus({ preventScroll: true });
    const text = list === 'later' ? messages.laterAdded(name) : messages.favouriteAdded(name);
    announce({ text, entry: [list, slug] });
  };
  const undo = (undone: Removed) => {
    setSaved((current) => putBack(current, undone));
    announce({ text: undone.undone, entry: undone.entries[0] });
  };
  const forget = () =>
    remove(
      [...unknown].flatMap((slug) => SAVED_LISTS.map((list): Entry => [list, slug])),
      messages.missingRemoved({ count: unknown.size }),
      messages.missingBack({ count: unknown.size }),
    );

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Note role="status">
        {news && (removed || !news.removed) && (
          <>
            <LiveText>{news.text}</LiveText>
            {removed && <UndoButton key={news.number} onUndo={() => undo(removed)} home={top} />}
          </>
        )}
      </Note>

      <NewerNote stored={SAVED} what={messages.newer} />
      {hasSaved && isFailed && (
        <Note>
          {messages.notLoaded}{' '}
          <button type="button" className="link" onClick={retry}>
            {tryAgain}
          </button>
        </Note>
      )}
      {filled.length === 0 ? (
        // Recipes that a newer version has saved are no empty list.
        !hasNewer(SAVED) &&
        isComplete && (
          <>
            <p className="lead mt-stack">
              {rich(hasWalks || hasGuides ? messages.noRecipe : messages.nothing, {
                recipes: (
                  <Link className="link" href="/recipes/">
                    {messages.myRecipes}
                  </Link>
                ),
              })}
            </p>
            <RecipeSuggestions button="save" suggestions={suggestions} onAdd={add} />
          </>
        )
      ) : (
        <div className={`mt-stack grid gap-stack ${filled.length > 1 ? 'lg:grid-cols-2 lg:gap-x-24' : ''}`}>
          {filled.map(({ list, known }) => (
            <section
              key={list}
              className={filled.length > 1 ? undefined : styles.only}
              aria-labelledby={`saved-${list}`}
            >
              <h2 className="text-2xl" id={`saved-${list}`}>
                {LISTS[list].title}{' '}
                <small className="text-lg font-medium tracking-normal text-ink-3">{known.length}</small>
              </h2>
              <p className="secondary mt-1 border-b border-ink pb-4">{LISTS[list].hint}</p>
              <ul>
                {known.map((recipe) => (
                  <SavedRow
                    key={recipe.slug}
                    recipe={recipe}
                    choice={saved.choices?.[recipe.slug] ?? ''}
                    lists={SAVED_LISTS.filter((each) => isSaved(saved, each, recipe.slug))}
                    onToggle={(each) => toggle(each, recipe)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}

      {unknown.size > 0 && (
        <Note>
          <LiveText>{messages.missing({ count: unknown.size })}</LiveText>
          <button type="button" className="link" onClick={forget}>
            {messages.removeMissing({ count: unknown.size })}
          </button>
        </Note>
      )}

      {SavedRest ? (
        <SavedRest places={places} className={NARROW} />
      ) : isMissing ? (
        <Note>{messages.restNotLoaded}</Note>
      ) : (
        <RestSkeleton />
      )}
    </div>
  );
}

/** Width of the walks and guides. */
const NARROW = 'max-w-208';
