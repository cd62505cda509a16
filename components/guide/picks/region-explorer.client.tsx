'use client';

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/picks';
import { RegionButtons } from '@/components/guide/regions/region-buttons.client';
import { useRegions } from '@/components/guide/regions/region-context.client';
import { RegionMap, type RegionMapProps } from '@/components/guide/regions/region-map.client';
import styles from './picks.module.css';

export type RegionExplorerProps = Pick<RegionMapProps, 'map' | 'reach'> & {
  /** What lies around the regions of the map. */
  ground: ReactNode;
  /** Every region with its details, all of them in the page from the start, and what a screen reader says of it. */
  details: readonly { id: string; detail: ReactNode; announcement: string }[];
  /** Stands in the panel while no region is shown. */
  intro: ReactNode;
  /** A line from a name on the map to its region: SVG path data in units of the view box. */
  leader?: string | undefined;
  /** Lines under the map: while no region is selected, and while one is. */
  hints?: { none: ReactNode; selected: ReactNode } | undefined;
  /** Credit under the map, or what its borders follow. */
  about?: string | undefined;
};

/**
 * Buttons for the regions, the map that mirrors them, and the panel with the details. The panel is as tall as its
 * tallest detail, so that nothing moves when another one is shown. While a region is selected, the keyboard goes from
 * the buttons to its detail, whichever region is shown.
 */
export function RegionExplorer(props: RegionExplorerProps) {
  const { map, ground, details, intro, leader, reach, hints, about } = props;
  const { focused, selected, chosen, shown, isHeld, blur, enterPanel, clear } = useRegions();
  const panel = useRef<HTMLDivElement>(null);
  const announced = (isHeld ? focused : null) ?? chosen;

  // The region that the guide opens with is held by nobody.
  useRelease(isHeld && shown !== null && (chosen !== null || shown !== selected), clear);
  // What has the keyboard may be part of a detail that makes room for another.
  useLayoutEffect(() => {
    const away = document.activeElement?.closest('[data-shown="false"]:not([data-selected])');
    if (away && panel.current?.contains(away)) panel.current.focus({ preventScroll: true });
  });
  return (
    <div className="mt-5 grid gap-5" data-regions>
      <RegionButtons map={map.id} regions={map.regions} label={messages.regionsOf({ name: map.name })} />
      {/* Brought to right under the header, with the buttons wholly behind it. */}
      <div
        className={`${styles.explorer} -mx-gutter grid overflow-clip border border-line bg-sunk md:grid-cols-2 lg:mx-0 lg:rounded-card print:mx-0 print:block print:border-0`}
        id={`map-${map.id}`}
      >
        <div className={`${styles.map} relative self-start print:hidden`}>
          <RegionMap map={map} reach={reach}>
            {ground}
          </RegionMap>
          {leader && (
            <svg
              className="pointer-events-none absolute top-0 w-full"
              viewBox="0 0 400 400"
              fill="none"
              stroke="currentColor"
              strokeWidth="0.8"
              aria-hidden="true"
            >
              <path d={leader} />
            </svg>
          )}
          {(hints || about) && (
            <div className="meta px-5 py-2.5">
              {hints && <p className="js-only">{chosen === null ? hints.none : hints.selected}</p>}
              {about && <p className="text-xs">{about}</p>}
            </div>
          )}
        </div>
        {/* It takes the focus of a press, so that its text can be marked without the panel changing. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of who comes in and goes */}
        <div
          className={`${styles.panel} grid bg-raised outline-none *:min-w-0 print:block`}
          data-panel
          tabIndex={-1}
          ref={panel}
          onFocus={enterPanel}
          onBlur={blur}
        >
          <div data-shown={shown === null}>{intro}</div>
          {details.map(({ id, detail }) => (
            <div
              key={id}
              data-shown={id === shown}
              data-selected={id === chosen || undefined}
              inert={id === shown && chosen !== null && id !== chosen}
            >
              {detail}
            </div>
          ))}
        </div>
      </div>
      <p className="sr-only" role="status">
        {details.find(({ id }) => id === announced)?.announcement}
      </p>
    </div>
  );
}

/** What a press beside does not let go of a held region. */
const OWN = '[data-region], [data-region-of], [data-panel]';

/** Lets go of what is held with a press beside regions and panel, or with Escape; a scroll is no press. */
function useRelease(isOn: boolean, release: () => void): void {
  const onRelease = useEffectEvent(release);
  useEffect(() => {
    if (!isOn) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isBeside = false;
    const isOwn = (target: EventTarget | null) => target instanceof Element && !!target.closest(OWN);
    document.addEventListener('pointerdown', ({ target }) => (isBeside = !isOwn(target)), { signal });
    // A touch that goes on to scroll is cancelled, and never comes up.
    document.addEventListener('pointerup', () => isBeside && onRelease(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onRelease(), { signal });
    return () => listeners.abort();
  }, [isOn]);
}
