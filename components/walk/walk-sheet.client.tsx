'use client';

import { createPortal } from 'react-dom';
import * as messages from '@/.content/messages/walkDialog';
import type { Place } from '@/lib/content/place';
import { describeDay } from '@/lib/plan/plan-text';
import { wallTimeOf } from '@/lib/plan/wall-time';
import type { StreetData } from '@/lib/streets/street-data';
import { SHEET, sizeOnStreets, walkDrawing } from '@/lib/walk/drawing';
import { FITS, fromToText, type ScheduledStop, stayText } from '@/lib/walk/schedule';
import { addressText, distanceText } from '@/lib/walk/walk-text';
import styles from './walk.module.css';
import { WalkMap } from './walk-map';

export type WalkSheetProps = {
  title: string;
  /** The stops in order, at least one. */
  places: readonly Place[];
  /** Their times in the same order; null for a walk without times. */
  scheduled: readonly ScheduledStop[] | null;
  /** IANA time zone of the guide. */
  zone: string;
  /** Drawn streets of the guide, if it has any. */
  streets: StreetData | null;
  /** Absolute URL of the page with the walk. */
  address: string;
};

/** The site name from the page metadata. */
const siteName = () => document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '');

/** One printed sheet with the walk, which replaces the page in print. */
export function WalkSheet({ title, places, scheduled, zone, streets, address }: WalkSheetProps) {
  const drawing = walkDrawing(places, streets ? sizeOnStreets(SHEET, places.length) : SHEET);
  const [first] = scheduled ?? [];
  const day = first && describeDay(wallTimeOf(first.arrives, zone));
  return createPortal(
    <div className={`${styles.sheet} hidden font-display text-sm print:block`}>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 flex flex-wrap gap-x-4 text-md">
        {[day, scheduled && fromToText(scheduled, zone), distanceText(places)].map(
          (text) => text && <span key={text}>{text}</span>,
        )}
      </p>
      {drawing && <WalkMap drawing={drawing} streets={streets} className="mt-3" />}
      {drawing && streets?.credit && <p className="mt-1 text-2xs">{streets.credit}</p>}
      <ol className="mt-4 border-t border-ink">
        {places.map((place, index) => {
          const stop = scheduled?.[index];
          return (
            <li className="flex break-inside-avoid gap-3 border-b border-line py-1.5" key={place.slug}>
              <i className="tick" />
              <b>{index + 1}</b>
              <div className="min-w-0 grow">
                <h2 className="text-md">{place.name}</h2>
                <p>{addressText(place)}</p>
                {place.order && <p>{messages.orderDish({ dish: place.order })}</p>}
                <p className="text-2xs wrap-anywhere">{withoutScheme(place.mapHref)}</p>
              </div>
              {stop && (
                <div className="text-end tabular">
                  <p>{stayText(stop, zone)}</p>
                  <p>{FITS[stop.fit]}</p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-xs wrap-anywhere">
        {[siteName(), withoutScheme(address)].filter(Boolean).join(', ')}
      </p>
    </div>,
    document.body,
  );
}
