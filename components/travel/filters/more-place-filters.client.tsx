'use client';

import { useId, useRef, useState } from 'react';
import * as words from '@/.content/words/moreFilters';
import { useGuide } from '@/components/travel/guide/guide-context.client';
import type { FilterActions, FilterState } from '@/lib/travel/filters/filter-state';
import { clockOf, type Moment, momentIn, readMoment } from '@/lib/travel/filters/opening-hours';
import { DAYS } from './day-names';

/** When a day is chosen before a time: dinner. */
const DINNER = 19 * 60;

export type MorePlaceFiltersProps = {
  filters: FilterState;
  /** Region whose restaurants are counted; null for all. */
  region: string | null;
  onChange: FilterActions['change'];
};

/** Cuisine, and a time to be open at. */
export function MorePlaceFilters({ filters, region, onChange }: MorePlaceFiltersProps) {
  const { options, choice, hasHours } = filters;
  const { counts } = filters.within(region).result;
  const id = useId();
  return (
    <div className="pf-more">
      <div>
        <label htmlFor={id}>{words.cuisine}</label>
        <select
          id={id}
          className="pf-field"
          value={choice.cuisine ?? ''}
          onChange={(event) => onChange({ cuisine: event.target.value || null })}
        >
          <option value="">{words.allCuisines}</option>
          {options.cuisines.map(({ key, label }) => {
            const count = counts.cuisines.get(key);
            return (
              <option key={key} value={key}>
                {label}
                {count ? ` (${count})` : ''}
              </option>
            );
          })}
        </select>
      </div>
      <OpenAt at={choice.at} hasHours={hasHours} onChange={(at) => onChange({ at })} />
    </div>
  );
}

type OpenAtProps = { at: Moment | null; hasHours: boolean; onChange: (at: Moment | null) => void };

function OpenAt({ at, hasHours, onChange }: OpenAtProps) {
  const { name, zone } = useGuide();
  const id = useId();
  const day = useRef<HTMLSelectElement>(null);
  // A time that is half typed is empty to the page; the field keeps it until it is left.
  const [typed, setTyped] = useState<string | null>(null);
  const today = () => momentIn(zone, new Date());
  const choose = (next: Moment | null) => {
    setTyped(null);
    onChange(next);
  };
  const clear = () => {
    choose(null);
    // The pressed button goes with the time it cleared.
    day.current?.focus();
  };
  const type = ({ value: clock, validity }: HTMLInputElement) => {
    // Cleared, not half typed: any time.
    if (clock === '' && !validity.badInput) return choose(null);
    setTyped(clock);
    const next = readMoment(`${at?.day ?? today().day}-${clock.slice(0, 5)}`);
    if (next) onChange(next);
  };
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend>{words.openAt}</legend>
      <div className="pf-at">
        <select
          className="pf-field"
          ref={day}
          aria-label={words.day}
          value={at?.day ?? ''}
          onChange={(event) => choose(readMoment(`${event.target.value}-${clockOf(at?.minutes ?? DINNER)}`))}
        >
          <option value="">{words.anyDay}</option>
          {Object.entries(DAYS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="time"
          className="pf-field"
          aria-label={words.time({ city: name })}
          value={typed ?? (at ? clockOf(at.minutes) : '')}
          onChange={(event) => type(event.target)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" className="btn quiet sm" onClick={() => choose(today())}>
          {words.now}
        </button>
        {at && (
          <button type="button" className="link" onClick={clear}>
            {words.anyTime}
          </button>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {hasHours ? words.hoursHint({ city: name }) : words.noHoursHint({ city: name })}
      </p>
    </fieldset>
  );
}
