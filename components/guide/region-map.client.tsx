'use client';

import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import * as messages from '@/.content/messages/regionMap';
import { useWalk } from '@/components/walk/walk-context.client';
import type { MapPoint } from '@/lib/content/schema/guide-map';
import {
  currentRegion,
  explorerOf,
  hoveredRegion,
  selectedRegion,
  shownRegion,
} from '@/lib/guide/guide-state';
import { inView, transformOf, viewOf, WHOLE } from '@/lib/guide/map-view';
import type { MapShapes } from '@/lib/guide/maps';
import { listNumbers } from '@/lib/guide/numbers';
import { markTarget } from '@/lib/guide/pointer';
import { spread } from '@/lib/guide/spread';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useGuideState, useGuideStore } from './guide-store.client';
import { MapNames } from './map-drawing';
import styles from './regions.module.css';

/** A place of a map: with a pin where its coordinates are known; without one only its region is on the map. */
export type MapPlace = { slug: string; name: string; region: string; point: MapPoint | null };

export type RegionMapProps = {
  map: MapShapes;
  places?: readonly MapPlace[];
  /** Width in units of an invisible stroke that widens the target; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
  /** Classes of its frame, which is square by default: the map covers it and is cropped at its edges. */
  className?: string;
  /** Land and water around the regions: a `MapGround`, rendered on the server. */
  children?: ReactNode;
};

/** View-box units between the lines of a name. */
const LINE = 12;

/** A pin where it is shown, with its number in the list and on the walk; 0 if it has none. */
type Pin = MapPlace & { point: MapPoint; number: number; stop: number };

/** Distance between the middles of numbered pins: px on screen, and view-box units before the width is known. */
const APART_PX = 18.5;
const APART = 11;

/** A shift in the exported page, whose content policy allows no style attribute, and its style afterwards. */
const moveTo = ([x, y]: MapPoint, isHydrated: boolean) =>
  isHydrated ? { style: { transform: `translate(${x}px, ${y}px)` } } : { transform: `translate(${x} ${y})` };

/**
 * Draws any map, with the regions and places that the visitor hovers and selects. A picture for assistive technology:
 * it mirrors the list of regions beside it, which is the way in for a keyboard.
 */
export function RegionMap({ map, places = [], reach, className = '', children }: RegionMapProps) {
  const current = useGuideState(currentRegion);
  const isDefault = useGuideState((state) => selectedRegion(state) === null);
  const hovered = useGuideState(hoveredRegion);
  const hoveredPlace = useGuideState((state) => state.hoveredPlace);
  const filters = useGuideState((state) => state.filters);
  const shown = useGuideState(shownRegion);
  const svg = useRef<SVGSVGElement>(null);
  const isHydrated = useHydrated();
  const { view, apart } = useView(svg, map);
  const walk = useWalk();
  const pins = useMemo(() => {
    const numbers = listNumbers(places, shown, filters);
    const found = places.flatMap(({ point, ...place }): Pin[] =>
      point && (filters?.shows(place.slug) ?? true)
        ? [
            {
              ...place,
              point: inView(view, point),
              number: numbers.get(place.slug) ?? 0,
              stop: (walk?.stops.indexOf(place.slug) ?? -1) + 1,
            },
          ]
        : [],
    );
    const numbered = found.filter(({ number }) => number > 0);
    const points = spread(
      numbered.map(({ point }) => point),
      apart,
    );
    return [
      ...found.filter(({ number }) => number === 0),
      ...numbered.map((pin, index) => ({ ...pin, point: points[index] ?? pin.point })),
    ];
  }, [places, shown, filters, view, apart, walk]);
  const way = walk?.stops.flatMap((slug) => places.find((place) => place.slug === slug)?.point ?? []) ?? [];
  const events = useMapEvents(map.id, pins);
  const marked = places.find(({ slug }) => slug === hoveredPlace)?.region ?? hovered;
  const raised = map.regions.find((region) => region.id === current);
  const drawn = map.regions.filter(({ path }) => path !== '');
  // The raised region casts its shadow on the others, so it is drawn after them.
  const inOrder = raised?.path ? [...drawn.filter((region) => region !== raised), raised] : drawn;
  const hoveredPin = pins.find(({ slug }) => slug === hoveredPlace);
  return (
    <div className={`@container ${className}`}>
      <svg
        className={`${styles.map} size-full overflow-hidden select-none`}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMid slice"
        ref={svg}
        role="img"
        aria-label={
          raised
            ? messages.mapChosen({ name: map.name, region: raised.name })
            : messages.map({ name: map.name })
        }
        {...events}
      >
        {/* The small picture of a map repeats the shapes without their enlargement. */}
        <g className={styles.moving} style={view === WHOLE ? undefined : { transform: transformOf(view) }}>
          <g id={`shapes-${map.id}`} fillRule="evenodd" strokeWidth={1.4 / view.scale} strokeLinejoin="round">
            {children}
            <g className="fill-map-idle stroke-map-border" cursor="pointer">
              {inOrder.map(({ id, path: d }) => {
                const path = `m-${map.id}-${id}`;
                const wide = typeof reach === 'number' ? reach : reach?.[id];
                return (
                  <g
                    key={id}
                    className={styles.region}
                    data-region={id}
                    data-hovered={id === marked || undefined}
                    data-selected={id === current || undefined}
                    data-default={(isDefault && id === current) || undefined}
                  >
                    <path id={path} d={d} />
                    {wide && (
                      <use
                        href={`#${path}`}
                        fill="none"
                        stroke="transparent"
                        strokeWidth={wide}
                        pointerEvents="stroke"
                      />
                    )}
                  </g>
                );
              })}
            </g>
          </g>
          {way.length > 1 && (
            <polyline
              className="pointer-events-none fill-none stroke-ink"
              points={way.join(' ')}
              strokeWidth={2 / view.scale}
              strokeDasharray={`0 ${4 / view.scale}`}
              strokeLinecap="round"
            />
          )}
        </g>
        {pins.length > 0 && (
          <g
            className={`${styles.pins} fill-ink stroke-paper`}
            cursor="pointer"
            fontSize="8"
            textAnchor="middle"
          >
            {pins.map((pin) => (
              <g
                key={pin.slug}
                className={styles.moving}
                {...moveTo(pin.point, isHydrated)}
                data-pin={pin.slug}
                data-hovered={pin.slug === hoveredPlace || undefined}
              >
                {/* A finger hits the nearest pin within its reach, which the map works out. */}
                <rect
                  className="pointer-coarse:hidden"
                  x="-8"
                  y="-8"
                  width="16"
                  height="16"
                  rx="8"
                  opacity="0"
                />
                <PinMark number={pin.number} stop={pin.stop} />
              </g>
            ))}
          </g>
        )}
        {hoveredPin && <NamedPin {...hoveredPin} />}
        {/* The name of a hovered pin is drawn over those of the regions. */}
        <g
          className={`${styles.names} fill-ink dark:stroke-paper`}
          opacity={hoveredPin && 0.25}
          paintOrder="stroke"
          pointerEvents="none"
          strokeWidth="2.4"
          textAnchor="middle"
        >
          <MapNames map={map} selected={current} line={LINE} view={view} />
        </g>
      </svg>
    </div>
  );
}

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
function useMapEvents(map: string, pins: readonly Pin[]) {
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

/** View-box units from the side of the map within which a centred name would be cut. */
const SIDE = 80;

/** The hovered pin: over the others, in another colour and with its name. */
function NamedPin({ name, point, number, stop }: Pin) {
  const [x] = point;
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g
      className={`${styles.pins} ${styles.moving} fill-ink`}
      {...moveTo(point, true)}
      data-named
      pointerEvents="none"
      textAnchor="middle"
    >
      <PinMark number={number} stop={stop} />
      <text
        className="stroke-paper"
        strokeWidth="3.5"
        paintOrder="stroke"
        y={number > 0 ? -11 : -9}
        textAnchor={anchor}
      >
        {name}
      </text>
    </g>
  );
}

type PinMarkProps = Pick<Pin, 'number' | 'stop'>;

/** A circle with the number of a card, or a dot; and a square with the number of a stop of the walk. */
function PinMark({ number, stop }: PinMarkProps) {
  return (
    <>
      <circle data-dot={number === 0 || undefined} />
      {number > 0 && (
        <text data-number dy="0.35em">
          {number}
        </text>
      )}
      {stop > 0 && (
        <g className={number > 0 ? styles.beside : undefined} data-stop>
          <rect x="-4.4" y="-4.4" width="8.8" height="8.8" rx="1.6" />
          <text data-number dy="0.35em">
            {stop}
          </text>
        </g>
      )}
    </>
  );
}

/** The view of a map: of the region that the visitor selected, or the whole map; and the distance between its pins. */
function useView(svg: RefObject<SVGSVGElement | null>, { regions }: MapShapes) {
  const selected = useGuideState((state) => (explorerOf(state).hasList ? selectedRegion(state) : null));
  const [shown, setShown] = useState({ view: WHOLE, apart: APART });
  const region = regions.find(({ id, path }) => id === selected && path !== '')?.id;
  useLayoutEffect(() => {
    const shape = svg.current?.querySelector<SVGGraphicsElement>(`[data-region="${region}"] path`);
    // Test environments have no layout.
    const box = shape?.getBBox?.();
    const width = svg.current?.clientWidth;
    setShown({ view: box ? viewOf(box) : WHOLE, apart: width ? (400 * APART_PX) / width : APART });
  }, [svg, region]);
  // The first view is shown at once; later ones move.
  useEffect(() => {
    const frame = requestAnimationFrame(() => svg.current?.setAttribute('data-moves', ''));
    return () => cancelAnimationFrame(frame);
  }, [svg]);
  return shown;
}
