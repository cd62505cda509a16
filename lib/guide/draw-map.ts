import 'server-only';
import type { Guide } from '@/lib/content/guide';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import type { Coordinates } from '@/lib/content/schema/restaurant';
import { outlines } from '@/lib/content/server';
import { mapDrawing, mapPoint, plainOutlines } from './maps';
import { allRestaurants } from './restaurants';

/** A map with everything that is drawn on it, and where coordinates lie. */
export function drawMap(guide: Guide, map: GuideMap) {
  const named = map.outlines === undefined ? undefined : outlines[map.outlines];
  const places = allRestaurants(guide.id).flatMap(({ region, coordinates: at }) =>
    at ? [{ region, at }] : [],
  );
  const drawn = named ?? plainOutlines(map.regions, places);
  return {
    drawing: mapDrawing(map, guide.regions, drawn),
    pointOf: (at: Coordinates) => mapPoint(drawn, at),
    isDrawn: Object.keys(drawn.regions).length > 0,
  };
}
