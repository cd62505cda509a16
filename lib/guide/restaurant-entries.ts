import 'server-only';
import * as messages from '@/.content/messages/siteIndex';
import type { Guide } from '@/lib/content/guide';
import { categoriesOf, cityOf, placeAddress, splitPlaceName } from '@/lib/content/place';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import type { ListedFacts, SiteEntry } from '@/lib/search/entry';
import { siteEntry } from '@/lib/search/site-entry';
import { fold } from '@/lib/text/fold';
import { dietNames } from './fact-text';
import { neighbourhoodsOf } from './guides';
import { allRestaurants } from './restaurants';

// The restaurants of a guide as the searches find them.

/** The facts that the searches look through. Neighbourhoods in `taken` have a restaurant of their own. */
function listedOf(restaurant: Restaurant, guide: Guide, taken: ReadonlySet<string>): ListedFacts {
  const { region, cuisine, favoriteOrder, street } = restaurant;
  const { district } = splitPlaceName(restaurant.name);
  const near = Object.entries(neighbourhoodsOf(guide.id)).flatMap(([name, { near: others = [] }]) =>
    others.includes(district) && !taken.has(name) ? [name] : [],
  );
  return {
    guide: guide.id,
    texts: [
      // Its name as the card shows it, with the neighbourhood.
      restaurant.name,
      cuisine,
      ...categoriesOf(restaurant),
      ...dietNames(restaurant),
      favoriteOrder,
      ...(street ? [street] : []),
      guide.regions[region]?.name ?? region,
      region,
    ],
    ...(near.length > 0 && { near }),
    city: cityOf(region, guide),
  };
}

/** The restaurants of a guide in their order. The search of the guide lists the first of each name and neighbourhood. */
export function restaurantEntries(guide: Guide): SiteEntry[] {
  const restaurants = allRestaurants(guide.id);
  const taken = new Set(restaurants.map(({ name }) => splitPlaceName(name).district));
  const names = new Set<string>();
  return restaurants.map((restaurant) => {
    const { cuisine, image } = restaurant;
    const { name, district } = splitPlaceName(restaurant.name);
    const isFirst = names.size < names.add(fold(restaurant.name)).size;
    const facts = listedOf(restaurant, guide, taken);
    return siteEntry({
      href: placeAddress(restaurant),
      group: 'place',
      title: name,
      note: messages.restaurant({ cuisine, place: district }),
      texts: [messages.restaurantTerms, ...(isFirst ? [] : facts.texts)],
      picture: image,
      listed: isFirst ? facts : undefined,
    });
  });
}

/** Queries that find something: the most frequent cuisines and neighbourhoods. */
export type SearchIdeas = { cuisines: string[]; districts: string[] };

/** The most frequent of some texts, the first of equals first. Omits ''. */
export function mostFrequent(texts: readonly string[], limit: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, limit).map(([text]) => text);
}

/** Ideas for a search that found nothing, from the restaurants themselves. */
export function searchIdeas(
  restaurants: readonly Pick<Restaurant, 'name' | 'cuisine'>[],
  limit: number,
): SearchIdeas {
  const districts = restaurants.map(({ name }) => splitPlaceName(name).district);
  return {
    cuisines: mostFrequent(
      restaurants.map(({ cuisine }) => cuisine),
      limit,
    ),
    districts: mostFrequent(districts, limit),
  };
}
