import type { MatchInfo, Query } from 'minisearch';
import { indexTerms, tokensOf } from '@/lib/text/tokens';
import { createIndex } from './create-index';
import type { SearchFile, SiteFound, SiteSearch } from './entry';
import { joinedWords, splitRun, type Word, wordsOf } from './query';
import { groupHits, type Hit, keysOf, rankOf } from './ranking';
import { createSpelling } from './spelling';

const BOOST = { title: 8, names: 5, note: 2, also: 1 };
type Field = keyof typeof BOOST;

/** Shortest word that finds others by their beginning in any text. */
const SPECIFIC_LENGTH = 4;

/** Shortest of two words written as one. */
const MIN_PART_LENGTH = 3;

/** Most pieces of runs without spaces that one query is split into. */
const MAX_PIECES = 16;

/** Most results that contain only some of the words. */
const MAX_PARTIAL = 8;

/** Filter for short words: they have to match a whole word, or the beginning of a word of a name. */
const isMeant = (match: MatchInfo, { term, isUnspaced }: Word) =>
  isUnspaced ||
  term.length >= SPECIFIC_LENGTH ||
  Object.hasOwn(match, term) ||
  Object.entries(match).some(
    ([found, fields]) => found.startsWith(term) && fields.some((field) => field !== 'also'),
  );

/** The search over all entries of the site. */
export async function createSiteSearch({
  entries,
  words: right,
  misspellings,
}: Omit<SearchFile, 'markets'>): Promise<SiteSearch> {
  const keys = entries.map(keysOf);
  const weights = new Map<string, number>();
  const documents = entries.map(({ title, native, names = [], note, also = '' }) => ({
    title,
    names: [native?.text ?? '', ...names].join('\n'),
    note,
    also,
  }));
  const index = await createIndex(documents, {
    boost: BOOST,
    termsOf: (text, field) =>
      tokensOf(text).flatMap((token) => {
        const terms = indexTerms(token);
        for (const word of token.isUnspaced ? terms : [token.word])
          weights.set(word, (weights.get(word) ?? 0) + BOOST[field]);
        return terms;
      }),
  });

  const contains = (term: string, prefix = false) => index.search({ queries: [term], prefix }).length > 0;
  const isKnown = ({ term, isPrefix }: Word) => contains(term, isPrefix);

  /** The two words of "soysauce"; null where it does not consist of two known ones. */
  const split = (word: string): string | null => {
    const [{ term, isUnspaced } = { term: '', isUnspaced: true }] = tokensOf(word);
    if (isUnspaced) return null;
    for (let at = term.length - MIN_PART_LENGTH; at >= MIN_PART_LENGTH; at -= 1)
      if (contains(term.slice(0, at)) && contains(term.slice(at)))
        return `${word.slice(0, at)} ${word.slice(at)}`;
    return null;
  };
  const spelling = createSpelling({
    weights,
    right: [...right.site, ...right.common],
    misspellings,
    split,
  });

  /** The entries with all of the words, or with OR those with the most of them. */
  const search = (words: readonly Word[], combineWith: 'AND' | 'OR'): Hit[] => {
    const names: Field[] = ['title', 'names'];
    const areVague = words.every(({ isVague }) => isVague);
    const queries = words.map(
      ({ term, isPrefix, isVague, isUnspaced }): Query => ({
        queries: [term],
        // A single short prefix is no match: "cha" is not "Chang".
        prefix: isPrefix && (combineWith === 'AND' || isUnspaced || term.length >= SPECIFIC_LENGTH),
        ...(isVague && { fields: areVague ? names : [...names, 'note'] }),
      }),
    );
    const results = index.search({ combineWith, queries });
    const most = Math.max(...results.map(({ queryTerms }) => queryTerms.length));
    return results.flatMap(({ id, score, queryTerms, match }) => {
      const matched = words.filter(({ term }) => queryTerms.includes(term));
      if (queryTerms.length < most || !matched.every((word) => isMeant(match, word))) return [];
      return { id, score, rank: keys[id] ? rankOf(keys[id], matched) : 0 };
    });
  };

  /** The entries with all of the words, as they were typed or with two known ones joined: "chick peas". */
  const searchAll = (words: readonly Word[]): Hit[] => {
    const joined = joinedWords(words).flatMap(({ both, words: fewer }) =>
      contains(both.term) ? [fewer] : [],
    );
    const best = new Map<number, Hit>();
    for (const hit of [words, ...joined].flatMap((each) => search(each, 'AND')))
      if (hit.rank >= (best.get(hit.id)?.rank ?? 0)) best.set(hit.id, hit);
    return [...best.values()];
  };

  /** The query with unknown words corrected; null where that changes nothing. */
  const correct = (words: readonly Word[]): string | null => {
    const meant = words.map((each) =>
      isKnown(each)
        ? each.word
        : (spelling(each.isUnspaced ? each.term : each.word, each.isOpen) ?? each.word),
    );
    return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : null;
  };

  /** The pieces of a run without spaces that no entry contains as a whole. */
  const piecesOf = (word: Word): Word[] => {
    if (!word.isUnspaced || isKnown(word)) return [word];
    const { words, isByScript } = splitRun(word);
    return isByScript ? words.flatMap(piecesOf) : words;
  };

  const answer = (hits: readonly Hit[], corrected: string | null, limit?: number): SiteFound =>
    groupHits(entries, hits, corrected, limit);

  // Tried in this order: the words as typed, the words corrected, pieces of runs, and some of the words.
  return (query) => {
    const words = wordsOf(query);
    const typed = searchAll(words);
    if (typed.length > 0 || words.length === 0) return answer(typed, null);
    const corrected = correct(words);
    const meant = corrected === null ? words : wordsOf(corrected);
    const hits = corrected === null ? [] : searchAll(meant);
    if (hits.length > 0) return answer(hits, corrected);
    const pieces = meant.flatMap(piecesOf).slice(0, MAX_PIECES);
    const known = pieces.filter(isKnown);
    const areAllKnown = pieces.length > meant.length && known.length === pieces.length;
    const whole = areAllKnown ? search(pieces, 'AND') : [];
    if (whole.length > 0) return answer(whole, corrected);
    const some = known.length > 0 ? search(known, 'OR') : [];
    return { ...answer(some, corrected, MAX_PARTIAL), partial: some.length > 0 };
  };
}
