'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as filterWords from '@/.content/words/placeFilters';
import * as words from '@/.content/words/regionMap';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { useRegions } from '@/components/travel/regions/region-context.client';
import { leftOf } from '@/lib/travel/filters/count-words';
import { ScrollBox } from './scroll-box.client';

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
    <div className="m-panel">
      <div className="m-panel-h">
        <div ref={head} tabIndex={-1}>
          {group ? <h3>{group.name}</h3> : <p className="m-panel-hint js-only">{panelWords.choose}</p>}
          <p className="meta">{count}</p>
        </div>
        {group && group.region === selected && (
          <button type="button" className="act" onClick={andStay(clear)}>
            {clearIcon} {panelWords.clear}
          </button>
        )}
      </div>
      {children}
      <ScrollBox className="m-panel-list" ref={list} label={panelWords.list}>
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
          <div className="m-panel-none">
            <p>{panelWords.noneFits}</p>
            <button
              type="button"
              className="act"
              onClick={andStay(() => control?.use((actions) => actions.clear()))}
            >
              {panelWords.clearFilters}
            </button>
          </div>
        )}
      </ScrollBox>
      <div className="m-panel-f">
        <p>{group?.cards.length ? group.text : about}</p>
        {names.length > 0 && (
          <>
            <h4>{panelWords.names}</h4>
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
      <div className="m-panel-t" hidden={isAlone}>
        <h3>{name}</h3>
        {isCounted && <p className="meta">{cards.length === 0 ? none : leftOf(cards.length, shown)}</p>}
        <p>{text}</p>
      </div>
      {isAlone && cards.length === 0 && (
        <div className="m-panel-none">
          <p>{empty}</p>
          <p>{text}</p>
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
