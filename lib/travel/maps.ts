import { californiaRegions } from '@/data/travel/california-regions';
import { japanRegions } from '@/data/travel/japan-regions';
import { maps } from '@/data/travel/maps';
import california from '@/data/travel/outlines/california.json' with { type: 'json' };
import eastern from '@/data/travel/outlines/eastern.json' with { type: 'json' };
import japan from '@/data/travel/outlines/japan.json' with { type: 'json' };
import mississauga from '@/data/travel/outlines/mississauga.json' with { type: 'json' };
import northern from '@/data/travel/outlines/northern.json' with { type: 'json' };
import toronto from '@/data/travel/outlines/toronto.json' with { type: 'json' };
import { gtaRegions } from '@/data/travel/regions';
import {
  type Coordinates,
  MAP_REGIONS,
  type MapId,
  type MapOutlines,
} from '@/lib/content/schema/travel/place';

/** A point in the view box of a map, 0 to 400 both ways. */
export type MapPoint = readonly [x: number, y: number];

/** One region as a map draws it. */
export type MapRegion = {
  id: string;
  name: string;
  /** The name as it stands on the map, where that is more than one line. */
  lines?: readonly string[];
  /** SVG path data. */
  path: string;
  /** Where its name stands. */
  label: MapPoint;
};

/** Everything `<RegionMap>` draws, plain enough to hand to the browser. View box 0 0 400 400. */
export type MapDrawing = {
  id: MapId;
  /** Completes "Map of …". */
  name: string;
  regions: readonly MapRegion[];
  lake?: string;
  lakeLabel?: MapPoint;
  context?: string;
  inset?: string;
  credit?: string;
};

const outlines: Record<MapId, MapOutlines> = { toronto, northern, mississauga, eastern, japan, california };

const names: Readonly<Record<string, { name: string }>> = {
  ...gtaRegions,
  ...japanRegions,
  ...californiaRegions,
};

/** A map with the names of its regions. For the server: the browser is handed the result. */
export function mapDrawing(id: MapId): MapDrawing {
  const { regions: paths, labels, lake, context, inset } = outlines[id];
  const words = maps[id];
  const regions = MAP_REGIONS[id].map((region): MapRegion => {
    const [x = 200, y = 200] = words.labels?.[region] ?? labels[region] ?? [];
    const path = paths[region];
    const name = names[region]?.name;
    if (path === undefined || name === undefined) throw new Error(`Map ${id} has no region ${region}.`);
    const lines = words.lines?.[region];
    return { id: region, name, ...(lines ? { lines } : {}), path, label: [x, y] };
  });
  return {
    id,
    name: words.name,
    regions,
    ...(lake === undefined ? {} : { lake }),
    ...(words.lake === undefined ? {} : { lakeLabel: words.lake }),
    ...(context === undefined ? {} : { context }),
    ...(inset === undefined ? {} : { inset }),
    ...(words.credit === undefined ? {} : { credit: words.credit }),
  };
}

/** Where coordinates lie on a map, to a tenth of a unit; null off the map or on one without a projection. */
export function mapPoint(id: MapId, [latitude, longitude]: Coordinates): MapPoint | null {
  const { projection } = outlines[id];
  if (!projection) return null;
  const x = projection.scale * ((longitude * Math.PI) / 180) + projection.x;
  const y = projection.y - projection.scale * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  if (x < 0 || x > 400 || y < 0 || y > 400) return null;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}
