import { cutText } from '@/lib/text/characters';
import { MOST_GIVEN, SITE_GROUPS, type SiteEntry, type SiteFound, type SiteGroup } from './entry';
import { keyOf, withoutStopWords } from './stop-words';
import { type Token, tokensOf } from './tokens';

// What the two ways to search have in common: over an index in one file, and over one in parts.

/**
 * A word of a query. `isOpen`: it may still be typed. `isPrefix`: it stands for all words that it begins, which a
 * number never does, and two letters only while they are typed. `isVague`: so few letters begin words everywhere.
 */
export type Word = Token & { isOpen: boolean; isPrefix: boolean; isVague: boolean };

/** An entry that was found; the rank says how well its names fit. */
export type Hit = { id: number; rank: number; score: number };

/** How much of a query is looked at. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 12;
export const MOST_PARTS = 16;

/** Letters that only begin a name. */
const SHORT = 2;
/** Letters that set a word apart from others that begin alike. */
export const SPECIFIC = 4;

/** How long each of two words is at least that were written as one. */
export const SHORTEST_PART = 3;

/** Results of a query of whose words nothing holds all. */
export const MOST_CLOSEST = 8;

/** The rank of an entry that is called what the query says; the worse its names fit, the lower, down to 0. */
export const EXACT = 7;

const SCRIPTS = /\p{sc=Han}+|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+/gu;

/** The words of a query without stop words, unless there is nothing else. */
export function wordsOf(query: string): Word[] {
  const text = cutText(query, LONGEST_QUERY);
  const tokens = tokensOf(text).slice(0, MOST_WORDS);
  // Behind a space a word is finished.
  const open = /\s$/.test(text) ? undefined : tokens.at(-1);
  return withoutStopWords(tokens).map((token) => {
    const isOpen = token === open;
    const isShort = token.term.length <= SHORT;
    const isPrefix = token.isUnspaced || (!/^\p{N}+$/u.test(token.term) && (isOpen || !isShort));
    return { ...token, isOpen, isPrefix, isVague: isShort && isPrefix && !token.isUnspaced };
  });
}

/** A group without hits that only mention the words, where others are called so; recipes by their ingredients. */
function withoutMentions(group: SiteGroup, hits: Hit[]): Hit[] {
  const called = hits.filter(({ rank }) => rank > 0);
  return group === 'recipe' || called.length === 0 ? hits : called;
}

/** What an entry is called, as queries are compared with it. */
export type Keys = { title: string; names: string[]; note: string };

export function keysOf({ title, native, names = [], note }: SiteEntry): Keys {
  return {
    title: keyOf(title),
    names: [...(native ? [native.text] : []), ...names].map(keyOf),
    note: keyOf(note),
  };
}

/** How well the names of an entry fit the words of a query: from EXACT down to 0, where only its texts hold them. */
export function rankOf({ title, names, note }: Keys, words: readonly Word[]): number {
  const query = words.map(({ term }) => term).join(' ');
  if (title === query || names.includes(query)) return EXACT;
  if (`${title} `.startsWith(`${query} `)) return 6;
  if (title.startsWith(query)) return 5;
  if (names.some((name) => name.startsWith(query))) return 4;
  const hold = (...texts: string[]) =>
    words.every(({ term, isUnspaced }) =>
      texts.some((text) => (isUnspaced ? text.includes(term) : ` ${text}`.includes(` ${term}`))),
    );
  if (hold(title)) return 3;
  if (hold(title, ...names)) return 2;
  return hold(title, ...names, note) ? 1 : 0;
}

/** A query with two neighbours as one word: "chick peas" as "chickpeas". The one word is `both`. */
export function joinedWords(words: readonly Word[]): { both: Word; words: Word[] }[] {
  return words.slice(1).flatMap((second, at) => {
    const first = words[at];
    if (!first || first.isUnspaced || second.isUnspaced) return [];
    const [one, ...more] = wordsOf(first.word + second.word);
    if (!one || more.length > 0) return [];
    const both = { ...one, isOpen: second.isOpen };
    return [{ both, words: [...words.slice(0, at), both, ...words.slice(at + 2)] }];
  });
}

/** The parts of a run without spaces: by script ("東京ラーメン"), or pairs of its characters. */
export function partsOfRun({ word }: Word): { words: Word[]; isByScript: boolean } {
  const runs = word.match(SCRIPTS) ?? [];
  if (runs.length > 1) return { words: runs.flatMap(wordsOf), isByScript: true };
  const characters = Array.from(word);
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return { words: pairs.flatMap(wordsOf), isByScript: false };
}

/** What was found in its groups, the best first. `groupOf` and `entryOf` know an entry by its id. */
export function arrange(
  hits: readonly Hit[],
  corrected: string | null,
  {
    groupOf,
    entryOf,
  }: { groupOf: (id: number) => SiteGroup; entryOf: (id: number) => SiteEntry | undefined },
  most = hits.length,
): SiteFound {
  const place = ({ id }: Hit) => SITE_GROUPS.indexOf(groupOf(id));
  const ordered = [...hits]
    .sort(
      (one, other) =>
        other.rank - one.rank ||
        (one.rank === EXACT ? place(one) - place(other) : 0) ||
        other.score - one.score ||
        one.id - other.id,
    )
    .slice(0, most);
  const first = ordered[0] && groupOf(ordered[0].id);
  const order = [...SITE_GROUPS].sort((one, other) => Number(other === first) - Number(one === first));
  const groups = order.flatMap((group) => {
    const own = withoutMentions(
      group,
      ordered.filter(({ id }) => groupOf(id) === group),
    );
    const shown = own.slice(0, MOST_GIVEN).flatMap(({ id }) => entryOf(id) ?? []);
    return own.length > 0 ? [{ group, entries: shown, total: own.length }] : [];
  });
  const count = groups.reduce((sum, { total }) => sum + total, 0);
  return { groups, count, corrected, partial: false };
}
