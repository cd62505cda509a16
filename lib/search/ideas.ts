import type { RestaurantSearch, SearchEntry } from './restaurants';

/** Searches that find something, for a visitor whose search did not: the cuisines and neighbourhoods with most. */
export type SearchIdeas = { cuisines: string[]; districts: string[] };

/** The most frequent of some texts, most frequent first; of equals the earlier one. Leaves out ''. */
function mostFrequent(texts: readonly string[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([text]) => text);
}

/** Ideas out of the restaurants themselves, so that each of them finds something. */
export function searchIdeas(entries: readonly SearchEntry[], count: number): SearchIdeas {
  return {
    cuisines: mostFrequent(
      entries.map(({ cuisine }) => cuisine),
      count,
    ),
    districts: mostFrequent(
      entries.map(({ district }) => district),
      count,
    ),
  };
}

const SHORTEST_PART = 3;
const LONGEST_PART = 30;
const PARTS_TRIED = 10;

/** The longest word of a search that finds something by itself, for a search that finds nothing; null without one. */
export function partThatFinds(search: RestaurantSearch, query: string): string | null {
  return (
    query
      .split(/\s+/)
      .filter(({ length }) => length >= SHORTEST_PART && length <= LONGEST_PART)
      .sort((one, other) => other.length - one.length)
      .slice(0, PARTS_TRIED)
      .find((word) => search(word).found.length > 0) ?? null
  );
}
