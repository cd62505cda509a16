'use client';

import { ArrowDown, ArrowUp, MapPin, X } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/walkDialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Place } from '@/lib/guide/place';
import { legs } from '@/lib/walk/distance';
import { moved } from '@/lib/walk/order';
import type { ScheduledStop } from '@/lib/walk/schedule';
import type { WalkTimes } from '@/lib/walk/times';
import { addressWords } from '@/lib/walk/walk-text';
import { StopTimes, WayToStop } from './walk-times.client';

export type WalkStopsProps = {
  /** The stops in their order. */
  places: readonly Place[];
  /** Their times, in the same order; null for a walk without any. */
  scheduled: readonly ScheduledStop[] | null;
  times: WalkTimes;
  onTimes: (times: WalkTimes) => void;
  onChange: (stops: readonly string[], text: string, isUndoable?: boolean) => void;
};

const MOVES = [
  { by: -1, label: messages.moveUp, Sign: ArrowUp },
  { by: 1, label: messages.moveDown, Sign: ArrowDown },
] as const;

type Move = { slug: string; by: -1 | 1 };

/** The stops in the order they are walked, each to be moved or taken off. */
export function WalkStops({ places, scheduled, times, onTimes, onChange }: WalkStopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<Move | null>(null);
  const stops = places.map((place) => place.slug);
  const distances = legs(places);
  const count = places.length;

  // The stop that was moved keeps the focus; at an end of the walk, on its other button.
  useLayoutEffect(() => {
    if (!last.current) return;
    const { slug, by } = last.current;
    last.current = null;
    const row = [...(list.current?.children ?? [])].find((item) => item.id === rowId(slug));
    const wanted = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:enabled`);
    (wanted ?? row?.querySelector<HTMLButtonElement>('[data-by]:enabled'))?.focus();
  });

  const move = ({ slug, name }: Place, by: -1 | 1) => {
    last.current = { slug, by };
    const next = moved(stops, slug, by);
    onChange(next, messages.nowStop({ name, stop: next.indexOf(slug) + 1, stops: count }), false);
  };
  const remove = ({ slug, name }: Place) =>
    onChange(
      stops.filter((stop) => stop !== slug),
      messages.isOff({ name }),
    );

  return (
    <ol ref={list}>
      {places.map((place, index) => {
        const { slug, name, order, mapHref } = place;
        const leg = distances[index - 1] ?? null;
        const stop = scheduled?.[index];
        return (
          <li className="flex gap-2 border-b border-line py-3" id={rowId(slug)} key={slug}>
            <b className="w-6 shrink-0 leading-tight tabular">{index + 1}</b>
            <div className="min-w-0 grow sm:flex sm:gap-4">
              <div className="grow text-md">
                <h3 className="pr-0! text-base leading-tight" translate="no">
                  {name}
                </h3>
                <p className="meta">{addressWords(place)}</p>
                {order && (
                  <p>
                    <span className="meta">{messages.order}</span> {order}
                  </p>
                )}
                {index > 0 && <WayToStop {...{ place, stop, times, onTimes }} km={leg} from={index} />}
                {stop && <StopTimes {...{ stop, times, onTimes }} />}
              </div>
              <div className="-mx-3 flex sm:-mt-2">
                <a className="icon-btn" href={mapHref} target="_blank" rel="noopener noreferrer">
                  <Icon of={MapPin} size={20} />
                  <span className="sr-only">{messages.onMap({ name })}</span>
                </a>
                {count > 1 &&
                  MOVES.map(({ by, label, Sign }) => (
                    <IconButton
                      icon={Sign}
                      key={by}
                      className="disabled:pointer-events-none disabled:opacity-40"
                      data-by={by}
                      disabled={index + by < 0 || index + by >= count}
                      label={label({ name })}
                      onClick={() => move(place, by)}
                    />
                  ))}
                <IconButton
                  icon={X}
                  className="ml-auto"
                  label={messages.takeOff({ name })}
                  onClick={() => remove(place)}
                />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const rowId = (slug: string) => `walk-${slug}`;
