'use client';

import { type FocusEvent, type ReactNode, type Ref, useRef } from 'react';
import { RegionMap } from '@/components/travel/map/region-map.client';
import type { MapDrawing } from '@/lib/travel/maps';

/** What a map page hands to its explorer. */
export type RegionContent = {
  map: MapDrawing;
  /** Details of every region by id, all of them in the page from the start. */
  details: Readonly<Record<string, ReactNode>>;
  /** Stands in the panel while no region is shown. */
  rest: ReactNode;
  /** What a screen reader says once a region is chosen, by id. */
  said: Readonly<Record<string, string>>;
};

/** What a visitor does with one region. */
export type RegionEvents = {
  onHover: (region: string) => void;
  onLeave: (region: string) => void;
  /** A click or tap on its shape or its button. */
  onPress: (region: string) => void;
  /** Its button has the focus. */
  onFocus: (region: string) => void;
  /** The focus left buttons and panel. */
  onBlur: () => void;
  /** A finger was lifted, so that nothing is pointed at any more. */
  onLift: () => void;
};

export type RegionExplorerProps = RegionContent &
  RegionEvents & {
    ref?: Ref<HTMLDivElement>;
    /** Region whose detail stands in the panel. */
    shown: string | null;
    /** Region with the hover look on the map. */
    active: string | null;
    /** Region that was chosen and stays; left out where regions are only looked at. */
    selected?: string | null;
    /** Region a screen reader is told about. */
    announced: string | null;
    hitStroke: number | Readonly<Record<string, number>>;
    /** A line under the map. */
    note?: ReactNode;
  };

/** Share of the window's height within which the panel has to begin to count as in sight. */
const ENOUGH = 0.7;

/**
 * Buttons for the regions, the map that mirrors them, and the panel with the details. The panel is as tall as its
 * tallest detail, so that nothing moves when another one is shown.
 */
export function RegionExplorer({
  map,
  details,
  rest,
  said,
  ref,
  shown,
  active,
  selected,
  announced,
  hitStroke,
  note,
  onHover,
  onLeave,
  onPress,
  onFocus,
  onBlur,
  onLift,
}: RegionExplorerProps) {
  const main = useRef<HTMLDivElement>(null);
  const pressed = (region: string) => {
    onPress(region);
    if (main.current) bringUp(main.current);
  };
  const left = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the buttons and the map in it
    <div className="rg" ref={ref} onBlur={left} onTouchEnd={onLift}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div className="chips yolk js-only" role="group" aria-label={`Regions of ${map.name}`}>
        {map.regions.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            data-active={id === active || undefined}
            aria-pressed={selected === undefined ? undefined : id === selected}
            aria-current={selected === undefined && id === shown ? 'true' : undefined}
            onPointerEnter={() => onHover(id)}
            onPointerLeave={() => onLeave(id)}
            onFocus={() => onFocus(id)}
            onClick={() => pressed(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="rg-main" ref={main}>
        <div className="rg-map">
          <RegionMap
            map={map}
            active={active}
            locked={selected ?? null}
            onHover={onHover}
            onLeave={onLeave}
            onPress={onPress}
            hitStroke={hitStroke}
          />
          {note}
        </div>
        {/* It takes the focus of a press, so that its text can be marked without the panel changing. */}
        <div className="rg-panel" tabIndex={-1}>
          <div data-shown={shown === null}>{rest}</div>
          {map.regions.map(({ id }) => (
            <div key={id} data-shown={id === shown}>
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

/** Where the panel lies under the map, a press on a button would change something out of sight: the map moves up. */
function bringUp(main: HTMLElement): void {
  const panel = main.lastElementChild;
  if (!panel || panel.getBoundingClientRect().top < window.innerHeight * ENOUGH) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  main.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
