import { type MouseEvent, type PointerEvent, type TouchEvent, useRef } from 'react';
import { markTarget } from '@/lib/guide/pointer';
import { useGuideStore } from './guide-store.client';
import type { Pin } from './map-pin';

/** Distance in px after which a touch is a scroll and no press. */
const SLOP = 10;

/** Distance in px up to which a finger hits a pin: half of a target of 44 px. */
const REACH = 22;

/** A part of a map: a region by its id, or the pin of a place in it by the slug of the place. */
type MapPart = { region: string; pin?: string };

type Spot = { target: EventTarget; clientX: number; clientY: number };

/** The nearest pin within a distance in px of a point of the window; null for none. */
function pinNear(
  svg: SVGSVGElement,
  { clientX, clientY }: Spot,
  pins: readonly Pin[],
  reach: number,
): Pin | null {
  // The one place that maps units of the view box to the window; null in a map that is not rendered.
  const matrix = svg.getScreenCTM?.();
  if (!matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  let nearest: Pin | null = null;
  let least = reach;
  for (const pin of pins) {
    const [x, y] = pin.point;
    const distance = Math.hypot(clientX - (a * x + c * y + e), clientY - (b * x + d * y + f));
    if (distance > least) continue;
    nearest = pin;
    least = distance;
  }
  return nearest;
}

/**
 * Event props of a map. They are on the `svg`, since a finger may hit a pin from beside it: `data-region` on a shape
 * and `data-pin` on a pin name the parts, and are read here only. Touches are followed as such, so that a scroll that
 * begins on the map selects nothing.
 */
export function useMapEvents(map: string, pins: readonly Pin[]) {
  const { dispatch, press } = useGuideStore();
  const finger = useRef<{ x: number; y: number; part: MapPart } | null>(null);
  /** The part at a point. Of pins close to each other the nearest one; `reach` is the tolerance around a pin in px. */
  const partAt = (svg: SVGSVGElement, spot: Spot, reach = 0): MapPart | null => {
    const part = (spot.target as Element).closest<SVGElement>('[data-pin], [data-region]')?.dataset;
    const hit = pins.find(({ slug }) => slug === part?.pin);
    const pin =
      hit || reach > 0 ? (pinNear(svg, spot, pins, hit ? Number.POSITIVE_INFINITY : reach) ?? hit) : null;
    if (pin) return { region: pin.region, pin: pin.slug };
    return part?.region === undefined ? null : { region: part.region };
  };
  const hover = (part: MapPart | null) => {
    dispatch({ type: 'hover', region: part?.region ?? null });
  };
  const stop = () => {
    if (!finger.current) return;
    const { pin } = finger.current.part;
    finger.current = null;
    hover(null);
    if (pin) dispatch({ type: 'hoverPlace', slug: null });
  };
  const pressPart = ({ region, pin }: MapPart) => {
    if (pin) dispatch({ type: 'showPlace', slug: pin, region, map });
    else press(region, map);
  };
  const mark = (event: PointerEvent<SVGSVGElement>) => {
    const part = partAt(event.currentTarget, event);
    if (part) markTarget(event, { ...part, keepsRegion: true });
  };
  return {
    onPointerMove: mark,
    onPointerDown: mark,
    onPointerCancel: stop,
    onTouchStart: ({ touches, target, currentTarget }: TouchEvent<SVGSVGElement>) => {
      // A second finger zooms.
      if (touches.length > 1) return stop();
      const { clientX = 0, clientY = 0 } = touches[0] ?? {};
      const part = partAt(currentTarget, { target, clientX, clientY }, REACH);
      finger.current = part && { x: clientX, y: clientY, part };
      if (!part) return;
      hover(part);
      if (part.pin) dispatch({ type: 'hoverPlace', slug: part.pin });
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [from, to] = [finger.current, touches[0]];
      if (from && to && Math.hypot(to.clientX - from.x, to.clientY - from.y) > SLOP) stop();
    },
    onTouchEnd: (event: TouchEvent) => {
      if (!finger.current) return;
      const { part } = finger.current;
      stop();
      // Suppresses the click after a touch.
      if (event.cancelable) event.preventDefault();
      pressPart(part);
    },
    onTouchCancel: stop,
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      const part = partAt(event.currentTarget, event);
      if (part) pressPart(part);
    },
  };
}
