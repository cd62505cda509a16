'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as filterWords from '@/.content/words/placeFilters';
import * as words from '@/.content/words/regionMap';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { useRegions } from '@/components/travel/regions/region-context.client';
import { leftOf } from '@/lib/travel/filters/count-words';
import { ScrollBox } from './scroll-box.client';

const ACTION =
  'inline-flex min-h-11 items-center gap-1.5 font-display text-sm font-medium text-glaze underline-offset-4 hover:underline print:hidden';

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

export type PanelWords = {
  /** In place of a region, while none is chosen. */
  choose: string;
  clearFilters: string;
  /** Lets go of the region. */
  clear: string;
  /** Name of the list. */
  list: string;
  /** Over the names of the neighbourhoods. */
  names: string;
  noRestaurants: string;
  /** In place of restaurants that the filters leave none of. */
  noneFits: string;
};

export type RegionPanelProps = {
  map: string;
  /** Completes "the map of …". */
  name: string;
  groups: readonly PanelGroup[];
  /** One sentence about the whole map, for as long as no region is chosen. */
  about: string;
  /** Read under the name of a region without restaurants. */
  empty: string;
  clearIcon?: ReactNode;
  /** What the panel says beside its content: drawn with the page, so that no script has to bring it. */
  words: PanelWords;
  /** The way past the list, where it begins. */
  children?: ReactNode;
};

/**
 * The restaurants beside a map: those of the region that is shown, and of all its regions while there is none, which is also what stands in the exported page.
 */
export function RegionPanel(props: RegionPanelProps) {
  const { map, name, groups, about, empty, clearIcon, words: panelWords, children } = props;
  const { shown: shownId, selected, selectedMap, clear } = useRegions();
  const { any, shows, control } = useFilters();
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const group = groups.find(({ region }) => region === shownId) ?? null;
  const listed = group ? [group] : groups;
  const cards = listed.flatMap((each) => each.cards);
  // Only once one is selected, so that nothing moves for a region that is hovered.
  const names = (selected !== null && group?.names) || [];
  const shown = cards.filter(({ slug }) => shows(slug)).length;
  // A region stands over its number.
  const restaurants = cards.length === 0 ? panelWords.noRestaurants : leftOf(cards.length, shown);
  const count = group ? restaurants : filterWords.restaurantsIn({ restaurants, place: name });

  // Another region begins at its first restaurant.
  const region = group?.region ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the region is what this waits for
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [region]);

  // What has the keyboard may be part of what another region or a filter puts away.
  useLayoutEffect(() => {
    const away = document.activeElement?.closest('[hidden]');
    if (away && list.current?.contains(away)) head.current?.focus({ preventScroll: true });
  });

  const isNews = !any && selectedMap === map;
  const news = group && isNews ? words.said({ region: group.name, restaurants }) : '';
  const latest = useRef(news);
  latest.current = news;
  const [said, setSaid] = useState('');
  // Said when a region is selected, which filters say themselves while any is set, and what they change always.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what this waits for
  useEffect(() => setSaid(latest.current), [selected]);

  /** The pressed button goes with what it clears, so the keyboard moves to what takes its place. */
  const andStay = (change: () => void) => () => {
    change();
    head.current?.focus({ preventScroll: true });
  };

  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b border-line px-(--rest-x) pt-2 pb-4 print:break-after-avoid">
        <div ref={head} tabIndex={-1}>
          {/* Both are as high as each other. */}
          {group ? (
            <h3 className="flex min-h-10 items-end text-2xl leading-none">{group.name}</h3>
          ) : (
            <p className="js-only flex min-h-10 items-end font-display text-xl font-semibold print:hidden">
              {panelWords.choose}
            </p>
          )}
          <p className="meta">{count}</p>
        </div>
        {group && group.region === selected && (
          <button type="button" className={`${ACTION} -my-3`} onClick={andStay(clear)}>
            {clearIcon} {panelWords.clear}
          </button>
        )}
      </div>
      <div className="relative">{children}</div>
      <ScrollBox isList ref={list} label={panelWords.list}>
        {groups.map((each) => (
          <Group
            key={each.region}
            group={each}
            shownRegion={region}
            shows={shows}
            any={any}
            empty={empty}
            none={panelWords.noRestaurants}
            isCounted={groups.some((one) => one.cards.length > 0)}
          />
        ))}
        {any && shown === 0 && cards.length > 0 && (
          <div className="px-(--rest-x) py-6">
            <p className="font-display text-lg font-semibold">{panelWords.noneFits}</p>
            <button
              type="button"
              className={ACTION}
              onClick={andStay(() => control?.use((actions) => actions.clear()))}
            >
              {panelWords.clearFilters}
            </button>
          </div>
        )}
      </ScrollBox>
      <div className="flex-1 border-t border-line bg-sunk px-(--rest-x) py-3 leading-snug text-ink-2 print:hidden">
        {/* Two lines, whichever region is pointed at. */}
        <p className="min-h-12">{group?.cards.length ? group.text : about}</p>
        {names.length > 0 && (
          <>
            <h4 className="mt-2 text-sm font-medium tracking-normal">{panelWords.names}</h4>
            <div className="flex flex-wrap gap-x-4 gap-y-1 pointer-coarse:*:my-0">{names}</div>
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}

type GroupProps = {
  group: PanelGroup;
  /** Region that is shown by itself. */
  shownRegion: string | null;
  shows: (slug: string) => boolean;
  any: boolean;
  empty: string;
  /** In place of the number, where there is none. */
  none: string;
  /** Whether the number of restaurants stands beside the name. */
  isCounted: boolean;
};

function Group({ group, shownRegion, shows, any, empty, none, isCounted }: GroupProps) {
  const { region, name, text, cards } = group;
  const isAlone = region === shownRegion;
  const shown = cards.filter(({ slug }) => shows(slug)).length;
  const isLeftOut = any && !isAlone && shown === 0;
  return (
    <div data-group={region} hidden={(shownRegion !== null && !isAlone) || isLeftOut}>
      <div
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line bg-sunk px-(--rest-x) py-3.5 font-display text-sm font-normal text-ink-2 print:break-after-avoid"
        hidden={isAlone}
      >
        <h3 className="text-lg leading-tight text-ink">{name}</h3>
        {isCounted && <p className="meta">{cards.length === 0 ? none : leftOf(cards.length, shown)}</p>}
        <p className="w-full">{text}</p>
      </div>
      {isAlone && cards.length === 0 && (
        <div className="px-(--rest-x) py-6">
          <p className="font-display text-lg font-semibold">{empty}</p>
          <p className="mt-3 leading-snug text-ink-2">{text}</p>
        </div>
      )}
      {cards.map(({ slug, node }) => (
        <div key={slug} data-place={slug} hidden={!shows(slug)}>
          {node}
        </div>
      ))}
    </div>
  );
}
