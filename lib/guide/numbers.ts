import type { FilterState } from './filter-state';

type Numbered = { slug: string; region: string };

/** Numbers of places in the list beside a map, from 1, by their slugs: those of the shown region, or of all regions. */
export function listNumbers(
  places: readonly Numbered[],
  shown: string | null,
  filters: Pick<FilterState, 'arranged' | 'shows'> | null,
): ReadonlyMap<string, number> {
  const regions = [...new Set(places.map(({ region }) => region))];
  const lists = regions.map((region) => ({
    region,
    name: '',
    text: '',
    cards: places.filter((place) => place.region === region),
  }));
  const arranged = filters?.arranged(lists, shown) ?? lists;
  const group = arranged.find(({ region }) => region === shown);
  const listed = (group ? [group] : arranged)
    .flatMap(({ cards }) => cards)
    .filter(({ slug }) => filters?.shows(slug) ?? true);
  return new Map(listed.map(({ slug }, index) => [slug, index + 1]));
}
