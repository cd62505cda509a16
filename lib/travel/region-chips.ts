import { type GtaMapId, type GtaRegionId, MAP_REGIONS } from '@/data/schema/place';
import { gtaRegions } from '@/data/travel/regions';
import { allRestaurants } from './restaurants';

/** The regions of a map in order, each with its name, a sentence about it and the number of its restaurants. For the server. */
export function regionChips(map: GtaMapId): { id: GtaRegionId; name: string; text: string; count: number }[] {
  return MAP_REGIONS[map].map((id) => ({
    id,
    ...gtaRegions[id],
    count: allRestaurants().filter((restaurant) => restaurant.region === id).length,
  }));
}
