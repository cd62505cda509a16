'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/regionMap';
import { useFilters } from '@/components/guide/filters/filter-context.client';
import { useWalk } from '@/components/walk/walk-context.client';
import type { MapPoint, MapShapes } from '@/lib/guide/maps';
import { useMapPress } from '@/lib/guide/use-map-press';
import { MapNames } from './map-drawing';
import { useRegions } from './region-context.client';
import styles from './regions.module.css';

/** A place of a map: with a pin where its coordinates are known; without one its region stands for it. */
export type MapPlace = { slug: string; name: string; region: string; point: MapPoint | null };

export type RegionMapProps = {
  map: MapShapes;
  places?: readonly MapPlace[];
  /** Width in units of an invisible stroke that widens what can be hit; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
  /** Classes of its frame, which is square unless they say otherwise: the map fills it and loses what lies beyond. */
  className?: string;
  /** What lies around the regions: a `MapGround`, which the server has drawn. */
  children?: ReactNode;
};

/** View-box units between the lines of a name. */
const LINE = 12;

/**
 * Draws any map, with the regions and places that the visitor hovers and selects. A picture for assistive technology:
 * it mirrors the list of regions beside it, which is the way in for a keyboard.
 */
export function RegionMap({ map, places = [], reach, className = '', children }: RegionMapProps) {
  const {
    hovered,
    focused,
    selected,
    chosen: own,
    hoveredPlace,
    hover,
    hoverPlace,
    press,
    showPlace,
  } = useRegions();
  const { shows } = useFilters();
  const stops = useWalk()?.stops ?? [];
  const presses = useMapPress({
    touch: ({ region, pin }) => {
      hover(region);
      if (pin) hoverPlace(pin);
    },
    release: ({ pin }) => {
      hover(null);
      if (pin) hoverPlace(null);
    },
    press: ({ region, pin }) => (pin ? showPlace(pin, region, map.id) : press(region, map.id)),
  });
  const marked = places.find(({ slug }) => slug === hoveredPlace)?.region ?? focused ?? hovered;
  const chosen = map.regions.find((region) => region.id === selected);
  const drawn = map.regions.filter(({ path }) => path !== '');
  // The lifted region casts its shadow on the others, so it is drawn after them.
  const inOrder = chosen?.path ? [...drawn.filter((region) => region !== chosen), chosen] : drawn;
  const pins = places.flatMap(({ point, ...place }) =>
    point && shows(place.slug) ? [{ ...place, point, stop: stops.indexOf(place.slug) + 1 }] : [],
  );
  const hoveredPin = pins.find(({ slug }) => slug === hoveredPlace);
  return (
    <div className={`@container ${className}`}>
      <svg
        className={`${styles.map} size-full overflow-hidden select-none`}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={
          chosen
            ? messages.mapChosen({ name: map.name, region: chosen.name })
            : messages.map({ name: map.name })
        }
        {...presses}
      >
        <g id={`shapes-${map.id}`} fillRule="evenodd" strokeWidth="1.4" strokeLinejoin="round">
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
                  data-selected={id === selected || undefined}
                  data-default={(own === null && id === selected) || undefined}
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
        {pins.length > 0 && (
          <g
            className={`${styles.pins} fill-ink stroke-paper`}
            cursor="pointer"
            fontSize="8"
            textAnchor="middle"
          >
            {pins.map(({ slug, region, point: [cx, cy], stop }) => (
              <g
                key={slug}
                data-pin={slug}
                data-region-of={region}
                data-hovered={slug === hoveredPlace || undefined}
              >
                {/* A finger means the nearest pin within its reach, which the map works out. */}
                <circle className="pointer-coarse:hidden" cx={cx} cy={cy} r="8" opacity="0" />
                <circle cx={cx} cy={cy} r="6.5" />
                {stop > 0 && (
                  <text className="fill-paper stroke-0" x={cx} y={cy} dominantBaseline="central">
                    {stop}
                  </text>
                )}
              </g>
            ))}
          </g>
        )}
        {hoveredPin && <NamedPin name={hoveredPin.name} point={hoveredPin.point} />}
        {/* The name of a hovered pin stands over those of the regions. */}
        <g
          className={`${styles.names} fill-ink dark:stroke-paper`}
          opacity={hoveredPin && 0.25}
          paintOrder="stroke"
          pointerEvents="none"
          strokeWidth="2.4"
          textAnchor="middle"
        >
          <MapNames map={map} selected={selected} line={LINE} />
        </g>
      </svg>
    </div>
  );
}

/** View-box units from the side of the map within which a name would be cut if it stood in the middle. */
const SIDE = 80;

/** The hovered pin: larger, over the others and with its name. */
function NamedPin({ name, point: [x, y] }: { name: string; point: MapPoint }) {
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g className="fill-ink" pointerEvents="none">
      <circle className="fill-gochu stroke-paper" strokeWidth="1.6" cx={x} cy={y} r="5" />
      <text
        className="stroke-paper"
        strokeWidth="3.5"
        paintOrder="stroke"
        x={x}
        y={y - 10}
        textAnchor={anchor}
      >
        {name}
      </text>
    </g>
  );
}
