import 'server-only';
import { neighbourhoods } from '@/.content/neighbourhoods';
import { type Guide, type Market, orderGuides } from '@/lib/content/guide';
import type { FoodEvent } from '@/lib/content/schema/event';
import type { Neighbourhood } from '@/lib/content/schema/guide';
import { events, guides as prepared, markets as preparedMarkets } from '@/lib/content/server';

/** Every guide of the site in order. */
export const guides: readonly Guide[] = orderGuides(prepared);

/** The guide of that id, if there is one. */
export const findGuide = (id: string): Guide | undefined => guides.find((each) => each.id === id);

/** The guide of that id. Throws an Error for none: the checks of the content exclude that. */
export function guideOf(id: string): Guide {
  const guide = findGuide(id);
  if (!guide) throw new Error(`There is no guide “${id}”.`);
  return guide;
}

/** Guides with maps, restaurants, filters and search. */
export const cityGuides: readonly Guide[] = guides.filter(({ layout }) => layout === 'city');

/** Guides with favourites of their own on one map. */
export const picksGuides: readonly Guide[] = guides.filter(({ layout }) => layout === 'picks');

const allMarkets: readonly Market[] = Object.entries(preparedMarkets).map(([slug, market]) => ({
  ...market,
  slug,
}));

/** The markets of a guide, the newest page first, or those of all guides in their order. */
export function marketsOf(guide?: string): Market[] {
  if (guide === undefined) return guides.flatMap(({ id }) => marketsOf(id));
  return allMarkets
    .filter((market) => market.guide === guide)
    .sort((one, other) => (other.published ?? '').localeCompare(one.published ?? ''));
}

/** The events of a guide in the order of their dates. */
export function eventsOf(guide: string): FoodEvent[] {
  const days = ({ starts, ends, id }: FoodEvent) => `${starts} ${ends} ${id}`;
  return Object.entries(events)
    .map(([id, event]) => ({ ...event, id }))
    .filter((event) => event.guide === guide)
    .sort((one, other) => (days(one) < days(other) ? -1 : 1));
}

/** Notes on the neighbourhoods of a guide, by their names. */
export function neighbourhoodsOf(guide: string): Readonly<Record<string, Neighbourhood>> {
  return Object.hasOwn(neighbourhoods, guide) ? (neighbourhoods[guide] ?? {}) : {};
}
