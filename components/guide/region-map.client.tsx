'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as messages from '@/.content/messages/regionMap';
import { useWalkStops } from '@/components/walk/walk-context.client';
import {
  currentRegion,
  explorerOf,
  hoveredRegion,
  selectedRegion,
  shownRegion,
} from '@/lib/guide/guide-state';
import { inView, transformOf, viewOf, WHOLE_MAP } from '@/lib/guide/map-view';
import type { MapShapes } from '@/lib/guide/maps';
import { listNumbers } from '@/lib/guide/numbers';
import { spread } from '@/lib/guide/spread';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { useGuideState } from './guide-store.client';
import { MapNames } from './map-drawing';
import { type MapPlace, moveTo, NamedPin, type Pin, PinMark } from './map-pin';
import styles from './regions.module.css';
import { useMapEvents } from './use-map-events';

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

/** Distance between the middles of numbered pins: px on screen, and view-box units before the width is known. */
const APART_PX = 18.5;
const APART = 11;

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
  const stops = useWalkStops();
  const pins = useMemo(() => {
    const numbers = listNumbers(places, shown, filters);
    const found = places.flatMap(({ point, ...place }): Pin[] =>
      point && (filters?.shows(place.slug) ?? true)
        ? [
            {
              ...place,
              point: inView(view, point),
              number: numbers.get(place.slug) ?? 0,
              stop: stops.indexOf(place.slug) + 1,
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
  }, [places, shown, filters, view, apart, stops]);
  const way = stops.flatMap((slug) => places.find((place) => place.slug === slug)?.point ?? []);
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
        <g
          className={styles.moving}
          style={view === WHOLE_MAP ? undefined : { transform: transformOf(view) }}
        >
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

/** The view of a map: of the region that the visitor selected, or the whole map; and the distance between its pins. */
function useView(svg: RefObject<SVGSVGElement | null>, { regions }: MapShapes) {
  const selected = useGuideState((state) => (explorerOf(state).hasList ? selectedRegion(state) : null));
  const [shown, setShown] = useState({ view: WHOLE_MAP, apart: APART });
  const region = regions.find(({ id, path }) => id === selected && path !== '')?.id;
  useLayoutEffect(() => {
    const shape = svg.current?.querySelector<SVGGraphicsElement>(`[data-region="${region}"] path`);
    // Test environments have no layout.
    const box = shape?.getBBox?.();
    const width = svg.current?.clientWidth;
    setShown({ view: box ? viewOf(box) : WHOLE_MAP, apart: width ? (400 * APART_PX) / width : APART });
  }, [svg, region]);
  // The first view is shown at once; later ones move.
  useEffect(() => {
    const frame = requestAnimationFrame(() => svg.current?.setAttribute('data-moves', ''));
    return () => cancelAnimationFrame(frame);
  }, [svg]);
  return shown;
}
