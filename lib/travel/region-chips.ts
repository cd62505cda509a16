import { gtaRegions } from '@/data/travel/regions';
import { type GtaMapId, type GtaRegionId, MAP_REGIONS } from '@/lib/content/schema/travel/place';
import { allRestaurants } from './restaurants';

/** A region with its name, a sentence about it, and the slugs of its restaurants. */
export type RegionWords = { id: GtaRegionId; name: string; text: string; slugs: string[] };

/** The regions of a map in order. For the server. */
export function regionChips(map: GtaMapId): RegionWords[] {
  return MAP_REGIONS[map].map((id) => ({
    id,
    ...gtaRegions[id],
    slugs: allRestaurants().flatMap(({ slug, region }) => (region === id ? [slug] : [])),
  }));
}
