'use client';

import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as words from '@/.content/words/picks';
import { RegionMap } from '@/components/travel/map/region-map.client';
import { useMapInView } from '@/lib/hooks/travel/use-map-in-view';
import { partAt } from '@/lib/hooks/travel/use-map-press';
import { usePointed } from '@/lib/hooks/travel/use-pointed';
import type { MapDrawing } from '@/lib/travel/maps';

/** What a map page hands to its explorer. */
export type RegionContent = {
  map: MapDrawing;
  /** Details of every region by id, all of them in the page from the start. */
  details: Readonly<Record<string, ReactNode>>;
  /** Stands in the panel while no region is shown. */
  rest: ReactNode;
  /** What a screen reader says of a region, by id. */
  said: Readonly<Record<string, string>>;
  /** A line from a name on the map to its region: SVG path data in units of the view box. */
  leader?: string | undefined;
  /** Width in units of an invisible stroke that widens what can be hit; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
};

/** What a visitor does with one region. */
export type RegionEvents = {
  /** The pointer came over its shape or its button, or a finger touched its shape. */
  onHover: (region: string) => void;
  /** The pointer moved off the regions; `isInside` while it is on buttons, map or panel. */
  onAway: (isInside: boolean) => void;
  /** A click or tap on its shape or its button, or a key on the button. True where it is chosen from then on. */
  onPress: (region: string) => boolean;
  /** Its button has the focus of the keyboard. */
  onFocus: (region: string) => void;
  /** The focus left buttons and panel. */
  onBlur: () => void;
  /** A finger was lifted or went on to scroll, so that nothing is pointed at any more. */
  onLift: () => void;
  /** The focus came into the panel. */
  onPanel: () => void;
};

export type RegionExplorerProps = RegionContent &
  RegionEvents & {
    /** Buttons, map and panel. */
    ref: RefObject<HTMLDivElement | null>;
    /** Region whose detail stands in the panel. */
    shown: string | null;
    /** Region with the hover look on the map. */
    active: string | null;
    /** Region that was chosen and stays. */
    kept: string | null;
    /** Its button is pressed for as long as a region is chosen. */
    isToggle?: boolean;
    /** Region a screen reader is told about. */
    announced: string | null;
    /** Lines under the map. */
    note?: ReactNode;
  };

/**
 * Buttons for the regions, the map that mirrors them, and the panel with the details. The panel is as tall as its
 * tallest detail, so that nothing moves when another one is shown. While a region is chosen, the keyboard goes from
 * the buttons to its detail, whichever region is looked at.
 */
export function RegionExplorer(props: RegionExplorerProps) {
  const { map, details, rest, said, leader, ref, shown, active, kept, isToggle = false, announced } = props;
  const { reach, note, onHover, onAway, onPress, onFocus, onBlur, onLift, onPanel } = props;
  const main = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pointed = useRef({ region: '', isInside: false });
  const bringUp = useMapInView(main);

  usePointed((target, x, y) => {
    const isInside = ref.current?.contains(target) ?? false;
    const { region } = (isInside && partAt(target, x, y)) || { region: '' };
    const before = pointed.current;
    if (region === before.region && isInside === before.isInside) return;
    pointed.current = { region, isInside };
    if (region === '') onAway(isInside);
    else onHover(region);
  });
  // What has the keyboard may be part of a detail that makes room for another.
  useLayoutEffect(() => {
    const away = document.activeElement?.closest('[data-shown="false"]:not([data-kept])');
    if (away && panel.current?.contains(away)) panel.current.focus({ preventScroll: true });
  });
  const press = (region: string) => {
    if (onPress(region)) bringUp();
  };
  const left = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLDivElement>) => {
    // It stays the focus of a page whose window is left.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) onBlur();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the buttons and the map in it
    <div className="rg" ref={ref} onBlur={left} onTouchEnd={onLift}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div className="chips yolk js-only" role="group" aria-label={words.regionsOf({ name: map.name })}>
        {map.regions.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            data-region-of={id}
            data-active={id === active || undefined}
            data-kept={id === kept || undefined}
            aria-pressed={isToggle ? id === kept : undefined}
            aria-current={!isToggle && id === shown ? 'true' : undefined}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus(id)}
            onClick={() => press(id)}
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
            locked={kept}
            onTouch={onHover}
            onRelease={onLift}
            onPress={press}
            reach={reach}
          />
          {leader && (
            <svg className="rg-lead" viewBox="0 0 400 400" aria-hidden="true">
              <path d={leader} />
            </svg>
          )}
          {note}
        </div>
        {/* It takes the focus of a press, so that its text can be marked without the panel changing. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of who comes in */}
        <div className="rg-panel" tabIndex={-1} ref={panel} onFocus={onPanel}>
          <div data-shown={shown === null}>{rest}</div>
          {map.regions.map(({ id }) => (
            <div
              key={id}
              data-shown={id === shown}
              data-kept={id === kept || undefined}
              inert={id === shown && kept !== null && id !== kept}
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
