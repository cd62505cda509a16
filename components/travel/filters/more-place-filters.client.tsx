'use client';

import Link from 'next/link';
import { Fragment, useId, useRef, useState } from 'react';
import type { Weekday } from '@/data/schema/place';
import { marketClauses } from '@/lib/travel/filters/market-words';
import { clockOf, type Moment, readMoment, timeWords, torontoNow } from '@/lib/travel/filters/opening-hours';
import type { FilterControl } from './filter-provider.client';

/** Names of the days by their keys, from Monday. */
const DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} satisfies Record<Weekday, string>;

/** When a day is chosen before a time: dinner. */
const DINNER = 19 * 60;

export type MorePlaceFiltersProps = { control: FilterControl };

/** Cuisine, and a time to be open at. */
export function MorePlaceFilters({ control }: MorePlaceFiltersProps) {
  const { options, choice, result, change } = control;
  const id = useId();
  return (
    <div className="pf-more">
      <div>
        <label htmlFor={id}>Cuisine</label>
        <select
          id={id}
          className="pf-field"
          value={choice.cuisine ?? ''}
          onChange={(event) => change({ cuisine: event.target.value || null })}
        >
          <option value="">All cuisines</option>
          {options.cuisines.map(({ key, label }) => {
            const count = result.counts.cuisines.get(key);
            return (
              <option key={key} value={key}>
                {label}
                {count ? ` (${count})` : ''}
              </option>
            );
          })}
        </select>
      </div>
      <OpenAt at={choice.at} onChange={(at) => change({ at })} />
    </div>
  );
}

type OpenAtProps = { at: Moment | null; onChange: (at: Moment | null) => void };

function OpenAt({ at, onChange }: OpenAtProps) {
  const id = useId();
  const day = useRef<HTMLSelectElement>(null);
  // A time that is half typed is empty to the page; the field keeps it until it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const today = () => torontoNow(new Date());
  const choose = (next: Moment | null) => {
    setTyped(null);
    onChange(next);
  };
  const clear = () => {
    choose(null);
    // The pressed button goes with the time it cleared.
    day.current?.focus();
  };
  const type = (clock: string) => {
    setTyped(clock);
    const next = readMoment(`${at?.day ?? today().day}-${clock.slice(0, 5)}`);
    if (next) onChange(next);
  };
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>Open at</legend>
      <div className="pf-at">
        <select
          className="pf-field"
          ref={day}
          aria-label="Day"
          value={at?.day ?? ''}
          onChange={(event) => choose(readMoment(`${event.target.value}-${clockOf(at?.minutes ?? DINNER)}`))}
        >
          <option value="">Any day</option>
          {Object.entries(DAYS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="time"
          className="pf-field"
          aria-label="Time in Toronto"
          value={typed ?? (at ? clockOf(at.minutes) : '')}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" className="btn quiet sm" onClick={() => choose(today())}>
          Now
        </button>
        {at && (
          <button type="button" className="link" onClick={clear}>
            Any time
          </button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        Toronto time. Places whose hours I have not confirmed stay in the list.
      </p>
    </fieldset>
  );
}

export type TimeSummaryProps = { control: FilterControl; at: Moment };

/** What is known of the chosen time: restaurants in numbers, then the markets, whose hours are confirmed. */
export function TimeSummary({ control, at }: TimeSummaryProps) {
  const { shown, open, closed, openness } = control.result;
  const unknown = shown - open;
  const parts = [
    ...(shown === 0 ? [] : [open === 0 ? 'none known to be open' : `${open} open`]),
    ...(unknown === 0 ? [] : [`${unknown} with hours not confirmed`]),
    ...(closed === 0 ? [] : [`${closed} closed and left out`]),
  ];
  const markets = marketClauses(control.places, openness);
  return (
    <>
      <p>
        {DAYS[at.day]} at {timeWords(at.minutes)}
        {parts.length > 0 && `: ${parts.join(', ')}`}.
      </p>
      {markets.length > 0 && (
        <p>
          {markets.map(({ slug, path, before, name, after }, index) => (
            <Fragment key={slug}>
              {index > 0 && '; '}
              {before}
              <Link className="link" href={path} prefetch={false}>
                {name}
              </Link>
              {after}
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  );
}
