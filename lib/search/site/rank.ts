import type { SiteEntry } from './entry';
import { keyOf } from './small-words';

/** What an entry is compared by: texts in the singular, without small words. */
export type SiteKeys = {
  title: string;
  /** Its other names, the one in its own script among them. */
  names: readonly string[];
  /** The words of its title; of title and names; of title, names and note. */
  words: readonly [title: string[], named: string[], noted: string[]];
};

/** A word that is looked for. */
type Word = { term: string; joined: boolean };

/** How well a name fits, the best last; what only holds the words somewhere has none. */
const RANKS = [
  'noted',
  'named',
  'titled',
  'name begins',
  'title begins',
  'word begins title',
  'exact',
] as const;

/** Rank of an entry that is called what was typed. */
export const EXACT = RANKS.length;

export function keysOf({ title, native, names = [], note }: SiteEntry): SiteKeys {
  const key = keyOf(title);
  const others = [...(native ? [native.text] : []), ...names].map(keyOf).filter((name) => name !== '');
  const wordsIn = (texts: readonly string[]) => [...new Set(texts.flatMap((text) => text.split(' ')))];
  return {
    title: key,
    names: others,
    words: [wordsIn([key]), wordsIn([key, ...others]), wordsIn([key, ...others, keyOf(note)])],
  };
}

const holds = (words: readonly string[], wanted: readonly Word[]) =>
  wanted.every(({ term, joined }) =>
    words.some((word) => (joined ? word.includes(term) : word.startsWith(term))),
  );

/** How well an entry is named what was typed, from 0 to EXACT. */
export function rankOf({ title, names, words }: SiteKeys, wanted: readonly Word[]): number {
  const typed = wanted.map(({ term }) => term).join(' ');
  if (title === typed || names.includes(typed)) return EXACT;
  if (`${title} `.startsWith(`${typed} `)) return EXACT - 1;
  if (title.startsWith(typed)) return EXACT - 2;
  if (names.some((name) => name.startsWith(typed))) return EXACT - 3;
  const level = words.findIndex((list) => holds(list, wanted));
  return level < 0 ? 0 : EXACT - 4 - level;
}
