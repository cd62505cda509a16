import type { z } from 'zod';
import type { GuideInput, SearchedGuide } from '@/lib/content/schema/guide';
import type { GuideMap } from '@/lib/content/schema/guide-map';
import type { market } from '@/lib/content/schema/restaurant';
import { hrefWith, textParameter } from '@/lib/ui/address';

/** A checked guide with the name of its file, which is its id. */
export type Guide = GuideInput & { id: string };

/** A checked market with its slug, which is the name of its file. */
export type Market = z.infer<typeof market> & { slug: string };

/** The part of a guide that its places need. */
export type PlaceGuide = Pick<Guide, 'id' | 'name' | 'regions'> & Partial<Pick<Guide, 'holidays'>>;

/** Cities before countries, then by the day they were first published, those without a day last, then by name. */
export function orderGuides(guides: Readonly<Record<string, GuideInput>>): Guide[] {
  const key = ({ layout, published = '9', id }: Guide) => `${layout} ${published} ${id}`;
  return Object.entries(guides)
    .map(([id, guide]) => ({ ...guide, id }))
    .sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** Address of a guide without the slash at its end; `part` is a page below it. */
export function guidePath(id: string, part?: string): string {
  return part === undefined ? `/travel/${id}` : `/travel/${id}/${part}`;
}

/** The selected region in the address: `?region=northYork`. */
export const REGION = textParameter('region');

/** Address of a guide with a region selected; `anchor` is the id of an element that it scrolls to. */
export function regionAddress(guide: string, region: string, anchor = ''): string {
  return hrefWith(REGION, region, `${guidePath(guide)}/${anchor && `#${anchor}`}`);
}

/** The maps of a guide from top to bottom: its own, or one that holds all of its regions. */
export function mapsOf(guide: Pick<Guide, 'id' | 'name' | 'maps' | 'regions'>): GuideMap[] {
  const { id, name, maps, regions } = guide;
  return maps ?? [{ id, name, regions: Object.keys(regions) }];
}

/** Every map of a guide, and the one of all its surroundings. */
export const drawnMapsOf = (guide: Guide): GuideMap[] => [
  ...mapsOf(guide),
  ...(guide.around?.map ? [guide.around.map] : []),
];

/** The guides whose restaurants can be searched, in order; the search of the menu is that of the first. */
export function searchedGuides(
  guides: readonly Guide[],
  restaurants: Readonly<Record<string, { guide: string }>>,
): SearchedGuide[] {
  const used = new Set(Object.values(restaurants).map(({ guide }) => guide));
  return guides
    .filter(({ id, layout }) => layout === 'city' && used.has(id))
    .map(({ id, name, timeZone }) => ({ id, name, zone: timeZone }));
}
