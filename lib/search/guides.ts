import { fold } from '@/lib/text/fold';

/** The guide of a market as the search knows it. `path` is that of its page. */
export type SearchGuide = { name: string; path: string };

/** Letters that one word of a search needs before it names a market. */
const SHORTEST = 4;

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The guides that a search names by words or their beginnings ("kensi"), or by a whole name among other words. */
export function guidesFor<T extends SearchGuide>(guides: readonly T[], query: string): T[] {
  const searched = wordsOf(query);
  if (!searched.some((word) => word.length >= SHORTEST)) return [];
  return guides.filter(({ name }) => {
    const own = wordsOf(name);
    return (
      own.every((word) => searched.includes(word)) ||
      searched.every((word) => own.some((other) => other.startsWith(word) || `${other}s` === word))
    );
  });
}
