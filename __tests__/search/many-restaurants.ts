import type { SearchEntry } from '@/lib/search/restaurants';
import { guideOf } from '@/lib/travel/guides/all';
import { cityOf, placeAddress } from '@/lib/travel/place';

const guide = guideOf('port-alder');
const regions = Object.entries(guide.regions);

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

// More of them than the guide has regions, and no multiple, so that every cuisine is found in every region.
const CUISINES = [
  ...['Northern noodles', 'Korean', 'Seafood', 'Persian', 'Bakery', 'Porridge'],
  ...['Oysters', 'Cider and pies', 'Coffee', 'Harbour cooking', 'Sichuan'],
];

/** As many restaurants as are asked for, each with a name of its own, out of the words that `word` makes of a number. */
export function manyRestaurants(count: number, word: (n: number) => string): SearchEntry[] {
  return Array.from({ length: count }, (_, n): SearchEntry => {
    const [region, { name: regionName }] = pick(regions, n);
    const slug = `place-${n}`;
    return {
      slug,
      name: `${word(n)} ${word(n * 7 + 3)} No. ${n}`,
      district: `${word(n * 3)} Village`,
      cuisine: pick(CUISINES, n),
      categories: [pick(['Lunch', 'Dinner', 'Brunch'], n), 'Savoury'],
      favoriteOrder: `${word(n * 11)} with ${word(n * 13)} and rice`,
      region,
      regionName,
      city: cityOf(region, guide),
      path: placeAddress({ guide: guide.id, region, slug }),
    };
  });
}
