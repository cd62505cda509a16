import type { MatchInfo, Query } from 'minisearch';
import { createIndex, fieldsHolding } from '@/lib/search/engine';
import { createSpelling } from '@/lib/search/spelling';
import { keyOf, withoutStopWords } from '@/lib/search/stop-words';
import { indexTerms, type Token, tokensOf } from '@/lib/search/tokens';
import { cutText } from '@/lib/text/characters';
import {
  MOST_GIVEN,
  SITE_GROUPS,
  type SiteEntry,
  type SiteFound,
  type SiteGroup,
  type SiteSearch,
} from './entry';

const BOOST = { title: 8, names: 5, note: 2, also: 1 };
type Field = keyof typeof BOOST;

/**
 * A word of a query. `isOpen`: it may still be typed. `isPrefix`: it stands for all words that it begins, which a
 * number never does, and two letters only while they are typed. `isVague`: so few letters begin words everywhere.
 */
type Word = Token & { isOpen: boolean; isPrefix: boolean; isVague: boolean };

/** An entry that was found; the rank says how well its names fit. */
type Hit = { id: number; rank: number; score: number };

/** How much of a query is looked at. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 12;
const MOST_PARTS = 16;

/** Letters that only begin a name. */
const SHORT = 2;
/** Letters that set a word apart from others that begin alike. */
const SPECIFIC = 4;

/** How long each of two words is at least that were written as one. */
const SHORTEST_PART = 3;

/** Results of a query of whose words nothing holds all. */
const MOST_CLOSEST = 8;

/** The rank of an entry that is called what the query says; the worse its names fit, the lower, down to 0. */
const EXACT = 7;

const SCRIPTS = /\p{sc=Han}+|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+/gu;

/** The words of a query without stop words, unless there is nothing else. */
function wordsOf(query: string): Word[] {
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

/** Whether a text holds the word itself: the beginnings of other words say little where there are few letters. */
const isFair = (match: MatchInfo, word: Word) =>
  word.isUnspaced ||
  word.term.length >= SPECIFIC ||
  Object.hasOwn(match, word.term) ||
  fieldsHolding(match, (term) => term.startsWith(word.term)).some((field) => field !== 'also');

/** A group without hits that only mention the words, where others are called so; recipes by their ingredients. */
function withoutMentions(group: SiteGroup, hits: Hit[]): Hit[] {
  const called = hits.filter(({ rank }) => rank > 0);
  return group === 'recipe' || called.length === 0 ? hits : called;
}

/** The search over the entries of the site; `right` are words that are spelled right though no entry may hold them. */
export async function createSiteSearch(
  entries: readonly SiteEntry[],
  right: readonly string[] = [],
): Promise<SiteSearch> {
  const keys = entries.map(({ title, native, names = [], note }) => ({
    title: keyOf(title),
    names: [...(native ? [native.text] : []), ...names].map(keyOf),
    note: keyOf(note),
  }));
  const weights = new Map<string, number>();
  const index = await createIndex(
    entries.map(({ title, native, names = [], note, also = '' }) => ({
      title,
      names: [native?.text ?? '', ...names].join('\n'),
      note,
      also,
    })),
    {
      boost: BOOST,
      termsOf: (text, field) =>
        tokensOf(text).flatMap((token) => {
          const terms = indexTerms(token);
          for (const word of token.isUnspaced ? terms : [token.word])
            weights.set(word, (weights.get(word) ?? 0) + BOOST[field]);
          return terms;
        }),
    },
  );
  const holds = (term: string, prefix = false) => index.search({ queries: [term], prefix }).length > 0;
  /** The two words of "soysauce"; null where it is not made of two that the site uses. */
  const split = (word: string): string | null => {
    const [{ term, isUnspaced } = { term: '', isUnspaced: true }] = tokensOf(word);
    if (isUnspaced) return null;
    for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1)
      if (holds(term.slice(0, at)) && holds(term.slice(at))) return `${word.slice(0, at)} ${word.slice(at)}`;
    return null;
  };
  const spelling = createSpelling({ weights, right, split });

  const isKnown = ({ term, isPrefix }: Word) => holds(term, isPrefix);

  const rankOf = (id: number, words: readonly Word[]): number => {
    const query = words.map(({ term }) => term).join(' ');
    const { title = '', names = [], note = '' } = keys[id] ?? {};
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
  };

  /** The entries that hold all of the words, or with OR those that hold the most of them. */
  const look = (words: readonly Word[], combineWith: 'AND' | 'OR'): Hit[] => {
    const called: Field[] = ['title', 'names'];
    const queries = words.map(
      ({ term, isPrefix, isVague, isUnspaced }): Query => ({
        queries: [term],
        // Where one word is enough, one that only begins like a short one says nothing: "cha" is not "Chang".
        prefix: isPrefix && (combineWith === 'AND' || isUnspaced || term.length >= SPECIFIC),
        ...(isVague && { fields: words.every((word) => word.isVague) ? called : [...called, 'note'] }),
      }),
    );
    const found = index.search({ combineWith, queries });
    const most = Math.max(...found.map(({ queryTerms }) => queryTerms.length));
    return found.flatMap(({ id, score, queryTerms, match }) => {
      const held = words.filter(({ term }) => queryTerms.includes(term));
      if (queryTerms.length < most || !held.every((word) => isFair(match, word))) return [];
      return { id, score, rank: rankOf(id, held) };
    });
  };

  /** The words with two neighbours as the one word that the site makes of them: "chick peas", "bean curd". */
  const joined = (words: readonly Word[]): Word[][] =>
    words.slice(1).flatMap((second, at) => {
      const first = words[at];
      if (!first || first.isUnspaced || second.isUnspaced) return [];
      const [both, ...more] = wordsOf(first.word + second.word);
      if (!both || more.length > 0 || !holds(both.term)) return [];
      return [[...words.slice(0, at), { ...both, isOpen: second.isOpen }, ...words.slice(at + 2)]];
    });

  /** The entries that hold all of the words, as they were typed or with two of them as one. */
  const lookForAll = (words: readonly Word[]): Hit[] => {
    const best = new Map<number, Hit>();
    for (const hit of [words, ...joined(words)].flatMap((each) => look(each, 'AND')))
      if (hit.rank >= (best.get(hit.id)?.rank ?? 0)) best.set(hit.id, hit);
    return [...best.values()];
  };

  /** What was probably meant; null where every word is known, and where nothing is near. */
  const correctionOf = (words: readonly Word[]): string | null => {
    const meant = words.map((each) =>
      isKnown(each)
        ? each.word
        : (spelling(each.isUnspaced ? each.term : each.word, each.isOpen) ?? each.word),
    );
    return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : null;
  };

  /** The parts of a run that no text holds as it is: by script ("東京ラーメン"), or pairs of its characters. */
  const partsOf = (word: Word): Word[] => {
    if (!word.isUnspaced || isKnown(word)) return [word];
    const runs = word.word.match(SCRIPTS) ?? [];
    if (runs.length > 1) return runs.flatMap(wordsOf).flatMap(partsOf);
    const characters = Array.from(word.word);
    return characters.slice(1).flatMap((character, at) => wordsOf(`${characters[at]}${character}`));
  };

  const groupOf = ({ id }: Hit): SiteGroup => entries[id]?.group ?? 'section';

  const answer = (hits: readonly Hit[], corrected: string | null, most = hits.length): SiteFound => {
    const place = (hit: Hit) => SITE_GROUPS.indexOf(groupOf(hit));
    const ordered = [...hits]
      .sort(
        (one, other) =>
          other.rank - one.rank ||
          (one.rank === EXACT ? place(one) - place(other) : 0) ||
          other.score - one.score ||
          one.id - other.id,
      )
      .slice(0, most);
    const first = ordered[0] && groupOf(ordered[0]);
    const order = [...SITE_GROUPS].sort((one, other) => Number(other === first) - Number(one === first));
    const groups = order.flatMap((group) => {
      const own = withoutMentions(
        group,
        ordered.filter((hit) => groupOf(hit) === group),
      );
      const shown = own.slice(0, MOST_GIVEN).flatMap(({ id }) => entries[id] ?? []);
      return own.length > 0 ? [{ group, entries: shown, total: own.length }] : [];
    });
    const count = groups.reduce((sum, { total }) => sum + total, 0);
    return { groups, count, corrected, partial: false };
  };

  return (query) => {
    const words = wordsOf(query);
    const found = lookForAll(words);
    if (found.length > 0 || words.length === 0) return answer(found, null);
    const corrected = correctionOf(words);
    const meant = corrected === null ? words : wordsOf(corrected);
    const foundMeant = corrected === null ? [] : lookForAll(meant);
    if (foundMeant.length > 0) return answer(foundMeant, corrected);
    const parts = meant.flatMap(partsOf).slice(0, MOST_PARTS);
    const known = parts.filter(isKnown);
    const isInParts = parts.length > meant.length && known.length === parts.length;
    const foundParts = isInParts ? look(parts, 'AND') : [];
    if (foundParts.length > 0) return answer(foundParts, corrected);
    const closest = known.length > 0 ? look(known, 'OR') : [];
    return { ...answer(closest, corrected, MOST_CLOSEST), partial: closest.length > 0 };
  };
}
