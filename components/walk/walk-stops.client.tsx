'use client';

import { ArrowDown, ArrowUp, MapPin, X } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/walkDialog';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { Place } from '@/lib/content/place';
import type { ScheduledStop } from '@/lib/walk/schedule';
import { legs, moved } from '@/lib/walk/stops';
import type { WalkTimes } from '@/lib/walk/times';
import { addressText } from '@/lib/walk/walk-text';
import styles from './walk.module.css';
import { StopTimes, WayToStop } from './walk-times.client';

export type WalkStopsProps = {
  /** The stops in order. */
  places: readonly Place[];
  /** Their times in the same order; null for a walk without times. */
  scheduled: readonly ScheduledStop[] | null;
  /** IANA time zone of the guide. */
  zone: string;
  times: WalkTimes;
  onTimes: (times: WalkTimes) => void;
  onChange: (stops: readonly string[], text: string, isUndoable?: boolean) => void;
};

const MOVES = [
  { by: -1, label: messages.moveUp, icon: ArrowUp },
  { by: 1, label: messages.moveDown, icon: ArrowDown },
] as const;

type Move = { slug: string; by: -1 | 1 };

/** The stops in order, with buttons to move and remove each. */
export function WalkStops({ places, scheduled, zone, times, onTimes, onChange }: WalkStopsProps) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<Move | null>(null);
  const stops = places.map((place) => place.slug);
  const distances = legs(places);
  const count = places.length;

  // Focus follows the moved stop; at an end of the walk, to its other button.
  useLayoutEffect(() => {
    if (!last.current) return;
    const { slug, by } = last.current;
    last.current = null;
    const row = [...(list.current?.children ?? [])].find((item) => item.id === rowId(slug));
    const pressed = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:enabled`);
    (pressed ?? row?.querySelector<HTMLButtonElement>('[data-by]:enabled'))?.focus();
  });

  const move = ({ slug, name }: Place, by: -1 | 1) => {
    last.current = { slug, by };
    const next = moved(stops, slug, by);
    onChange(next, messages.nowStop({ name, stop: next.indexOf(slug) + 1, stops: count }), false);
  };
  const remove = ({ slug, name }: Place) =>
    onChange(
      stops.filter((stop) => stop !== slug),
      messages.removed({ name }),
    );

  return (
    <ol className={styles.tickets} ref={list}>
      {places.map((place, index) => {
        const { slug, name, order, mapHref } = place;
        const leg = distances[index - 1] ?? null;
        const stop = scheduled?.[index];
        return (
          <li className={styles.ticket} id={rowId(slug)} key={slug}>
            <b className={styles.stub}>{index + 1}</b>
            <div className={`${styles.stop} min-w-0 grow px-4 py-3`}>
              <div className="grow text-md">
                <h3 className={`${styles.name} text-lg leading-tight`} translate="no">
                  <bdi>{name}</bdi>
                </h3>
                <p className="secondary">
                  <bdi>{addressText(place)}</bdi>
                </p>
                {order && (
                  <p className="mt-1 font-text">
                    <span className="secondary">{messages.order}</span> {order}
                  </p>
                )}
                {index > 0 && <WayToStop {...{ place, stop, times, onTimes }} km={leg} from={index} />}
                {stop && <StopTimes {...{ stop, zone, times, onTimes }} />}
              </div>
              <div className="flex">
                <a className="icon-btn" href={mapHref} target="_blank" rel="noopener noreferrer">
                  <Icon of={MapPin} size={20} />
                  <span className="sr-only">{messages.onMap({ name })}</span>
                </a>
                {count > 1 &&
                  MOVES.map(({ by, label, icon }) => (
                    <IconButton
                      icon={icon}
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
                  className="ms-auto"
                  label={messages.remove({ name })}
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
