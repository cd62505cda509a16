import type { Content } from '@/lib/content/sources';
import type { Focus } from './picture-plan';

/** The lead picture of every recipe and the point its crops keep, by picture name. */
export function recipeLeads({ recipes }: Content): Map<string, Focus> {
  return new Map(Object.values(recipes).map(({ picture }) => [picture.name, picture.focus ?? [50, 50]]));
}
