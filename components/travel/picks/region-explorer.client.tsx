'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import * as words from '@/.content/words/picks';
import { RegionButtons } from '@/components/travel/regions/region-buttons.client';
import { useRegions } from '@/components/travel/regions/region-context.client';
import { RegionMap, type RegionMapProps } from '@/components/travel/regions/region-map.client';

export type RegionExplorerProps = Pick<RegionMapProps, 'map' | 'reach'> & {
  /** Details of every region by id, all of them in the page from the start. */
  details: Readonly<Record<string, ReactNode>>;
  /** Stands in the panel while no region is shown. */
  rest: ReactNode;
  /** What a screen reader says of a region, by id. */
  said: Readonly<Record<string, string>>;
  /** A line from a name on the map to its region: SVG path data in units of the view box. */
  leader?: string | undefined;
  /** Lines under the map: while no region is selected, and while one is. */
  hints?: { none: string; selected: string } | undefined;
  /** Credit under the map, or what its borders follow. */
  about?: string | undefined;
};

/**
 * Buttons for the regions, the map that mirrors them, and the panel with the details. The panel is as tall as its
 * tallest detail, so that nothing moves when another one is shown. While a region is selected, the keyboard goes from
 * the buttons to its detail, whichever region is shown.
 */
export function RegionExplorer(props: RegionExplorerProps) {
  const { map, details, rest, said, leader, reach, hints, about } = props;
  const { focused, selected, shown, isHeld, blur, enterPanel, clear } = useRegions();
  const panel = useRef<HTMLDivElement>(null);
  const announced = (isHeld ? focused : null) ?? selected;

  useRelease(isHeld && shown !== null, clear);
  // What has the keyboard may be part of a detail that makes room for another.
  useLayoutEffect(() => {
    const away = document.activeElement?.closest('[data-shown="false"]:not([data-selected])');
    if (away && panel.current?.contains(away)) panel.current.focus({ preventScroll: true });
  });
  return (
    <div className="rg" data-regions>
      <RegionButtons map={map.id} regions={map.regions} label={words.regionsOf({ name: map.name })} />
      <div className="rg-main" id={`map-${map.id}`}>
        <div className="rg-map">
          <RegionMap map={map} reach={reach} />
          {leader && (
            <svg className="rg-lead" viewBox="0 0 400 400" aria-hidden="true">
              <path d={leader} />
            </svg>
          )}
          {hints ? (
            <div className="rg-note meta">
              <p className="js-only">{selected === null ? hints.none : hints.selected}</p>
              {about && <p>{about}</p>}
            </div>
          ) : (
            about && <p className="rg-note m-credit">{about}</p>
          )}
        </div>
        {/* It takes the focus of a press, so that its text can be marked without the panel changing. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of who comes in and goes */}
        <div className="rg-panel" data-panel tabIndex={-1} ref={panel} onFocus={enterPanel} onBlur={blur}>
          <div data-shown={shown === null}>{rest}</div>
          {map.regions.map(({ id }) => (
            <div
              key={id}
              data-shown={id === shown}
              data-selected={id === selected || undefined}
              inert={id === shown && selected !== null && id !== selected}
            >
              {details[id]}
            </div>
          ))}
        </div>
      </div>
      <p className="sr" role="status">
        {announced !== null && said[announced]}
      </p>
    </div>
  );
}

/** What a press beside does not let go of a held region. */
const OWN = '[data-region], [data-region-of], [data-panel]';

/** Lets go of what is held with a press beside regions and panel, or with Escape; a scroll is no press. */
function useRelease(isOn: boolean, release: () => void): void {
  const latest = useRef(release);
  latest.current = release;
  useEffect(() => {
    if (!isOn) return;
    let isBeside = false;
    const down = ({ target }: PointerEvent) => {
      isBeside = !(target instanceof Element && target.closest(OWN));
    };
    // A touch that goes on to scroll is cancelled, and never comes up.
    const up = () => {
      if (isBeside) latest.current();
    };
    const typed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('keydown', typed);
    };
  }, [isOn]);
}
