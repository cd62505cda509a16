'use client';

import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/picks';
import { scrollBehavior } from '@/lib/guide/arrival';
import { currentRegion, explorerOf, selectedRegion, shownRegion } from '@/lib/guide/guide-state';
import { markTarget, targetOf } from '@/lib/guide/pointer';
import { useGuideState, useGuideStore, useScrollTarget } from './guide-store.client';
import styles from './picks.module.css';
import { RegionButtons } from './region-buttons.client';
import { RegionMap, type RegionMapProps } from './region-map.client';

export type RegionExplorerProps = Pick<RegionMapProps, 'map' | 'reach'> & {
  /** Land and water around the regions of the map. */
  ground: ReactNode;
  /** Every region with its details, all of them in the page from the start, and its announcement. */
  details: readonly { id: string; detail: ReactNode; announcement: string }[];
  /** In the panel while no region is shown. */
  intro: ReactNode;
  /** A line from a name on the map to its region: SVG path data in units of the view box. */
  leader?: string | undefined;
  /** Lines under the map: while no region is selected, and while one is. */
  hints?: { none: ReactNode; selected: ReactNode } | undefined;
  /** Credit under the map, or what its borders follow. */
  about?: string | undefined;
};

/** Share of the window's height within which a panel has to begin to count as in view. */
const IN_VIEW = 0.7;

/** Share of it that a map may take and still be shown whole. */
const MOST_MAP = 0.64;

/**
 * Buttons for the regions, the map that mirrors them, and the panel with the details. The panel is as tall as its
 * tallest detail, so that nothing moves when another one is shown. While a region is selected, the keyboard goes from
 * the buttons to its detail, whichever region is shown.
 */
export function RegionExplorer(props: RegionExplorerProps) {
  const { map, ground, details, intro, leader, reach, hints, about } = props;
  const { dispatch } = useGuideStore();
  const isPinning = useGuideState((state) => explorerOf(state).isPinning);
  const shown = useGuideState(shownRegion);
  const current = useGuideState(currentRegion);
  const selected = useGuideState(selectedRegion);
  const focused = useGuideState((state) => state.focused);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const detailElements = useRef(new Map<string, HTMLElement>());
  const announced = (isPinning ? focused : null) ?? selected;

  // The default region is not pinned, so nothing releases it.
  useRelease(isPinning && shown !== null && (selected !== null || shown !== current), () =>
    dispatch({ type: 'clear' }),
  );
  // If the focused element is in a detail that was just hidden, move the focus to the panel.
  useLayoutEffect(() => {
    for (const [id, element] of detailElements.current) {
      const isHidden = id !== shown && id !== selected;
      if (isHidden && element.contains(document.activeElement)) panel.current?.focus({ preventScroll: true });
    }
  });
  // A panel under the map may be out of view when a press changes it.
  useScrollTarget(map.id, () => {
    if (!frame.current || !panel.current) return;
    const top = panel.current.getBoundingClientRect().top;
    if (top < window.innerHeight * IN_VIEW) return;
    const fits = top - frame.current.getBoundingClientRect().top < window.innerHeight * MOST_MAP;
    (fits ? frame : panel).current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  });
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // When the window loses the focus, the element in it stays the active one.
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    dispatch({ type: 'leave' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus and the pointer
    <div
      className="mt-5 grid gap-5"
      onBlur={leave}
      onPointerMove={(event) => markTarget(event, { isInExplorer: true })}
    >
      <RegionButtons
        map={map.id}
        regions={map.regions}
        label={messages.regionsOf({ name: map.name })}
        isInExplorer
      />
      {/* Scrolled to right under the header, with the buttons wholly behind it. */}
      <div
        className={`${styles.explorer} -mx-gutter grid overflow-clip border border-line bg-sunk md:grid-cols-2 lg:mx-0 lg:rounded-card print:mx-0 print:block print:border-0`}
        id={`map-${map.id}`}
        ref={frame}
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
            <div className="secondary px-5 py-2.5">
              {hints && <p className="js-only">{selected === null ? hints.none : hints.selected}</p>}
              {about && <p className="text-xs">{about}</p>}
            </div>
          )}
        </div>
        {/* It takes the focus of a press, so that its text can be selected without the panel changing. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus and the pointer */}
        <div
          className={`${styles.panel} grid bg-raised outline-none *:min-w-0 print:block`}
          data-panel
          tabIndex={-1}
          ref={panel}
          onFocus={() => dispatch({ type: 'enterPanel' })}
          onPointerDown={(event) => markTarget(event, { keepsRegion: true })}
        >
          <div data-shown={shown === null}>{intro}</div>
          {details.map(({ id, detail }) => (
            <div
              key={id}
              data-shown={id === shown}
              data-selected={id === selected || undefined}
              inert={id === shown && selected !== null && id !== selected}
              ref={(element) => {
                if (element) detailElements.current.set(id, element);
                return () => void detailElements.current.delete(id);
              }}
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

/** Releases a pinned region with Escape, or with a press beside regions and panel; a scroll is no press. */
function useRelease(isOn: boolean, release: () => void): void {
  const onRelease = useEffectEvent(release);
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isBeside = false;
    document.addEventListener('pointerdown', (event) => (isBeside = !targetOf(event).keepsRegion), {
      signal,
    });
    // A touch that becomes a scroll is cancelled and fires no `pointerup`.
    document.addEventListener('pointerup', () => isBeside && onRelease(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onRelease(), { signal });
    return () => controller.abort();
  }, [isOn]);
}
