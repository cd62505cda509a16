import type { CaliforniaRegion, CaliforniaRegionId } from '@/data/schema/place';

/** The five regions of California; only one has a restaurant so far. */
export const californiaRegions: Record<CaliforniaRegionId, CaliforniaRegion> = {
  norcal: { name: 'Northern California', description: 'Oysters from Humboldt Bay.', restaurants: [] },
  bayarea: { name: 'Bay Area', description: 'Sourdough and Dungeness crab.', restaurants: [] },
  centralcoast: { name: 'Central Coast', description: 'Santa Maria tri-tip.', restaurants: [] },
  socal: { name: 'Southern California', description: 'Fish tacos and Koreatown barbecue.', restaurants: [] },
  desertregion: { name: 'Desert Region', description: 'Dates from the Coachella Valley.', restaurants: [] },
};
