import { restaurants } from '@/lib/content/server';
import { originalFilterNames } from '@/scripts/prepare/filter-keys';

type Restaurants = Parameters<typeof originalFilterNames>[0];

const [some] = Object.values(restaurants);
/** Restaurants of a cuisine and categories each, by slug. */
const serving = (names: Readonly<Record<string, readonly [cuisine: string, ...categories: string[]]>>) =>
  Object.fromEntries(
    Object.entries(names).map(([slug, [cuisine, category, ...categories]]) => [
      slug,
      { ...some, cuisine, category, categories },
    ]),
  ) as Restaurants;

describe('originalFilterNames', () => {
  const originals = serving({
    pai: ['Northern Thai', 'Lunch', 'Late Night'],
    hanna: ['Korean', 'Lunch'],
    omo: ['Korean BBQ', 'Dinner'],
  });

  it('has the original key of each translated name, of two with one translation the first', () => {
    const translated = serving({
      pai: ['태국 북부식', '점심', '늦은 밤'],
      hanna: ['한식', '점심'],
      omo: ['한식', 'Dinner'],
    });
    expect(originalFilterNames(originals, translated)).toEqual({
      filterKeys: [
        ['태국-북부식', 'northern-thai'],
        ['점심', 'lunch'],
        ['늦은-밤', 'late-night'],
        ['한식', 'korean'],
      ],
      originalCuisines: { pai: 'Northern Thai', hanna: 'Korean', omo: 'Korean BBQ' },
    });
  });

  it('is empty for names that stay', () => {
    expect(originalFilterNames(originals, originals)).toEqual({ filterKeys: [], originalCuisines: {} });
  });
});
