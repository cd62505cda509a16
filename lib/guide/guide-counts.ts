import 'server-only';
import { type Guide, mapsOf } from '@/lib/content/guide';
import { drawMap } from './draw-map';
import { allPlaces } from './restaurants';

/** Region of every place of a guide: its restaurants, markets and favourites. */
export const guidePlaces = ({ id, regions }: Guide): string[] => [
  ...allPlaces(id).map(({ region }) => region),
  ...Object.entries(regions).flatMap(([region, { favourites }]) => favourites.map(() => region)),
];

/** Number of places of a guide, and of the regions they are in. */
export function guideCounts(guide: Guide): { places: number; regions: number } {
  const places = guidePlaces(guide);
  return { places: places.length, regions: new Set(places).size };
}

/** True for a guide with a map to draw. */
export function hasMap(guide: Guide): boolean {
  const [map] = mapsOf(guide);
  return map !== undefined && drawMap(guide, map).isDrawn;
}
