'use client';

import { useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/moreFilters';
import { useGuide } from '@/components/content/guide-context.client';
import { Button } from '@/components/ui/button';
import { FilterChip } from '@/components/ui/filter-chip.client';
import { isAmong } from '@/lib/content/closed-days';
import { clockOf, dayOf, type Moment, momentIn, readMoment } from '@/lib/content/opening-hours';
import { DAYS } from '@/lib/guide/day-names';
import styles from './filter-parts.module.css';
import { type FilterScope, useFilterControl } from './guide-store.client';

/** Default time when a day is chosen first: dinner. */
const DINNER = 19 * 60;

const LABEL = 'mb-2 block font-display text-sm font-semibold';
const FIELD = 'field h-11 px-3 text-md tabular';

/** Controls for category, cuisine and opening time. */
export function MorePlaceFilters({ filters, region, regionName }: FilterScope) {
  const use = useFilterControl()?.use;
  const { options, choice, hasHours } = filters;
  const { result, chips } = filters.within(region);
  const { counts } = result;
  const id = useId();
  return (
    <div className={`${styles.more} grid gap-x-12 gap-y-6 pt-2`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in line with its chips in every browser */}
      <div className="col-span-full" role="group" aria-labelledby={`${id}-good-for`}>
        <span className={LABEL} id={`${id}-good-for`}>
          {messages.goodFor}
        </span>
        <div className="flex flex-wrap gap-2">
          {chips.map(({ key, label, count, pressed }) => (
            <FilterChip
              key={key}
              label={label}
              count={count}
              counted={regionName ? messages.inRegion({ region: regionName }) : messages.onMaps}
              pressed={pressed}
              onPress={() => use?.((actions) => actions.toggle(key))}
            />
          ))}
        </div>
      </div>
      <div>
        <label className={LABEL} htmlFor={id}>
          {messages.cuisine}
        </label>
        <select
          id={id}
          className={FIELD}
          value={choice.cuisine ?? ''}
          onChange={({ target }) => use?.((actions) => actions.change({ cuisine: target.value || null }))}
        >
          <option value="">{messages.allCuisines}</option>
          {options.cuisines.map(({ key, label }) => {
            const count = counts.cuisines.get(key);
            return (
              <option key={key} value={key}>
                {count ? `${label} (${count})` : label}
              </option>
            );
          })}
        </select>
      </div>
      {/* Without confirmed hours it could hide nothing. */}
      {hasHours && <OpenAt at={choice.at} onChange={(at) => use?.((actions) => actions.change({ at }))} />}
    </div>
  );
}

type OpenAtProps = { at: Moment | null; onChange: (at: Moment | null) => void };

function OpenAt({ at, onChange }: OpenAtProps) {
  const { name, zone, holidays = [] } = useGuide();
  const id = useId();
  const day = useRef<HTMLSelectElement>(null);
  // The value of an incomplete time field is empty; keep what was typed until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const today = () => momentIn(zone, new Date());
  const choose = (next: Moment | null) => {
    setTyped(null);
    onChange(next);
  };
  const clear = () => {
    choose(null);
    // The change removes the pressed button.
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
      <legend className={LABEL}>{messages.openAt}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <select
          className={`${FIELD} w-auto max-w-full`}
          ref={day}
          aria-label={messages.day}
          value={at?.day ?? ''}
          onChange={(event) => choose(readMoment(`${event.target.value}-${clockOf(at?.minutes ?? DINNER)}`))}
        >
          <option value="">{messages.anyDay}</option>
          {Object.entries(DAYS).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
        <input
          type="time"
          className={`${FIELD} w-auto max-w-full`}
          aria-label={messages.time({ city: name })}
          value={typed ?? (at ? clockOf(at.minutes) : '')}
          onChange={(event) => type(event.target)}
          onBlur={() => setTyped(null)}
        />
        <Button look="quiet" small onClick={() => choose(today())}>
          {messages.now}
        </Button>
        {at && (
          <button
            type="button"
            className="link min-h-11 font-display text-sm font-medium text-ink"
            onClick={clear}
          >
            {messages.anyTime}
          </button>
        )}
      </div>
      <p className="mt-2.5 font-display text-sm font-normal text-ink-2" id={`${id}-hint`}>
        {messages.hoursHint({ city: name })}{' '}
        {isAmong(holidays, dayOf(zone, new Date())) && <b>{messages.holidayHint}</b>}
      </p>
    </fieldset>
  );
}
