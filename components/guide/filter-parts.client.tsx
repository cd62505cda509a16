'use client';

import { Fragment, type RefObject, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/moreFilters';
import { comma } from '@/.content/messages/text';
import { useGuide } from '@/components/content/guide-context.client';

import { Button } from '@/components/ui/button';
import { FilterChip } from '@/components/ui/filter-chip.client';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import { clockOf, type Moment, momentIn, type Openness, readMoment } from '@/lib/content/opening-hours';
import type { Weekday } from '@/lib/content/schema/weekdays';
import {
  countLine,
  type FilterStart,
  type FilterState,
  filterActions,
  filterState,
} from '@/lib/guide/filter-state';
import type { Filtered } from '@/lib/guide/filters';
import { marketClauses } from '@/lib/guide/market-text';
import { timeWords } from '@/lib/text/clock';
import { partlyShown } from '@/lib/text/partly-shown';
import { rich } from '@/lib/text/rich';
import { type FilterParts, type FilterScope, useFilterControl, useGuideState } from './guide-store.client';
import { Away, NearPanel } from './near-panel.client';

/** Names of the days by their keys, from Monday. */
const DAYS = {
  mon: messages.monday,
  tue: messages.tuesday,
  wed: messages.wednesday,
  thu: messages.thursday,
  fri: messages.friday,
  sat: messages.saturday,
  sun: messages.sunday,
} satisfies Record<Weekday, string>;

/** Default time when a day is chosen first: dinner. */
const DINNER = 19 * 60;

const LABEL = 'mb-2 block font-display text-sm font-semibold';
const FIELD = 'field h-11 px-3 text-md tabular';
const CLEAR = 'link min-h-11 font-display text-sm font-medium text-ink';

/** The number of restaurants that the filters leave: of the selected region, else of all. */
function countLineOf(filters: FilterState, region: string | null, { city, regions }: FilterStart): string {
  const name = region === null ? undefined : regions[region];
  return countLine(filters.within(region).result, name, { count: filters.inCity(city), city });
}

/** Controls for category, cuisine and opening time. */
function MorePlaceFilters({ filters, region, regionName }: FilterScope) {
  const use = useFilterControl()?.use;
  const { options, choice, hasHours } = filters;
  const { result, chips } = filters.within(region);
  const { counts } = result;
  const id = useId();
  return (
    <div className="grid gap-x-12 gap-y-5 pt-2 md:grid-cols-[minmax(11rem,16rem)_minmax(28rem,1fr)]">
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
  const { name, zone } = useGuide();
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
          <button type="button" className={CLEAR} onClick={clear}>
            {messages.anyTime}
          </button>
        )}
      </div>
      <p className="mt-2.5 font-display text-sm font-normal text-ink-2" id={`${id}-hint`}>
        {messages.hoursHint({ city: name })}
      </p>
    </fieldset>
  );
}

/** Notes on the places that are shown, besides their number. */
function FilterSummary({ filters, region, regionName }: FilterScope) {
  const { any, choice } = filters;
  const { result } = filters.within(region);
  return (
    <>
      {any && result.shown === 0 && (
        <p>{regionName ? messages.noMatchIn({ region: regionName }) : messages.noMatch}</p>
      )}
      {choice.at && <TimeSummary filters={filters} result={result} at={choice.at} />}
    </>
  );
}

type ClearFiltersProps = {
  /** The button that opens the filters. */
  button: RefObject<HTMLButtonElement | null>;
};

/** Clears all filters. */
function ClearFilters({ button }: ClearFiltersProps) {
  const use = useFilterControl()?.use;
  const clear = () => {
    use?.((actions) => actions.clear());
    // The change removes the pressed button.
    button.current?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={`${CLEAR} print:hidden`} onClick={clear}>
      {messages.clear}
    </button>
  );
}

type TimeSummaryProps = { filters: FilterState; result: Filtered; at: Moment };

/** Opening state at the chosen time: numbers of restaurants, then the markets, whose hours are known. */
function TimeSummary({ filters, result, at }: TimeSummaryProps) {
  const { shown, open, closed } = result;
  const unknown = shown - open;
  const counts = [
    ...(shown === 0 ? [] : [open === 0 ? messages.noneOpen : messages.open({ count: open })]),
    ...(unknown === 0 ? [] : [messages.unconfirmed({ count: unknown })]),
    ...(closed === 0 ? [] : [messages.closed({ count: closed })]),
  ];
  const facts = filters.hasHours ? counts : [messages.noHours];
  const markets = marketClauses(filters.places, filters.within(null).result.openness);
  const when = { day: DAYS[at.day], time: timeWords(at.minutes) };
  return (
    <>
      <p>
        {facts.length > 0
          ? messages.dayTimeFacts({ ...when, facts: facts.join(comma) })
          : messages.dayTime(when)}
      </p>
      {markets.length > 0 && (
        <p>
          {rich(messages.markets, {
            clauses: markets.map(({ slug, path, before, name, after }, index) => (
              <Fragment key={slug}>
                {index > 0 && <span>{messages.nextMarket}</span>}
                <span>{before}</span>
                <Link className="link" href={path}>
                  {name}
                </Link>
                <span>{after}</span>
              </Fragment>
            )),
          })}
        </p>
      )}
    </>
  );
}

const OPENNESS = {
  open: { text: messages.openThen, className: 'text-perilla', mark: 'border-4' },
  closed: { text: messages.closedThen, className: 'text-gochu', mark: 'border-2' },
  unknown: { text: messages.unknownThen, className: 'text-ink-3', mark: null },
} satisfies Record<Openness, object>;

type OpennessTextProps = { slug: string };

/** Openness of a place at the chosen time, as a full dot or a ring. Nothing while no time is chosen. */
function OpennessText({ slug }: OpennessTextProps) {
  const openness = useGuideState(({ filters }) => filters?.opennessOf(slug));
  if (!openness) return null;
  const { text, className, mark } = OPENNESS[openness];
  return (
    <span className={`font-semibold ${className}`}>
      {mark && <span className={`mr-1.5 inline-block size-2 rounded-full ${mark}`} />}
      <LiveText>{text}</LiveText>
    </span>
  );
}

type InUseProps = { count: number };

/** Number of active filters; null for none. */
function InUse({ count }: InUseProps) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-danmuji px-1.5 py-0.5 text-xs text-on-danmuji tabular">
      {partlyShown((shown) => messages.active({ count }).replace(`${count}`, shown), count)}
    </span>
  );
}

/** The script of the filters, loaded when they are first used. */
export const filterParts: FilterParts = {
  filterState,
  filterActions,
  countLineOf,
  MorePlaceFilters,
  FilterSummary,
  ClearFilters,
  OpennessText,
  InUse,
  NearPanel,
  Away,
};
