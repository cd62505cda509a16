'use client';

import type { ReactNode } from 'react';
import type { MapPoint } from '@/lib/content/schema/guide-map';
import { transformOf } from '@/lib/guide/map-view';
import type { MapShapes } from '@/lib/guide/maps';
import { zoomedTo } from '@/lib/guide/zoomed';
import { LETTERS, LINE, zoomedNames } from '@/lib/guide/zoomed-names';
import { MapNames } from './map-drawing';
import type { MapPlace } from './map-pin';

// A map enlarged to the selected region. Load it with the first selection.

export type MapZoomOptions = {
  map: MapShapes;
  region: MapShapes['regions'][number];
  places: readonly MapPlace[];
  /** Of the drawing, in px. */
  size: { width: number; height: number };
};

/** What changes in the drawing of a map. */
export type MapZoom = {
  scale: number;
  /** CSS transform of the shapes. */
  transform: string;
  /** Positions of pins in the view by the slugs of the places. */
  pins: ReadonlyMap<string, MapPoint>;
  /** Positions of the places themselves. */
  points: ReadonlyMap<string, MapPoint>;
  /** Names in place of those of the whole map. */
  names: ReactNode;
};

/** A map enlarged to a region. */
export function mapZoom({ map, region, places, size }: MapZoomOptions): MapZoom {
  const zoomed = zoomedTo(region, places, size);
  const { view, pins, points, unit } = zoomed;
  return {
    scale: view.scale,
    transform: transformOf(view),
    pins,
    points,
    names: (
      <g fontSize={LETTERS * unit}>
        <MapNames
          names={{ regions: zoomedNames(map.regions, zoomed) }}
          selected={region.id}
          line={LINE * unit}
        />
      </g>
    ),
  };
}
