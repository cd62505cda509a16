'use client';

import { Fragment, type RefObject } from 'react';
import * as messages from '@/.content/messages/moreFilters';
import { comma } from '@/.content/messages/text';
import { Link } from '@/components/ui/link';
import { LiveText } from '@/components/ui/live-text';
import type { Moment, Openness } from '@/lib/content/opening-hours';
import { DAYS } from '@/lib/guide/day-names';
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
import { useMedia } from '@/lib/ui/use-media';
import { ChosenFilters } from './chosen-filters.client';
import { FilterSheet } from './filter-sheet.client';
import { FiltersOverMap } from './filters-over-map.client';
import { type FilterScope, NARROW, useFilterControl, useGuideState } from './guide-store.client';
import { MorePlaceFilters } from './more-place-filters.client';
import { Away, NearPanel } from './near-panel.client';

/** Windows in which the filters open as a sheet: those of phones. */
const PHONE = `(width < ${NARROW}px)`;

/** Windows in which the list is beside the map, which the filters then cover. */
const BESIDE_LIST = '(width >= 64rem)';

const CLEAR = 'link min-h-11 font-display text-sm font-medium text-ink';

/** The number of restaurants that the filters leave: of the selected region, else of all. */
function countLineOf(filters: FilterState, region: string | null, { city, regions }: FilterStart): string {
  const name = region === null ? undefined : regions[region];
  return countLine(filters.within(region).result, name, { count: filters.inCity(city), city });
}

type MoreFiltersProps = FilterScope & {
  /** True if the visitor opened them, and not the address. */
  isPressed: boolean;
  onClose: () => void;
};

/** The filters under their button; over the map in a wide window, where a visitor opened them; on a phone in a sheet. */
function MoreFilters({ isPressed, onClose, ...scope }: MoreFiltersProps) {
  const isPhone = useMedia(PHONE);
  const { start } = useFilterControl() ?? {};
  const isWide = useMedia(BESIDE_LIST);
  if (isPhone) return <FilterSheet {...scope} city={start?.city ?? ''} open={isPressed} onClose={onClose} />;
  if (isWide && isPressed) return <FiltersOverMap {...scope} onClose={onClose} />;
  return (
    <div className="col-span-full print:hidden">
      <MorePlaceFilters {...scope} />
    </div>
  );
}

/** Notes on the places that are shown, besides their number. */
function FilterSummary({ filters, region, regionName }: FilterScope) {
  const { any, choice, unknown } = filters;
  const { result } = filters.within(region);
  return (
    <>
      {unknown && <p className="wrap-anywhere">{messages.unknownFilter({ filter: unknown })}</p>}
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
      {mark && <span className={`me-1.5 inline-block size-2 rounded-full ${mark}`} />}
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
export const filterParts = {
  filterState,
  filterActions,
  countLineOf,
  MoreFilters,
  ChosenFilters,
  FilterSummary,
  ClearFilters,
  OpennessText,
  InUse,
  NearPanel,
  Away,
};
