'use client';

import Link from 'next/link';
import { Fragment, type RefObject, useEffect } from 'react';
import * as words from '@/.content/words/moreFilters';
import { comma } from '@/.content/words/text';
import type { FilterState } from '@/lib/travel/filters/filter-state';
import type { Filtered } from '@/lib/travel/filters/filters';
import { marketClauses } from '@/lib/travel/filters/market-words';
import { type Moment, timeWords } from '@/lib/travel/filters/opening-hours';
import { rich } from '@/lib/words/rich';
import { DAYS } from './day-names';
import type { FilterControl } from './filter-context.client';

/** Scrolls the row, and nothing else, until the first pressed chip is in it. */
function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]');
  if (!chip) return;
  const frame = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  if (at.left < frame.left || at.right > frame.right) row.scrollLeft += at.left - frame.left - 20;
}

export type FilterSummaryProps = {
  filters: FilterState;
  /** Whether they were set here; otherwise the address brought them in. */
  isOwn: boolean;
  /** Region that is chosen, and its name. */
  region: string | null;
  where?: string | undefined;
  /** Holds the buttons of the categories. */
  row: RefObject<HTMLElement | null>;
};

/** What there is to say of the places that are left, besides their number. */
export function FilterSummary({ filters, isOwn, region, where, row }: FilterSummaryProps) {
  const { any, choice } = filters;
  const { result } = filters.within(region);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters are what this waits for
  useEffect(() => {
    // On a phone the row scrolls sideways: what a link has chosen should not be out of sight.
    if (!isOwn && row.current) showPressed(row.current);
  }, [row, choice, isOwn]);
  return (
    <>
      {any && result.shown === 0 && <p>{where ? words.noneFitsIn({ region: where }) : words.noneFits}</p>}
      {choice.at && <TimeSummary filters={filters} result={result} at={choice.at} />}
    </>
  );
}

export type ClearFiltersProps = Pick<FilterControl, 'use'> & Pick<FilterSummaryProps, 'row'>;

/** Lets go of all filters. */
export function ClearFilters({ use, row }: ClearFiltersProps) {
  const letGo = () => {
    use((actions) => actions.clear());
    // The pressed button goes with the filters it cleared.
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="link" onClick={letGo}>
      {words.clear}
    </button>
  );
}

type TimeSummaryProps = { filters: FilterState; result: Filtered; at: Moment };

/** What is known of the chosen time: restaurants in numbers, then the markets, whose hours are known. */
function TimeSummary({ filters, result, at }: TimeSummaryProps) {
  const { shown, open, closed } = result;
  const unknown = shown - open;
  const counts = [
    ...(shown === 0 ? [] : [open === 0 ? words.noneOpen : words.open({ count: open })]),
    ...(unknown === 0 ? [] : [words.unconfirmed({ count: unknown })]),
    ...(closed === 0 ? [] : [words.closed({ count: closed })]),
  ];
  const facts = filters.hasHours ? counts : [words.noHours];
  const markets = marketClauses(filters.places, filters.within(null).result.openness);
  const when = { day: DAYS[at.day], time: timeWords(at.minutes) };
  return (
    <>
      <p>
        {facts.length > 0 ? words.dayTimeFacts({ ...when, facts: facts.join(comma) }) : words.dayTime(when)}
      </p>
      {markets.length > 0 && (
        <p>
          {rich(words.markets, {
            clauses: markets.map(({ slug, path, before, name, after }, index) => (
              <Fragment key={slug}>
                {index > 0 && words.nextMarket}
                {before}
                <Link className="link" href={path} prefetch={false}>
                  {name}
                </Link>
                {after}
              </Fragment>
            )),
          })}
        </p>
      )}
    </>
  );
}
