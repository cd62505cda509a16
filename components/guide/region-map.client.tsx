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
import type { MapShapes } from '@/lib/guide/maps';
import { listNumbers } from '@/lib/guide/numbers';
import { useLazy } from '@/lib/ui/use-lazy';
import { useDeferredGuideState, useGuideState } from './guide-store.client';
import { MapNames } from './map-drawing';
import { MapPin, type MapPlace, moveTo, NamedPin, type Pin } from './map-pin';
import type { MapZoomOptions } from './map-zoom.client';
import styles from './regions.module.css';
import { useMapEvents } from './use-map-events';

export type RegionMapProps = {
  map: MapShapes;
  places?: readonly MapPlace[];
  /** Width in units of an invisible stroke that widens the target; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
  /** Path of the file of its drawn streets. */
  streets?: string | undefined;
  /** Classes of its frame, which is square by default: the map covers it and is cropped at its edges. */
  className?: string;
  /** Land and water around the regions: a `MapGround`, rendered on the server. */
  children?: ReactNode;
};

/** Layouts of names and pins, with the view-box units between the lines of a name. A container query shows one. */
const LAYOUTS = [
  ['narrow', 15],
  ['wide', 10],
] as const;

/** Width of a drawing in px from which it has the wide layout, as in regions.module.css. */
const WIDE = 600;

/** Half of the side of the target of a pin, in px. */
const TARGET = 12;

const importZoom = () => import('./map-zoom.client').then((module) => module.mapZoom);

/**
 * Draws any map, with the regions and places that the visitor hovers and selects. A picture for assistive technology:
 * it mirrors the list of regions beside it, which is the way in for a keyboard.
 */
export function RegionMap({ map, places = [], reach, streets, className = '', children }: RegionMapProps) {
  const current = useGuideState(currentRegion);
  const isDefault = useGuideState((state) => selectedRegion(state) === null);
  const hovered = useGuideState(hoveredRegion);
  const hoveredPlace = useGuideState((state) => state.hoveredPlace);
  const filters = useGuideState((state) => state.filters);
  // Pins are numbered as in the list beside the map, and follow a press together with it and with the enlarged map.
  const shown = useDeferredGuideState(shownRegion);
  const svg = useRef<SVGSVGElement>(null);
  const size = useSize(svg);
  const layout = size && size.width >= WIDE ? 'wide' : 'narrow';
  const zoom = useZoom({ map, places, streets }, size);
  const stops = useWalkStops();
  const pins = useMemo(() => {
    const numbers = listNumbers(places, shown, filters);
    return places.flatMap((place): Pin[] =>
      place.point && (filters?.shows(place.slug) ?? true)
        ? [
            {
              ...place,
              point: zoom?.pins.get(place.slug) ?? place.pin?.[layout] ?? place.point,
              number: numbers.get(place.slug) ?? 0,
              stop: stops.indexOf(place.slug) + 1,
            },
          ]
        : [],
    );
  }, [places, shown, filters, zoom, layout, stops]);
  const way = stops.flatMap((slug) => places.find((place) => place.slug === slug)?.point ?? []);
  const events = useMapEvents(map.id, pins);
  const marked = places.find(({ slug }) => slug === hoveredPlace)?.region ?? hovered;
  const raised = map.regions.find((region) => region.id === current);
  const drawn = map.regions.filter(({ path }) => path !== '');
  // The raised region casts its shadow on the others, so it is drawn after them.
  const inOrder = raised?.path ? [...drawn.filter((region) => region !== raised), raised] : drawn;
  const hoveredPin = pins.find(({ slug }) => slug === hoveredPlace);
  const scale = zoom?.scale ?? 1;
  const target = size ? (TARGET * 400) / Math.max(size.width, size.height, TARGET) : TARGET;
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
        data-zoomed={zoom ? '' : undefined}
        {...events}
      >
        {/* The small picture of a map repeats the shapes without their enlargement. */}
        <g className={styles.moving} style={zoom && { transform: zoom.transform }}>
          <g id={`shapes-${map.id}`} fillRule="evenodd" strokeWidth={1.4 / scale} strokeLinejoin="round">
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
          {zoom?.streets}
          {way.length > 1 && (
            <polyline
              className="pointer-events-none fill-none stroke-ink"
              points={way.join(' ')}
              strokeWidth={2 / scale}
              strokeDasharray={`0 ${4 / scale}`}
              strokeLinecap="round"
            />
          )}
        </g>
        {pins.length > 0 &&
          LAYOUTS.map(([name]) => (
            <g
              key={name}
              className={`${styles[name]} ${styles.pins} fill-ink stroke-paper`}
              cursor="pointer"
              fontSize="8"
              textAnchor="middle"
            >
              {!filters?.any && (
                <path
                  className="pointer-events-none stroke-ink"
                  strokeWidth="0.8"
                  d={zoom?.lines ?? map.lines?.[name]}
                />
              )}
              {pins.map(({ slug, point, pin, number, stop }) => (
                <MapPin
                  key={slug}
                  slug={name === layout ? slug : undefined}
                  transform={moveTo((!zoom && pin?.[name]) || point)}
                  target={target}
                  number={number}
                  stop={stop}
                  isHovered={slug === hoveredPlace}
                />
              ))}
            </g>
          ))}
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
          {zoom?.names ??
            LAYOUTS.map(([name, line]) => (
              <g key={name} className={styles[name]}>
                <MapNames names={map.names[name]} selected={current} line={line} />
              </g>
            ))}
        </g>
      </svg>
    </div>
  );
}

type Size = { width: number; height: number };

/** Size of a drawing in px; null before it is known, and where there is no layout. */
function useSize(svg: RefObject<SVGSVGElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current } = svg;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [svg]);
  // The first view is shown at once; later ones move.
  useEffect(() => {
    const frame = requestAnimationFrame(() => svg.current?.setAttribute('data-moves', ''));
    return () => cancelAnimationFrame(frame);
  }, [svg]);
  return size;
}

/** The map enlarged to the region that the visitor selected, once its script is loaded; null for the whole map. */
function useZoom({ map, places, streets }: Omit<MapZoomOptions, 'region' | 'size'>, size: Size | null) {
  const selected = useDeferredGuideState((state) =>
    explorerOf(state).hasList ? selectedRegion(state) : null,
  );
  const region = map.regions.find(({ id, path }) => id === selected && path !== '');
  const [mapZoom, , preload] = useLazy(importZoom);
  useEffect(() => {
    if (region && size) void preload();
  }, [region, size, preload]);
  return useMemo(
    () => (mapZoom && region && size ? mapZoom({ map, region, places, streets, size }) : undefined),
    [mapZoom, map, region, places, streets, size],
  );
}
