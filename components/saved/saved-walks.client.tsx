'use client';

import { Footprints, X } from 'lucide';
import { useRef, useState } from 'react';
import * as messages from '@/.content/messages/kept';
import { useGuide } from '@/components/guide/guide-context.client';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { UndoButton } from '@/components/ui/undo-button.client';
import { searchedGuides } from '@/lib/content/searched-guides';
import type { Place } from '@/lib/guide/place';
import { useStored } from '@/lib/storage/use-stored';
import { walkPageOf, withWalk } from '@/lib/walk/address';
import {
  isKept,
  isSameWalk,
  type KeptWalk,
  putBack,
  WALK_HASH,
  WALKS,
  withoutKept,
} from '@/lib/walk/saved-walks';
import { walkName } from '@/lib/walk/walk-text';
import { NewerNote } from './newer-note.client';
import { KeptNote } from './saved-note';

export type KeptWalksProps = {
  /** Every place that can be walked to; `guide` where it is not the first one. */
  places: readonly (Pick<Place, 'slug' | 'name'> & { guide?: string })[];
  title: string;
  level: 2 | 3;
  /** The walk that is shown already and left out here. */
  current?: readonly string[];
  /** Opens a walk where the list stands; left out, a walk is a link to the page with the map. */
  onOpen?: (stops: readonly string[]) => void;
};

/** A walk that was let go of, and its place in the row. */
type Removed = { number: number; walk: KeptWalk; index: number; name: string };

/** The last walks on this device, each to open again or to let go of. Nothing where there is none. */
export function KeptWalks({ places, title, level, current = [], onOpen }: KeptWalksProps) {
  const { id: guide } = useGuide();
  const [kept, setKept] = useStored(WALKS);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const top = useRef<HTMLElement>(null);
  // Where a walk is opened, those of another guide have no stops.
  const isHere = (stops: readonly string[]) =>
    searchedGuides.length < 2 || !onOpen || places.some(({ slug }) => stops.includes(slug));
  const shown = kept.walks.filter(({ stops }) => !isSameWalk(stops, current) && isHere(stops));
  const isRemoved = removed !== null && !isKept(kept, removed.walk.stops);
  const Title = level === 2 ? 'h2' : 'h3';

  const nameOf = (stops: readonly string[]) =>
    walkName(stops.flatMap((slug) => places.find((place) => place.slug === slug) ?? []));
  const pageOf = (stops: readonly string[]) =>
    walkPageOf(places.find(({ slug }) => stops.includes(slug))?.guide ?? guide);
  const forget = (walk: KeptWalk) => {
    const { stops } = walk;
    const index = kept.walks.findIndex((each) => isSameWalk(each.stops, stops));
    setRemoved((last) => ({ number: (last?.number ?? 0) + 1, walk, index, name: nameOf(stops) }));
    setKept((now) => withoutKept(now, stops));
  };
  const undo = () => {
    if (removed) setKept((now) => putBack(now, removed.walk, removed.index));
    setRemoved(null);
  };

  if (shown.length === 0 && !isRemoved) return <NewerNote stored={WALKS} what={messages.newerWalks} />;
  return (
    <section className="outline-none" aria-label={title} ref={top} tabIndex={-1}>
      <Title className={level === 2 ? 'text-2xl' : 'mt-6 text-md'}>{title}</Title>
      <NewerNote stored={WALKS} what={messages.newerWalks} />
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
                <span className="meta">{messages.stops({ count: stops.length })}</span>
              </span>
            </>
          );
          return (
            <li className="flex items-center gap-2 border-b border-line" key={stops.join()}>
              {onOpen ? (
                <button type="button" className={WALK} onClick={() => onOpen(stops)}>
                  {content}
                </button>
              ) : (
                <Link className={WALK} href={`${withWalk(pageOf(stops), stops.join())}${WALK_HASH}`}>
                  {content}
                </Link>
              )}
              <IconButton icon={X} label={messages.letGo({ name })} onClick={() => forget(walk)} />
            </li>
          );
        })}
      </ul>
      <KeptNote role="status">
        {isRemoved && (
          <>
            <LiveText>{messages.gone({ name: removed.name })}</LiveText>
            <UndoButton key={removed.number} onUndo={undo} home={top} />
          </>
        )}
      </KeptNote>
    </section>
  );
}

const WALK = 'group flex min-h-13 min-w-0 grow items-center gap-3 py-2 text-left font-display';
