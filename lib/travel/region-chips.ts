import type { GuideMap } from '@/lib/content/schema/guide';
import type { Guide } from './guides/guide';
import { allRestaurants } from './restaurants';

/** A region with its name, a sentence about it, and the slugs of its restaurants. */
export type RegionWords = { id: string; name: string; text: string; slugs: string[] };

/** The regions of a map in order. For the server. */
export function regionChips({ id: guide, regions }: Guide, map: GuideMap): RegionWords[] {
  return map.regions.map((id) => ({
    id,
    name: regions[id]?.name ?? id,
    text: regions[id]?.text ?? '',
    slugs: allRestaurants(guide).flatMap(({ slug, region }) => (region === id ? [slug] : [])),
  }));
}
