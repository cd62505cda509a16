'use client';

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as filterWords from '@/.content/messages/placeFilters';
import * as messages from '@/.content/messages/regionMap';
import { useFilters } from '@/components/guide/filters/filter-context.client';
import { useRegions } from '@/components/guide/regions/region-context.client';
import { leftOf } from '@/lib/guide/count-text';
import { ScrollBox } from './scroll-box.client';

/** One region of a panel, drawn on the server. */
export type PanelGroup = {
  region: string;
  name: string;
  /** One sentence about eating there. */
  text: string;
  cards: readonly { slug: string; node: ReactNode }[];
  /** Buttons that tell where the names of its neighbourhoods come from. */
  names?: ReactNode;
};

export type RegionPanelProps = {
  map: string;
  /** Completes "the map of …". */
  name: string;
  groups: readonly PanelGroup[];
  /** Stands in place of a region while none is chosen, as high as the name of one. */
  hint?: ReactNode;
  /** One sentence about the whole map, for as long as no region is chosen. */
  about: string;
  /** Stands under the sentence about a region without restaurants. */
  empty?: ReactNode;
  /** Stands in place of restaurants that the filters leave none of. */
  noneFits?: ReactNode;
  clearIcon?: ReactNode;
  /** Words that come with the page, so that no script has to bring them: on the buttons, and the name of the list. */
  words: { clear: string; clearFilters: string; list: string; noRestaurants: string };
  /** The way past the list, where it begins. */
  children?: ReactNode;
};

/** For regions and headings that are there on paper and without script, where no region is chosen. */
const AWAY = 'unscripted';

/**
 * The restaurants beside a map: those of the region that is shown, and of all its regions while there is none, which
 * is also what stands in the exported page.
 */
export function RegionPanel(props: RegionPanelProps) {
  const { map, name, hint, about, empty, noneFits, clearIcon, words: own, children } = props;
  const { shown: shownId, selected, chosen, selectedMap, clear } = useRegions();
  const { any, shows, control } = useFilters();
  const groups = control?.state?.arranged(props.groups, shownId) ?? props.groups;
  const origin = control?.state?.near?.origin;
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const group = groups.find(({ region }) => region === shownId);
  const cards = (group ? [group] : groups).flatMap((each) => each.cards);
  const shown = cards.filter(({ slug }) => shows(slug)).length;
  const countOf = (all: number, left: number) => (all === 0 ? own.noRestaurants : leftOf(all, left));
  const restaurants = countOf(cards.length, shown);
  // Nobody asked for the region that the guide opens with: on paper and without script all of them are there.
  const isAside = chosen === null && group !== undefined && shownId === selected;
  const hasCards = groups.some((each) => each.cards.length > 0);

  // Another region begins at its first restaurant, and so does another order.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what this waits for
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [group?.region, origin]);

  // What has the keyboard may be part of what another region or a filter puts away.
  useLayoutEffect(() => {
    const away = document.activeElement?.closest('[hidden]');
    if (away && list.current?.contains(away)) head.current?.focus({ preventScroll: true });
  });

  const [said, setSaid] = useState('');
  // Filters say themselves what they leave, and what they change.
  const announce = useEffectEvent(() =>
    setSaid(
      group && !any && chosen !== null && selectedMap === map
        ? messages.said({ region: group.name, restaurants })
        : '',
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what this waits for
  useEffect(() => announce(), [selected]);

  /** The pressed button goes with what it clears, so the keyboard moves to what takes its place. */
  const andStay = (change: () => void) => () => {
    change();
    head.current?.focus({ preventScroll: true });
  };

  return (
    <div className="flex min-w-0 flex-col bg-raised">
      <div
        className={`flex flex-wrap items-end justify-between gap-x-4 border-b border-line px-(--rest-x) pt-2 pb-4 print:break-after-avoid ${isAside ? 'js-only print:hidden' : ''}`}
      >
        <div ref={head} tabIndex={-1}>
          {group ? <h3 className="flex min-h-10 items-end text-2xl leading-none">{group.name}</h3> : hint}
          {/* A region stands over its number. */}
          <p className="meta">
            {group ? restaurants : filterWords.restaurantsIn({ restaurants, place: name })}
          </p>
        </div>
        {group && group.region === selected && (
          <button type="button" className="action -my-3" onClick={andStay(clear)}>
            {clearIcon} {own.clear}
          </button>
        )}
      </div>
      <div className="relative">{children}</div>
      <ScrollBox isList ref={list} label={own.list}>
        {groups.map(({ region, name, text, cards }) => {
          const left = cards.filter(({ slug }) => shows(slug)).length;
          const isAway = group ? region !== group.region : any && left === 0;
          return (
            <section
              key={region}
              className={isAside && isAway ? AWAY : undefined}
              data-group={region}
              hidden={isAway && !isAside}
            >
              <div
                className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line bg-sunk px-(--rest-x) py-3.5 font-display text-sm font-normal text-ink-2 print:break-after-avoid ${isAside ? AWAY : ''}`}
                hidden={!!group && !isAside}
              >
                <h3 className="text-lg leading-tight text-ink">{name}</h3>
                {hasCards && <p className="meta">{countOf(cards.length, left)}</p>}
                <p className="w-full">{text}</p>
              </div>
              {group && cards.length === 0 && (
                <div className="grid gap-6 px-(--rest-x) py-6">
                  <p
                    className={`font-display text-2xl leading-tight tracking-tight ${isAside ? 'js-only print:hidden' : ''}`}
                  >
                    {text}
                  </p>
                  {empty}
                </div>
              )}
              {cards.map(({ slug, node }) => (
                <section key={slug} data-place={slug} hidden={!shows(slug)}>
                  {node}
                </section>
              ))}
            </section>
          );
        })}
        {any && shown === 0 && cards.length > 0 && (
          <div className="px-(--rest-x) py-6">
            {noneFits}
            <button
              type="button"
              className="action"
              onClick={andStay(() => control?.use((actions) => actions.clear()))}
            >
              {own.clearFilters}
            </button>
          </div>
        )}
      </ScrollBox>
      <div className="flex-1 border-t border-line bg-sunk px-(--rest-x) py-3 leading-snug text-ink-2 print:hidden">
        {/* Two lines, whichever region is pointed at. */}
        <p className="min-h-12">{group?.cards.length ? group.text : about}</p>
        {/* Only once a visitor has selected a region, so that nothing moves for one that is hovered. */}
        {chosen !== null && group?.names}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
