import 'server-only';
import type { Guide } from '@/lib/content/guide';
import type { GuideMap, MapPoint } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { outlines, site } from '@/lib/content/server';
import type { ByWidth } from './map-names';
import { mapDrawing, mapPoint, plainOutlines } from './maps';
import { allRestaurants } from './restaurants';
import { pinLines, spread } from './spread';

/** Units that a wide drawing leaves out above and below: of the aspect ratios in city-guide.module.css. */
const CROPPED = { none: 0, slight: 25, strong: 42 };

/** Distance between the middles of pins: targets of 24 px in a drawing of 320 px, and of 600 px. */
const APART: ByWidth<number> = { narrow: 30, wide: 16 };

/** Right and bottom edge of the button for the street map and its note, with the room for half a pin. */
const NOTE: ByWidth<MapPoint> = { narrow: [255, 113], wide: [165, 72] };

/** Distance of the outermost pins from the edge. */
const EDGE = 14;

const rounded = ([x, y]: MapPoint): MapPoint => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** A map with everything that is drawn on it, where coordinates lie, and where the pins of its restaurants are. */
export function drawMap(guide: Guide, map: GuideMap) {
  const named = map.outlines === undefined ? undefined : outlines[map.outlines];
  const restaurants = allRestaurants(guide.id);
  const places = restaurants.flatMap(({ region, coordinates: at }) => (at ? [{ region, at }] : []));
  const drawn = named ?? plainOutlines(map.regions, places);
  const pointOf = (at: Coordinates) => mapPoint(drawn, at);
  const located = restaurants.flatMap(({ slug, region, coordinates }) => {
    const point = coordinates && map.regions.includes(region) ? pointOf(coordinates) : null;
    return point ? [{ slug, region, point }] : [];
  });
  const cropped = CROPPED[map.crop ?? 'none'];
  const hasNote =
    site.streets !== undefined && guide.layout === 'city' && map !== guide.around?.map && located.length > 0;
  const spreadFor = (width: keyof ByWidth<unknown>) => {
    const edge = EDGE + (width === 'wide' ? cropped : 0);
    const points = located.map(({ point }) => point);
    const [right, bottom] = NOTE[width];
    const note: MapPoint = [right, bottom + (width === 'wide' ? cropped : 0)];
    const frame = [EDGE, edge, 400 - EDGE, 400 - edge] as const;
    return spread(points, APART[width], frame, hasNote ? note : undefined).map(rounded);
  };
  const apart = { narrow: spreadFor('narrow'), wide: spreadFor('wide') };
  const pins = new Map(
    located.map(({ slug, point }, index): [string, ByWidth<MapPoint>] => [
      slug,
      { narrow: apart.narrow[index] ?? point, wide: apart.wide[index] ?? point },
    ]),
  );
  const linesFor = (width: keyof ByWidth<unknown>) =>
    pinLines(
      // Those of the numbered pins; others are dots.
      located.flatMap(({ region, point }, index) =>
        region === (guide.opensWith ?? region) ? [{ pin: apart[width][index] ?? point, point }] : [],
      ),
    );
  const shapes = mapDrawing(map, guide.regions, drawn, { pins: apart, hasNote, cropped });
  return {
    drawing:
      located.length > 0
        ? { ...shapes, lines: { narrow: linesFor('narrow'), wide: linesFor('wide') } }
        : shapes,
    pointOf,
    /** Positions of pins by the slugs of their restaurants, apart from each other. */
    pins,
    isDrawn: Object.keys(drawn.regions).length > 0,
  };
}
