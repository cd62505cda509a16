import type { MatchInfo, Query } from 'minisearch';
import { createIndex, fieldsHolding } from './engine';
import type { SiteEntry, SiteFound, SiteSearch } from './entry';
import {
  arrange,
  type Hit,
  joinedWords,
  keysOf,
  MOST_CLOSEST,
  MOST_PARTS,
  partsOfRun,
  rankOf,
  SHORTEST_PART,
  SPECIFIC,
  type Word,
  wordsOf,
} from './ranking';
import { createSpelling } from './spelling';
import { indexTerms, tokensOf } from './tokens';

const BOOST = { title: 8, names: 5, note: 2, also: 1 };
type Field = keyof typeof BOOST;

/** Whether a text holds the word itself: the beginnings of other words say little where there are few letters. */
const isFair = (match: MatchInfo, word: Word) =>
  word.isUnspaced ||
  word.term.length >= SPECIFIC ||
  Object.hasOwn(match, word.term) ||
  fieldsHolding(match, (term) => term.startsWith(word.term)).some((field) => field !== 'also');

/** The search over the entries of the site; `right` are words that are spelled right though no entry may hold them. */
export async function createSiteSearch(
  entries: readonly SiteEntry[],
  right: readonly string[] = [],
): Promise<SiteSearch> {
  const keys = entries.map(keysOf);
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
      return { id, score, rank: keys[id] ? rankOf(keys[id], held) : 0 };
    });
  };

  /** The words with two neighbours as the one word that the site makes of them: "chick peas", "bean curd". */
  const joined = (words: readonly Word[]): Word[][] =>
    joinedWords(words).flatMap(({ both, words: fewer }) => (holds(both.term) ? [fewer] : []));

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

  /** The parts of a run that no text holds as it is. */
  const partsOf = (word: Word): Word[] => {
    if (!word.isUnspaced || isKnown(word)) return [word];
    const { words, isByScript } = partsOfRun(word);
    return isByScript ? words.flatMap(partsOf) : words;
  };

  const answer = (hits: readonly Hit[], corrected: string | null, most?: number): SiteFound =>
    arrange(
      hits,
      corrected,
      { groupOf: (id) => entries[id]?.group ?? 'section', entryOf: (id) => entries[id] },
      most,
    );

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
