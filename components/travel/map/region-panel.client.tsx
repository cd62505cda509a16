'use client';

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFilterControl, useFilters } from '@/components/travel/filters/filter-provider.client';
import type { GtaMapId } from '@/data/schema/place';
import { useRegionOverflow } from '@/lib/hooks/travel/use-region-overflow';
import { NO_FILTERS } from '@/lib/travel/filters/filters';
import { useRegions } from './region-provider.client';

/** One region of a panel with its cards, drawn on the server. */
export type PanelGroup = {
  region: string;
  name: string;
  /** One sentence about eating there. */
  text: string;
  cards: readonly { slug: string; node: ReactNode }[];
  /** Buttons that tell where the names of its neighbourhoods come from, each with a key of its own. */
  names: readonly ReactNode[];
};

export type RegionPanelProps = {
  map: GtaMapId;
  /** Completes "the map of …". */
  name: string;
  groups: readonly PanelGroup[];
  /** One sentence about the whole map, for as long as no region is chosen. */
  about: string;
  /** Read under the name of a region without restaurants. */
  empty: string;
};

const restaurants = (count: number) => (count === 1 ? '1 restaurant' : `${count} restaurants`);

/** How many restaurants there are, and how many of them the filters leave. */
function countWords(total: number, shown: number): string {
  if (total === 0) return 'No restaurants yet';
  return shown === total ? restaurants(total) : `${shown} of ${restaurants(total)}`;
}

/**
 * The restaurants beside a map: those of the region that is pointed at or chosen, and of all its regions while there
 * is none, which is also what stands in the exported page.
 */
export function RegionPanel({ map, name, groups, about, empty }: RegionPanelProps) {
  const { active, locked, at, clear } = useRegions();
  const { any, shows } = useFilters();
  const control = useFilterControl();
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const scrolls = useRegionOverflow(list);

  const group = groups.find(({ region }) => region === active) ?? null;
  const cards = (group ? [group] : groups).flatMap((each) => each.cards);
  const shown = cards.filter(({ slug }) => shows(slug)).length;
  const count = countWords(cards.length, shown);

  const names = (group ? [group] : groups).flatMap((each) => each.names);

  // Another region begins at its first restaurant.
  const region = group?.region ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is what this waits for
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [region]);

  const words = group && at === map && group.region === locked ? `${group.name}: ${count}` : '';
  const latest = useRef(words);
  latest.current = words;
  const [said, setSaid] = useState('');
  // Said when a region is chosen; what a filter changes is said by the filters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what this waits for
  useEffect(() => setSaid(latest.current), [locked, at]);

  /** The pressed button goes with what it clears, so the keyboard moves to what takes its place. */
  const andStay = (change: () => void) => () => {
    change();
    head.current?.focus({ preventScroll: true });
  };

  return (
    <div className="m-panel">
      <div className="m-panel-h">
        <div ref={head} tabIndex={-1}>
          {group ? (
            <h3>{group.name}</h3>
          ) : (
            <p className="m-panel-hint js-only">Choose a region on the map.</p>
          )}
          <p className="meta">{count}</p>
        </div>
        {group && group.region === locked && (
          <button type="button" className="act" onClick={andStay(clear)}>
            <X className="i" size={16} aria-hidden="true" /> Clear
          </button>
        )}
      </div>
      <div
        className="m-panel-list"
        data-list
        ref={list}
        {...(scrolls
          ? { role: 'region', tabIndex: 0, 'aria-label': `Restaurants on the map of ${name}` }
          : {})}
      >
        <div>
          {groups.map((each) => (
            <Group key={each.region} group={each} active={region} shows={shows} any={any} empty={empty} />
          ))}
          {any && shown === 0 && cards.length > 0 && (
            <div className="m-panel-none">
              <p>None of my places here fits the filters.</p>
              <button type="button" className="act" onClick={andStay(() => control?.change(NO_FILTERS))}>
                Clear filters
              </button>
            </div>
          )}
        </div>
      </div>
      <div className="m-panel-f">
        <p>{group?.text ?? about}</p>
        {names.length > 0 && (
          <>
            <h4>Where the names come from</h4>
            <div className="m-names">{names}</div>
          </>
        )}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
    </div>
  );
}

type GroupProps = {
  group: PanelGroup;
  /** Region that is shown by itself. */
  active: string | null;
  shows: (slug: string) => boolean;
  any: boolean;
  empty: string;
};

function Group({ group: { region, name, text, cards }, active, shows, any, empty }: GroupProps) {
  const isAlone = region === active;
  const shown = cards.filter(({ slug }) => shows(slug)).length;
  const isLeftOut = any && !isAlone && shown === 0;
  return (
    <div data-group={region} hidden={(active !== null && !isAlone) || isLeftOut}>
      <div className="m-panel-t" hidden={isAlone}>
        <h3>{name}</h3>
        <p className="meta">{countWords(cards.length, shown)}</p>
        <p>{text}</p>
      </div>
      {isAlone && cards.length === 0 && <p className="m-panel-none">{empty}</p>}
      {cards.map(({ slug, node }) => (
        <div key={slug} data-place={slug} hidden={!shows(slug)}>
          {node}
        </div>
      ))}
    </div>
  );
}
