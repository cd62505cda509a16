'use client';

import { type FocusEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import { RegionMap } from '@/components/travel/map/region-map.client';
import { type PressPoint, useMapInView } from '@/lib/hooks/travel/use-map-in-view';
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
  leader?: string;
};

/** What a visitor does with one region. */
export type RegionEvents = {
  onHover: (region: string) => void;
  onLeave: (region: string) => void;
  /** A click or tap on its shape or its button, or a key on the button. True where it is chosen from then on. */
  onPress: (region: string, isMouse: boolean) => boolean;
  /** Its button has the focus of the keyboard. */
  onFocus: (region: string) => void;
  /** The focus left buttons and panel. */
  onBlur: () => void;
  /** A finger was lifted, so that nothing is pointed at any more. */
  onLift: () => void;
  /** Focus or mouse came into the panel. */
  onPanel: () => void;
  /** The mouse left the panel. */
  onPanelLeave?: () => void;
};

export type RegionExplorerProps = RegionContent &
  RegionEvents & {
    ref?: Ref<HTMLDivElement>;
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
    hitStroke: number | Readonly<Record<string, number>>;
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
  const { hitStroke, note, onHover, onLeave, onPress, onFocus, onBlur, onLift, onPanel, onPanelLeave } =
    props;
  const main = useRef<HTMLDivElement>(null);
  const down = useRef<{ isMouse: boolean; at: PressPoint } | null>(null);
  const { isMoving, bringUp } = useMapInView(main, (under, pressed) =>
    under === undefined ? onLeave(pressed) : onHover(under),
  );

  const hover = (region: string) => {
    if (!isMoving()) onHover(region);
  };
  const leave = (region: string) => {
    if (!isMoving()) onLeave(region);
  };
  const press = (region: string) => {
    const { isMouse = false, at = null } = down.current ?? {};
    if (onPress(region, isMouse)) bringUp(region, at);
  };
  const left = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLDivElement>) => {
    // It stays the focus of a page whose window is left.
    if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) onBlur();
  };
  const withMouse = (act?: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of what happens to the buttons and the map in it
    <div
      className="rg"
      ref={ref}
      onBlur={left}
      onTouchEnd={onLift}
      onPointerDownCapture={({ pointerType, clientX, clientY }) => {
        down.current = { isMouse: pointerType === 'mouse', at: [clientX, clientY] };
      }}
      onKeyDownCapture={() => {
        down.current = null;
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div className="chips yolk js-only" role="group" aria-label={`Regions of ${map.name}`}>
        {map.regions.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            data-active={id === active || undefined}
            data-kept={id === kept || undefined}
            aria-pressed={isToggle ? id === kept : undefined}
            aria-current={!isToggle && id === shown ? 'true' : undefined}
            onPointerEnter={withMouse(() => hover(id))}
            onPointerLeave={withMouse(() => leave(id))}
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
            onHover={hover}
            onLeave={leave}
            onPress={press}
            hitStroke={hitStroke}
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
        <div
          className="rg-panel"
          tabIndex={-1}
          onFocus={onPanel}
          onPointerEnter={withMouse(onPanel)}
          onPointerLeave={withMouse(onPanelLeave)}
        >
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
