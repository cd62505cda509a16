import { sample } from '@/lib/content/schema/sample';
import type { CaliforniaRegion, CaliforniaRegionId } from '@/lib/content/schema/travel/place';

/**
 * The Pacific on the map of California, in units of its view box: drawn under the regions, so that its eastern edge
 * need not follow the coast.
 */
export const pacific =
  'M0 0H44L50 20L52 50L44 68L46 82L54 95L60 110V128L62 142L74 158H100L128 164V194L106 196L116 230L120 246L130 260L142 276L152 292L158 306L166 312L196 320L228 342L258 364L270 380L272 388L264 400H0z';

/** The five regions of California; only one has a restaurant so far. */
export const californiaRegions: Record<CaliforniaRegionId, CaliforniaRegion> = {
  norcal: {
    name: 'Northern California',
    description:
      'Redwoods, rivers and a cold bay full of oysters. The farther north I drive, the shorter the menus get and the nearer the farms.',
    restaurants: [],
  },
  bayarea: {
    name: 'Bay Area',
    description:
      'Sourdough with a crust that fights back, crab in winter, and a burrito that counts as two meals. I walk between them, uphill.',
    restaurants: [],
  },
  centralcoast: {
    name: 'Central Coast',
    description:
      'Artichokes, strawberries and red-oak smoke between the highway and the sea. Weekend mornings smell of barbecue by ten.',
    restaurants: [],
  },
  socal: {
    name: 'Southern California',
    description:
      'Fish tacos by the border, Korean barbecue past midnight, and a sandwich counter older than the freeways.',
    restaurants: [
      {
        // On this corner since 1951, in business since 1908 (its own history page; the Los Angeles Times).
        name: 'Philippe The Original',
        cuisine: 'French dip sandwiches',
        rating: sample(4.5, 'your own stars, 0 to 5, one decimal'),
        address: '1001 North Alameda Street, Los Angeles',
        link: 'https://www.google.com/maps/search/?api=1&query=Philippe+The+Original%2C+1001+North+Alameda+Street%2C+Los+Angeles',
        favoriteOrder: 'Lamb French dip, double-dipped, with the hot mustard',
      },
    ],
  },
  desertregion: {
    name: 'Desert Region',
    description:
      'Date palms in straight rows and citrus behind the windbreaks. I come in winter, when the rest of the country is under snow.',
    restaurants: [],
  },
};
