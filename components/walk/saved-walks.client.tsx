'use client';

import { Footprints, X } from 'lucide';
import { useRef, useState } from 'react';
import * as messages from '@/.content/messages/savedWalks';
import { searchedGuides } from '@/.content/searchedGuides';
import { useGuide } from '@/components/content/guide-context.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { NewerNote } from '@/components/ui/newer-note.client';
import { Note } from '@/components/ui/note';
import { UndoButton } from '@/components/ui/undo-button.client';
import type { Place } from '@/lib/content/place';
import { useStored } from '@/lib/storage/use-stored';
import { useEntryFocus } from '@/lib/ui/use-entry-focus';
import { WALK_HASH, walkPageOf, withWalk } from '@/lib/walk/address';
import {
  isSameWalk,
  isSavedWalk,
  removeWalk,
  restoreWalk,
  type SavedWalk,
  WALKS,
} from '@/lib/walk/saved-walks';
import { walkName } from '@/lib/walk/walk-text';

export type SavedWalkListProps = {
  /** Every place that a walk can have; `guide` unless it is the first one. */
  places: readonly (Pick<Place, 'slug' | 'name'> & { guide?: string })[];
  title: string;
  level: 2 | 3;
  /** A walk to leave out, because it is shown elsewhere. */
  current?: readonly string[];
  /** Opens a walk on this page. Without it, walks link to the page with the map. */
  onOpen?: (stops: readonly string[]) => void;
};

/** A removed walk and its index in the list; `isBack` after an undo. */
type Removed = { number: number; walk: SavedWalk; index: number; name: string; isBack: boolean };

/** The recent walks on this device, each with a way to open and to remove it. Nothing without walks. */
export function SavedWalkList({ places, title, level, current = [], onOpen }: SavedWalkListProps) {
  const { id: guide } = useGuide();
  const [saved, setSaved] = useStored(WALKS);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const top = useRef<HTMLElement>(null);
  // On the page of a guide, walks of other guides have no stops.
  const isHere = (stops: readonly string[]) =>
    searchedGuides.length < 2 || !onOpen || places.some(({ slug }) => stops.includes(slug));
  const shown = saved.walks.filter(({ stops }) => !isSameWalk(stops, current) && isHere(stops));
  // After a later change elsewhere, the message is no longer true.
  const news = removed && isSavedWalk(saved, removed.walk.stops) === removed.isBack ? removed : null;
  const Title = level === 2 ? 'h2' : 'h3';

  const placesOf = (stops: readonly string[]) =>
    stops.flatMap((slug) => places.find((place) => place.slug === slug) ?? []);
  const nameOf = (stops: readonly string[]) => walkName(placesOf(stops));
  const countOf = (stops: readonly string[]) => {
    const count = placesOf(stops).length;
    const text = messages.stops({ count });
    return count < stops.length ? messages.stopsGone({ stops: text, gone: stops.length - count }) : text;
  };
  const pageOf = (stops: readonly string[]) =>
    walkPageOf(places.find(({ slug }) => stops.includes(slug))?.guide ?? guide);
  const forget = (walk: SavedWalk) => {
    const { stops } = walk;
    const index = saved.walks.findIndex((each) => isSameWalk(each.stops, stops));
    const number = (removed?.number ?? 0) + 1;
    setRemoved({ number, walk, index, name: nameOf(stops), isBack: false });
    setSaved((now) => removeWalk(now, stops));
  };
  const undo = ({ walk, index }: Removed) => {
    setSaved((now) => restoreWalk(now, walk, index));
    setRemoved((last) => last && { ...last, isBack: true });
  };
  // After the undo button gave the focus to the list.
  useEntryFocus(top, news?.isBack ? news.walk.stops.join() : undefined);

  if (shown.length === 0 && !news) return <NewerNote stored={WALKS} what={messages.newer} />;
  return (
    <section className="outline-none" aria-label={title} ref={top} tabIndex={-1}>
      <Title className={level === 2 ? 'text-2xl' : 'mt-6 text-md'}>{title}</Title>
      <NewerNote stored={WALKS} what={messages.newer} />
      <ul className="mt-2 border-t border-line">
        {shown.map((walk) => {
          const { stops } = walk;
          const name = nameOf(stops);
          const content = (
            <>
              <Icon of={Footprints} size={20} />
              <span>
                <b className="block text-md leading-snug font-semibold underline-offset-4 group-hover:underline">
                  {name}
                </b>
                <span className="secondary">{countOf(stops)}</span>
              </span>
            </>
          );
          return (
            <li
              className="flex items-center gap-2 border-b border-line"
              key={stops.join()}
              data-entry={stops.join()}
            >
              {onOpen ? (
                <button type="button" className={WALK} onClick={() => onOpen(stops)}>
                  {content}
                </button>
              ) : (
                <Link className={WALK} href={`${withWalk(pageOf(stops), stops.join())}${WALK_HASH}`}>
                  {content}
                </Link>
              )}
              <IconButton icon={X} label={messages.remove({ name })} onClick={() => forget(walk)} />
            </li>
          );
        })}
      </ul>
      <Note role="status">
        {news && (
          <>
            <LiveText>{(news.isBack ? messages.isBack : messages.removed)({ name: news.name })}</LiveText>
            {!news.isBack && <UndoButton key={news.number} onUndo={() => undo(news)} home={top} />}
          </>
        )}
      </Note>
    </section>
  );
}

const WALK = 'group flex min-h-13 min-w-0 grow items-center gap-3 py-2 text-start font-display';
