import { gtaRegions } from '@/data/travel/regions';
import { GTA_REGIONS } from '@/lib/content/schema/travel/place';
import type { SearchEntry } from '@/lib/search/restaurants';
import { cityOf, placeAddress } from '@/lib/travel/place';

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** As many restaurants as are asked for, each with a name of its own, out of the words that `word` makes of a number. */
export function manyRestaurants(count: number, word: (n: number) => string): SearchEntry[] {
  return Array.from({ length: count }, (_, n): SearchEntry => {
    const region = pick(GTA_REGIONS, n);
    return {
      slug: `place-${n}`,
      name: `${word(n)} ${word(n * 7 + 3)} No. ${n}`,
      district: `${word(n * 3)} Village`,
      cuisine: pick(['Northern Thai', 'Korean', 'Sichuan', 'Italian', 'Hakka', 'Persian'], n),
      categories: [pick(['Lunch', 'Dinner', 'Brunch'], n), 'Savoury'],
      favoriteOrder: `${word(n * 11)} with ${word(n * 13)} and rice`,
      region,
      regionName: gtaRegions[region].name,
      city: cityOf(region, gtaRegions),
      path: placeAddress(region, `place-${n}`),
    };
  });
}
