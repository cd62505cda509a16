'use client';

import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { tryAgain } from '@/.content/messages/frame';
import * as messages from '@/.content/messages/saved';
import type { CardViewProps } from '@/components/content/card-view';
import { PictureView } from '@/components/content/picture-view';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { UndoButton } from '@/components/ui/undo-button.client';
import { savedGuideIds } from '@/lib/offline/guides';
import {
  isSaved,
  mergeSaved,
  removeSaved,
  SAVED,
  SAVED_LISTS,
  type SavedRecipes as Saved,
  type SavedList,
  toggleSaved,
} from '@/lib/saved/saved';
import { useKept } from '@/lib/saved/use-saved-recipes';
import { useIsStored } from '@/lib/storage/use-raw';
import { useStored } from '@/lib/storage/use-stored';
import { hasNewer } from '@/lib/storage/write';
import { rich } from '@/lib/text/rich';
import { unbroken } from '@/lib/text/words';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useLatch } from '@/lib/ui/use-latch';
import { useLoaded } from '@/lib/ui/use-loaded';
import { NewerNote } from './newer-note.client';
import { type Offer, Offers } from './offers';
import { KeptNote } from './saved-note';
import type { KeptRestProps } from './saved-rest.client';
import { RestRoom, SavedRoom } from './saved-room';

/** The card of a recipe as plain data, with the slug it is saved under. */
type SavedCard = CardViewProps['card'] & { slug: string };

export type SavedRecipesProps = {
  recipes: SavedCard[];
  /** In how many parts the recipes are loaded instead, 0 where all are given. */
  parts?: number;
  /** What to begin with while nothing is saved. */
  offers: readonly Offer[];
} & KeptRestProps;

// Walks and files come after the first view, so that the page stands at once.
const loadRest = () => import('./saved-rest.client').then((module) => module.KeptRest);

const LISTS = {
  favourites: {
    title: messages.favourites,
    remove: messages.removeFavourite,
    removed: messages.favouriteRemoved,
  },
  later: { title: messages.later, remove: messages.removeLater, removed: messages.laterRemoved },
};

/** What was taken off the lists last, and how they were before. */
type Removed = { number: number; message: string; entries: [list: SavedList, slug: string][]; before: Saved };

/** The lists with what was removed back in its place; whatever else changed meanwhile stays changed. */
function putBack(current: Saved, { entries, before }: Removed): Saved {
  const there = (list: SavedList) =>
    before[list].filter(
      (slug) =>
        isSaved(current, list, slug) || entries.some(([from, other]) => from === list && other === slug),
    );
  return mergeSaved({ favourites: there('favourites'), later: there('later') }, current);
}

/** The visitor's lists, kept on this device. */
export function SavedRecipes({ recipes, parts = 0, offers, places }: SavedRecipesProps) {
  const [saved, setSaved] = useStored(SAVED);
  const loaded = useKept([...new Set(SAVED_LISTS.flatMap((list) => saved[list]))], parts);
  const hasWalks = useIsStored('rtr:walks');
  /** Undefined until the browser has answered. */
  const [hasGuides, setHasGuides] = useState<boolean>();
  const [KeptRest, load] = useLoaded(loadRest);
  const [isMissing, setMissing] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // All at once, since the words and the rows at the top depend on what loads.
  const isReady = useLatch(useHydrated() && !loaded.isLoading && hasGuides !== undefined);

  useEffect(() => {
    void load(true).then((piece) => setMissing(piece === null));
  }, [load]);
  useEffect(() => {
    savedGuideIds().then(
      (ids) => setHasGuides(ids.length > 0),
      // A browser that keeps nothing has none.
      () => setHasGuides(false),
    );
  }, []);

  // Don't show the empty state before storage was read.
  if (!isReady) return <SavedRoom />;

  const cards = [...recipes, ...[...loaded.known.values()].flatMap((recipe) => recipe?.card ?? [])];
  const bySlug = new Map(cards.map((recipe) => [recipe.slug, recipe]));
  const isOnItsWay = (slug: string) => parts > 0 && !loaded.known.has(slug);
  const lists = SAVED_LISTS.map((list) => ({
    list,
    known: saved[list].flatMap((slug) => bySlug.get(slug) ?? []),
  }));
  const filled = lists.filter(({ known }) => known.length > 0);
  const unknown = new Set(
    SAVED_LISTS.flatMap((list) => saved[list].filter((slug) => !bySlug.has(slug) && !isOnItsWay(slug))),
  );
  const isComplete = !SAVED_LISTS.some((list) => saved[list].some(isOnItsWay));
  const isOff = removed?.entries.every(([list, slug]) => !isSaved(saved, list, slug));

  const remove = (entries: Removed['entries'], message: string) => {
    setRemoved((last) => ({ number: (last?.number ?? 0) + 1, message, entries, before: saved }));
    setSaved((current) => entries.reduce((all, [list, slug]) => removeSaved(all, list, slug), current));
  };
  const add = ({ slug }: Offer) => {
    setSaved((current) => toggleSaved(current, 'later', slug));
    // The pressed button goes with the offers.
    top.current?.focus({ preventScroll: true });
  };
  const undo = () => {
    if (removed) setSaved((current) => putBack(current, removed));
    setRemoved(null);
  };
  const forget = () =>
    remove(
      [...unknown].flatMap((slug): Removed['entries'] => SAVED_LISTS.map((list) => [list, slug])),
      messages.forgotten({ count: unknown.size }),
    );

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <KeptNote role="status">
        {isOff && (
          <>
            <LiveText>{`${removed?.message}`}</LiveText>
            <UndoButton key={removed?.number} onUndo={undo} home={top} />
          </>
        )}
      </KeptNote>

      <NewerNote stored={SAVED} what={messages.savedRecipes} />
      {loaded.isFailed && (
        <KeptNote>
          {messages.notLoaded}{' '}
          <button type="button" className="link" onClick={loaded.retry}>
            {tryAgain}
          </button>
        </KeptNote>
      )}
      {filled.length === 0 ? (
        // What is set aside is saved as well.
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
            <Offers offers={offers} onAdd={add} />
          </>
        )
      ) : (
        <div
          className={`mt-stack grid gap-stack ${filled.length > 1 ? 'lg:grid-cols-2 lg:gap-x-24' : NARROW}`}
        >
          {filled.map(({ list, known }) => (
            <section key={list} aria-labelledby={`saved-${list}`}>
              <h2 className="border-b border-ink pb-4 text-2xl" id={`saved-${list}`}>
                {LISTS[list].title}{' '}
                <small className="text-lg font-medium tracking-normal text-ink-3">{known.length}</small>
              </h2>
              <ul>
                {known.map((recipe) => (
                  <SavedRow
                    key={recipe.slug}
                    recipe={recipe}
                    removeLabel={LISTS[list].remove({ name: recipe.title })}
                    onRemove={() =>
                      remove([[list, recipe.slug]], LISTS[list].removed({ name: recipe.title }))
                    }
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}

      {unknown.size > 0 && (
        <KeptNote>
          <LiveText>{messages.missing({ count: unknown.size })}</LiveText>
          <button type="button" className="link" onClick={forget}>
            {messages.forget({ count: unknown.size })}
          </button>
        </KeptNote>
      )}

      {KeptRest ? (
        <KeptRest places={places} className={NARROW} />
      ) : isMissing ? (
        <KeptNote>{messages.restNotLoaded}</KeptNote>
      ) : (
        <RestRoom />
      )}
    </div>
  );
}

/** A list alone is no wider than one reads across. */
const NARROW = 'max-w-208';

type SavedRowProps = { recipe: SavedCard; removeLabel: string; onRemove: () => void };

/** A saved recipe: picture, title, time, and the way off the list. Where letters are large, one under the other. */
function SavedRow({ recipe, removeLabel, onRemove }: SavedRowProps) {
  const { title, meta, href, sources, lang } = recipe;
  return (
    <li className="group relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3.5">
      <PictureView
        className="w-22 shrink-0 md:w-32"
        sources={sources}
        sizes="(min-width: 48rem) 8rem, 5.5rem"
        decorative
      />
      <div className="min-w-0 grow basis-28">
        <h3
          className="text-lg leading-tight decoration-2 underline-offset-4 group-hover:underline"
          lang={lang}
        >
          {href ? (
            <Link className="covering-link" href={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {meta && <p className="meta mt-1">{unbroken(meta)}</p>}
      </div>
      <IconButton icon={X} className="relative" label={removeLabel} onClick={onRemove} />
    </li>
  );
}
