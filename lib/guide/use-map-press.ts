import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** A part of a map: a region by its id, or the pin of a place in it by the slug of the place. */
type MapPart = { region: string; pin?: string };

/** A finger touched a part; it went on to scroll, or was lifted; a click, or a finger lifted where it touched. */
type MapPresses = Record<'touch' | 'release' | 'press', (part: MapPart) => void>;

/** Distance in px after which a touch is a scroll and no press. */
const SLOP = 10;

/** Distance in px up to which a finger means a pin: half of a target of 44 px. */
const REACH = 22;

/** The pin that lies nearest to a point of the window within a distance in px; null for none. */
function pinNear(map: Element | null, x: number, y: number, reach: number): SVGElement | null {
  let nearest: SVGElement | null = null;
  let least = reach;
  for (const pin of map?.querySelectorAll<SVGElement>('[data-pin]') ?? []) {
    const { left, top, width, height } = pin.getBoundingClientRect();
    const distance = Math.hypot(x - left - width / 2, y - top - height / 2);
    if (width === 0 || distance > least) continue;
    nearest = pin;
    least = distance;
  }
  return nearest;
}

/**
 * The part of a map that is meant by a point of the window: of pins close to each other the nearest one. Null beside
 * all of them. Regions are marked with `data-region`, pins with `data-pin`; these and the buttons that stand for a
 * region name it with `data-region-of`.
 *
 * @param target the element at that point
 * @param reach distance in px up to which a pin is meant by what lies beside it
 */
export function partAt(target: EventTarget | null, x: number, y: number, reach = 0): MapPart | null {
  if (!(target instanceof Element)) return null;
  const on = target.closest<SVGElement>('[data-pin]');
  const near = pinNear(target.closest('svg'), x, y, on ? Number.POSITIVE_INFINITY : reach) ?? on;
  const part = near ?? target.closest<SVGElement | HTMLElement>('[data-region], [data-region-of]');
  const { pin, region = part?.dataset.regionOf } = part?.dataset ?? {};
  return region === undefined ? null : { region, ...(pin && { pin }) };
}

/** What a map listens to. Touches are followed as such, so that a scroll that begins on the map chooses nothing. */
export function useMapPress({ touch, release, press }: MapPresses) {
  const finger = useRef<{ x: number; y: number; part: MapPart } | null>(null);
  const stop = () => {
    if (!finger.current) return;
    release(finger.current.part);
    finger.current = null;
  };
  return {
    onPointerCancel: stop,
    onTouchStart: ({ touches, target }: TouchEvent) => {
      // A second finger zooms.
      if (touches.length > 1) return stop();
      const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
      const part = partAt(target, x, y, REACH);
      finger.current = part && { x, y, part };
      if (part) touch(part);
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [from, to] = [finger.current, touches[0]];
      if (from && to && Math.hypot(to.clientX - from.x, to.clientY - from.y) > SLOP) stop();
    },
    onTouchEnd: (event: TouchEvent) => {
      if (!finger.current) return;
      const { part } = finger.current;
      stop();
      // The browser would follow up with a click.
      if (event.cancelable) event.preventDefault();
      press(part);
    },
    onTouchCancel: stop,
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const part = partAt(target, clientX, clientY);
      if (part) press(part);
    },
  };
}
