import type { Token } from '@/lib/text/token';
import { MAX_RESULTS, SITE_GROUPS, type SiteEntry, type SiteFound, type SiteGroup } from './entry';
import { joinedNames, type Word } from './query';
import { nameKey } from './stop-words';
import type { Synonyms } from './synonyms';

/** A matching entry: how its names fit the query (see `rankOf`), and the score of MiniSearch. */
export type Hit = { id: number; rank: number; score: number };

// Ranks of an entry, from the best.
/** One of its names is the query. */
export const EXACT = 9;
/** Its title begins with the query, as whole words or not. */
const BEGINS_WITH_WORDS = 8;
export const BEGINS = 7;
/** Another of its names begins with the query. */
const NAME_BEGINS = 6;
/** Its title, or all of its names, contain each word. */
export const TITLE_CONTAINS = 5;
export const CONTAINS = 4;
/** A name contains the query in the middle of a word. */
const INCLUDES = 3;
/** A fact of a listed entry contains the query, from the beginning of a word. */
const FACT = 2;
/** Names and note contain each word. */
const NOTE = 1;
/** Only its texts contain the words. */
export const MENTION = 0;
/** It only lies near the searched neighbourhood. */
export const NEAR = -1;

/** The names and facts of an entry, with their synonyms, as queries are compared with them. */
export type Keys = { title: string; names: string[]; facts: string[]; notes: string[] };

/** @param formOf form of a word that is compared */
export function keysOf(
  entry: SiteEntry,
  { otherNames }: Pick<Synonyms, 'otherNames'>,
  formOf: (token: Token) => string,
): Keys {
  const { title, group, href, note, native, names = [], rows = [], listed } = entry;
  const keyOf = (text: string) => nameKey(text, formOf);
  const withOthers = (texts: readonly string[]) =>
    [...texts, ...texts.flatMap((text) => otherNames(text, rows))].map(keyOf);
  // The note of a page is a sentence of it: a word there is a mention.
  const isPage = group === 'guide' && !href.includes('#');
  const [mainTitle = '', ...others] = withOthers([title, ...(native ? [native.text] : []), ...names]);
  // Written as one word too: "soysauce".
  const joined = [title, ...names].flatMap(joinedNames).map(keyOf);
  return {
    title: mainTitle,
    names: [...others, ...joined],
    facts: withOthers(listed ? [...listed.texts, listed.city ?? ''] : []),
    notes: isPage ? [] : withOthers([note]),
  };
}

/** True if a text contains a term from the beginning of a word, in a script without spaces anywhere. */
const hasWord = (text: string, { term, isUnspaced }: Pick<Word, 'term' | 'isUnspaced'>) =>
  isUnspaced ? text.includes(term) : ` ${text}`.includes(` ${term}`);

/** Rank of an entry for the words of a query. */
export function rankOf({ title, names, facts, notes }: Keys, words: readonly Word[]): number {
  const query = words.map(({ term }) => term).join(' ');
  const isUnspaced = words[0]?.isUnspaced ?? false;
  if (title === query || names.includes(query)) return EXACT;
  if (`${title} `.startsWith(`${query} `)) return BEGINS_WITH_WORDS;
  if (title.startsWith(query)) return BEGINS;
  if (names.some((name) => name.startsWith(query))) return NAME_BEGINS;
  const contain = (...texts: string[]) => words.every((word) => texts.some((text) => hasWord(text, word)));
  if (contain(title)) return TITLE_CONTAINS;
  if (contain(title, ...names)) return CONTAINS;
  if ([title, ...names].some((name) => name.includes(query))) return INCLUDES;
  if (facts.some((fact) => hasWord(fact, { term: query, isUnspaced }))) return FACT;
  return contain(title, ...names, ...notes) ? NOTE : MENTION;
}

/** Sorts the best first: by rank, then in the order of the entries. */
export const byRank = (one: Hit, other: Hit) => other.rank - one.rank || one.id - other.id;

/** Sorts the best first: by rank, then by score. */
export const byScore = (one: Hit, other: Hit) =>
  other.rank - one.rank || other.score - one.score || one.id - other.id;

/**
 * The hits that count: of recipes and restaurants any text is enough, of others a mention counts only where nothing has the
 * name.
 */
export function withoutMentions(
  hits: readonly Hit[],
  entryOf: (hit: Hit) => SiteEntry | undefined,
): readonly Hit[] {
  // A part of a word is no name.
  if (!hits.some(({ rank }) => rank > MENTION && rank !== INCLUDES)) return hits;
  return hits.filter((hit) => {
    const { listed } = entryOf(hit) ?? {};
    return hit.rank > MENTION || (listed && !listed.isMarket);
  });
}

type GroupOptions = {
  /** The group that comes first; by default that of the best hit. */
  first?: SiteGroup | undefined;
  /** Most hits that are grouped. */
  limit?: number | undefined;
};

/** Hits in their groups, best first: by rank, then by score. */
export function groupHits(
  entries: readonly SiteEntry[],
  hits: readonly Hit[],
  { first, limit }: GroupOptions = {},
): Pick<SiteFound, 'groups' | 'count'> {
  const groupOf = ({ id }: Hit) => entries[id]?.group ?? 'section';
  const position = (hit: Hit) => SITE_GROUPS.indexOf(groupOf(hit));
  const ordered = [...hits]
    .sort(
      (one, other) =>
        (one.rank === EXACT && other.rank === EXACT ? position(one) - position(other) : 0) ||
        byScore(one, other),
    )
    .slice(0, limit);
  const isIn = (group: SiteGroup | undefined) => ordered.some((hit) => groupOf(hit) === group);
  const best = isIn(first) ? first : ordered[0] && groupOf(ordered[0]);
  const order = [...SITE_GROUPS].sort((one, other) => Number(other === best) - Number(one === best));
  const groups = order.flatMap((group) => {
    const all = ordered.filter((hit) => groupOf(hit) === group);
    const unmentioned = withoutMentions(all, ({ id }) => entries[id]);
    const shown = unmentioned.slice(0, MAX_RESULTS);
    if (shown.length === 0) return [];
    const results = shown.flatMap(({ id }) => entries[id] ?? []);
    return [{ group, entries: results, ranks: shown.map(({ rank }) => rank), total: unmentioned.length }];
  });
  return { groups, count: groups.reduce((sum, { total }) => sum + total, 0) };
}
