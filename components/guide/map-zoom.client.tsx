'use client';

import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { DrawnStreets, StreetNames } from '@/components/streets/drawn-streets';
import type { MapPoint } from '@/lib/content/schema/guide-map';
import { inView, transformOf } from '@/lib/guide/map-view';
import type { MapShapes } from '@/lib/guide/maps';
import { pinLines } from '@/lib/guide/spread';
import { type Zoomed, zoomedTo } from '@/lib/guide/zoomed';
import { boxOf, LETTERS, LINE, obstaclesIn, zoomedNames } from '@/lib/guide/zoomed-names';
import { useStreetData } from '@/lib/streets/street-data';
import { streetNames } from '@/lib/streets/street-names';
import { useGuideStore } from './guide-store.client';
import { MapNames } from './map-drawing';
import type { MapPlace } from './map-pin';

// A map enlarged to the selected region, with its streets. Load it with the first selection.

export type MapZoomOptions = {
  map: MapShapes;
  region: MapShapes['regions'][number];
  places: readonly MapPlace[];
  /** Path of the file of drawn streets. */
  streets: string | undefined;
  /** Of the drawing, in px. */
  size: { width: number; height: number };
};

/** Scale, transform and pins of an enlarged map. */
export type MapZoom = {
  scale: number;
  /** CSS transform of the shapes. */
  transform: string;
  /** Positions of pins in the view by the slugs of the places. */
  pins: ReadonlyMap<string, MapPoint>;
  /** Lines from pins that were moved apart to their places: SVG path data. */
  lines: string;
  /** Between the shapes and the pins, and moved like the shapes. */
  streets: ReactNode;
  /** Names in place of those of the whole map. */
  names: ReactNode;
};

/** With streets a region fills the drawing. */
const WITH_STREETS = { share: 0.9, largest: 6 };

/** A map enlarged to a region. */
export function mapZoom({ map, region, places, streets, size }: MapZoomOptions): MapZoom {
  const zoomed = zoomedTo(region, places, size, streets === undefined ? undefined : WITH_STREETS);
  const { view, pins, points, unit } = zoomed;
  return {
    scale: view.scale,
    transform: transformOf(view),
    pins,
    lines: pinLines(
      places.flatMap(({ slug, region: id }) => {
        const [pin, point] = [pins.get(slug), points.get(slug)];
        return id === region.id && pin && point ? [{ pin, point }] : [];
      }),
    ),
    streets: <ZoomedStreets path={streets} unit={unit / view.scale} />,
    names: <ZoomedNames map={map} region={region} path={streets} zoomed={zoomed} />,
  };
}

type ZoomedStreetsProps = { path: string | undefined; unit: number };

function ZoomedStreets({ path, unit }: ZoomedStreetsProps) {
  const data = useStreetData(path);
  return data && <DrawnStreets streets={data.streets} unit={unit} />;
}

type ZoomedNamesProps = Pick<MapZoomOptions, 'map' | 'region'> & { path: string | undefined; zoomed: Zoomed };

/** Names of regions and streets, which cover neither each other nor pins. Escape shows the whole map again. */
function ZoomedNames({ map, region, path, zoomed }: ZoomedNamesProps) {
  const data = useStreetData(path);
  const { unit, view, frame } = zoomed;
  const regions = useMemo(
    // Streets need the room in the selected region, which is named over its list.
    () =>
      zoomedNames(path === undefined ? map.regions : map.regions.filter((each) => each !== region), zoomed),
    [map, region, path, zoomed],
  );
  const names = useMemo(
    () =>
      data &&
      streetNames(
        data.streets,
        { scale: view.scale, toDrawing: (point) => inView(view, point), frame: boxOf(frame), unit },
        [...obstaclesIn(zoomed), ...regions.flatMap(({ boxes }) => boxes)],
      ),
    [data, regions, zoomed, view, frame, unit],
  );
  useEscape(map.id);
  return (
    <>
      {names && <StreetNames names={names} unit={unit} />}
      <g fontSize={LETTERS * unit} strokeWidth={2.4 * unit}>
        <MapNames names={{ regions }} selected={region.id} line={LINE * unit} />
      </g>
    </>
  );
}

/** Shows all regions on Escape, unless it closes something else. */
function useEscape(map: string): void {
  const { dispatch } = useGuideStore();
  const onKey = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    const isElsewhere = target instanceof Element && target.closest('[role=dialog], input, select, textarea');
    if (key !== 'Escape' || defaultPrevented || isElsewhere || document.querySelector('[role=dialog]'))
      return;
    // The buttons of the region are removed.
    const head = document.getElementById(`places-${map}`);
    if (head?.parentElement?.contains(document.activeElement)) head.focus({ preventScroll: true });
    dispatch({ type: 'clear' });
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
