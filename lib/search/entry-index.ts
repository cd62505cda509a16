import type { MatchInfo, Query } from 'minisearch';
import { createHangulQuery } from '@/.content/hangulQuery';
import { restaurantTerms } from '@/.content/messages/siteIndex';
import { wordForms } from '@/.content/wordForms';
import { plainRun, suffixesOf } from '@/lib/text/tokens';
import type { SearchFile, SiteEntry } from './entry';
import { joinedNames, joinedWords, splitRun, type Word } from './query';
import { type Hit, type Keys, keysOf, MENTION, NEAR, rankOf } from './ranking';
import { createSynonyms, type Synonyms } from './synonyms';
import { indexTerms, termsOf, tokensOf } from './tokens';

/** Weights of the fields. `near` and `part` find entries, but do not rank them. */
const BOOST = { title: 8, names: 5, note: 2, also: 1, phrases: 1, city: 1, near: 0.1, part: 0.1 };
type Field = keyof typeof BOOST;
type Document = Record<Field, string>;

const NAMES: Field[] = ['title', 'names'];
const WORDS: Field[] = [...NAMES, 'note', 'also'];
const PHRASES: Field[] = [...WORDS, 'phrases'];

/** A low `b`: the length of a text has little to do with its relevance here. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Documents are indexed in chunks with a pause after each, so that the page stays responsive. */
const CHUNK_SIZE = 20;
const MAX_PAUSES = 50;

/** Shortest word that finds others by their beginning in any text. */
const SPECIFIC_LENGTH = 4;

/** Shortest beginning of a town's name that finds it: most of a list is in one town. */
const MIN_TOWN_LENGTH = 5;

/** Words that find every restaurant; its rank ignores them. */
const FIT_ALL = new Set(termsOf(restaurantTerms));

/** Most pieces of runs without spaces that one query is split into. */
const MAX_PIECES = 16;

/** The entries of a search with an index over all of their texts and synonyms. */
export type EntryIndex = {
  /** Entries with all of the words: as typed, some of them joined ("chick peas"), runs without spaces in pieces. */
  findAll: (words: readonly Word[]) => Hit[];
  /** Entries with the most of the words. */
  findSome: (words: readonly Word[]) => Hit[];
  /** True for a term of any text. */
  contains: (term: string) => boolean;
  isKnown: (word: Word) => boolean;
  /** Words as they are searched: of Hangul without particles. */
  withoutParticles: (words: readonly Word[]) => readonly Word[];
  /** The words of all texts with their weights. */
  weights: ReadonlyMap<string, number>;
};

type IndexOptions = {
  /** Finds names and listed facts by any part of a word too, as the searches of a list do. */
  hasParts?: boolean;
};

const isPhrase = (name: string) => termsOf(name).length > 1;

const lines = (texts: readonly string[]) => texts.join('\n');

/** The texts of an entry by field, with the synonyms of all of them. */
function documentOf(entry: SiteEntry, { namesOf }: Synonyms, hasParts: boolean): Document {
  const { title, native, names = [], note, also = '', rows = [], listed } = entry;
  const { texts = [], near = [], city = '' } = listed ?? {};
  const titles = [...(native ? [native.text] : []), ...names];
  const synonyms = rows.flatMap(namesOf);
  return {
    title,
    names: lines(titles),
    note,
    also: lines([also, ...texts, ...synonyms.filter((name) => !isPhrase(name))]),
    // A synonym of several words is found as a whole only: "meat free" is not "meat".
    phrases: lines(synonyms.filter(isPhrase).flatMap(joinedNames)),
    city,
    near: lines(near),
    part: hasParts ? lines([title, ...titles, ...texts]) : '',
  };
}

/** An index over entries. The id of a hit is the position of its entry. */
export async function createEntryIndex(
  entries: readonly SiteEntry[],
  file: Pick<SearchFile, 'synonyms' | 'words'>,
  { hasParts = false }: IndexOptions = {},
): Promise<EntryIndex> {
  // In a chunk of its own: each search of a page would have it again.
  const { default: MiniSearch } = await import('minisearch');
  const synonyms = createSynonyms(file.synonyms);
  // Computed on first use: most entries are never found.
  const keys = new Map<number, Keys[]>();
  const rank = (id: number, words: readonly Word[]): number => {
    const entry = entries[id];
    if (!entry) return MENTION;
    const entryKeys =
      keys.get(id) ?? wordForms.comparisons.map(({ ofName }) => keysOf(entry, synonyms, ofName));
    keys.set(id, entryKeys);
    const named = entry.listed?.guide === undefined ? words : words.filter(({ term }) => !FIT_ALL.has(term));
    const compared = named.length > 0 ? named : words;
    const ranks = wordForms.comparisons.map(({ ofQuery }, at) => {
      const of = entryKeys[at];
      return of
        ? rankOf(
            of,
            compared.map((word) => ({ ...word, term: ofQuery(word) })),
          )
        : MENTION;
    });
    return Math.max(...ranks);
  };
  const weights = new Map<string, number>();
  const known = new Set<string>();
  const termsIn = (text: string, field: Field): string[] =>
    tokensOf(text).flatMap((token) => {
      if (field === 'part') return token.isUnspaced ? [] : suffixesOf(token.word);
      const terms = indexTerms(token);
      for (const term of terms) known.add(term);
      // No correction leads to a phrase that is written as one word.
      if (field !== 'phrases')
        for (const word of token.isUnspaced ? suffixesOf(token.word).map(plainRun) : [token.word])
          weights.set(word, (weights.get(word) ?? 0) + BOOST[field]);
      return terms;
    });
  const index = new MiniSearch<Document & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => termsIn(text, field as Field),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: BM25, tokenize: (term) => [term] },
  });
  const documents = entries.map((entry, id) => ({ id, ...documentOf(entry, synonyms, hasParts) }));
  await index.addAllAsync(documents, {
    chunkSize: Math.max(CHUNK_SIZE, Math.ceil(entries.length / MAX_PAUSES)),
  });
  const hasNear = documents.some(({ near }) => near !== '');

  const contains = (term: string) => known.has(term);
  const words = new Set([...file.words.site, ...file.words.common].flatMap(termsOf));
  const isWord = (term: string) => contains(term) || words.has(term);
  const hangul = createHangulQuery?.(entries, file);
  const withoutParticles = hangul ? hangul.withoutParticles : (typed: readonly Word[]) => typed;
  const isKnown = (word: Word) => {
    const { term, start, isPrefix } = word;
    if (contains(term) || hangul?.isInitials(word)) return true;
    if (!isPrefix) return false;
    return index.search({ queries: [start], fields: [...PHRASES, 'city'], prefix: true }).length > 0;
  };

  const queryOf = (
    { term, start, word, isPrefix, isVague, isUnspaced, isJoined }: Word,
    { isStrict, fields, isNear }: { isStrict: boolean; fields: Field[]; isNear: boolean },
  ): Query => {
    // A single short prefix is no match: "cha" is not "Chang".
    const prefix = isPrefix && (!isStrict || isUnspaced || start.length >= SPECIFIC_LENGTH);
    const finds = (of: Field[], hasPrefix = false): Query[] =>
      term === start
        ? [{ queries: [term], prefix: hasPrefix, fields: of }]
        : [
            { queries: [term], fields: of },
            { queries: [start], prefix: hasPrefix, fields: of },
          ];
    return {
      combineWith: 'OR',
      queries: [
        ...finds(isVague ? fields : isJoined ? PHRASES : WORDS, prefix),
        // "soysauce" is a whole phrase; a word of the site such as "meat" is not the beginning of "meat free".
        ...(isJoined ? [] : finds(['phrases'], prefix && !isWord(term))),
        // In other texts a vague word is a whole one: "queen st w".
        ...(isVague ? finds(['also']) : []),
        ...finds(['city'], start.length >= MIN_TOWN_LENGTH),
        ...(hasParts ? [{ queries: [word], prefix: true, fields: ['part'] }] : []),
        ...(isNear ? finds(['near'], isPrefix) : []),
      ],
    };
  };

  /** Filter for short words: they have to match a whole word, or the beginning of a word of a name. */
  const isMeant = (match: MatchInfo, { term, word, isUnspaced }: Word) =>
    isUnspaced ||
    term.length >= SPECIFIC_LENGTH ||
    Object.hasOwn(match, term) ||
    Object.entries(match).some(
      ([found, fields]) =>
        (found.startsWith(term) || found.startsWith(word)) && fields.some((field) => field !== 'also'),
    );

  /** @param typed the words that the query consists of, where some of `words` are joined */
  const find = (
    words: readonly Word[],
    combineWith: 'AND' | 'OR',
    { isNear = false, typed }: { isNear?: boolean; typed?: readonly Word[] | undefined } = {},
  ): Hit[] => {
    const fields: Field[] = words.every(({ isVague }) => isVague) ? NAMES : [...NAMES, 'note'];
    const queries = words.map((word) => queryOf(word, { isStrict: combineWith === 'OR', fields, isNear }));
    const results = index.search({ combineWith, queries }).map(({ id, score, queryTerms, match }) => {
      const terms = new Set(queryTerms);
      const matched = words.filter(({ term, word }) => terms.has(term) || terms.has(word));
      return { id: id as number, score, match, matched };
    });
    const most = Math.max(...results.map(({ matched }) => matched.length));
    return results.flatMap(({ id, score, match, matched }) => {
      if (matched.length < most || !matched.every((word) => isMeant(match, word))) return [];
      return { id, score, rank: Math.max(rank(id, matched), typed ? rank(id, typed) : MENTION) };
    });
  };

  /** Entries with all of the words, then those that only lie near a searched neighbourhood. */
  const findWords = (words: readonly Word[], typed?: readonly Word[]): Hit[] => {
    const exact = find(words, 'AND', { typed });
    if (!hasNear) return exact;
    const found = new Set(exact.map(({ id }) => id));
    const near = find(words, 'AND', { isNear: true }).filter(({ id }) => !found.has(id));
    return [...exact, ...near.map((hit) => ({ ...hit, rank: NEAR }))];
  };

  /** The pieces of a run without spaces that no entry contains as a whole. */
  const piecesOf = (word: Word): Word[] => {
    if (!word.isUnspaced || isKnown(word)) return [word];
    const { words, isByScript } = splitRun(word);
    return isByScript ? words.flatMap(piecesOf) : words;
  };
  const split = (words: readonly Word[]) => words.flatMap(piecesOf).slice(0, MAX_PIECES);

  return {
    findAll: (typed) => {
      if (typed.length === 0) return [];
      const words = withoutParticles(typed);
      const joined = joinedWords(words).flatMap(({ both, words: fewer }) => (isKnown(both) ? [fewer] : []));
      const best = new Map<number, Hit>();
      for (const hit of [...findWords(words, typed), ...joined.flatMap((fewer) => findWords(fewer, typed))])
        if (hit.rank >= (best.get(hit.id)?.rank ?? NEAR)) best.set(hit.id, hit);
      if (best.size > 0) return [...best.values()];
      const last = words.at(-1);
      const typedLast = last && hangul?.typedWord(last);
      const completed = typedLast ? findWords([...words.slice(0, -1), typedLast]) : [];
      if (completed.length > 0) return completed;
      const pieces = split(words);
      return pieces.length > words.length && pieces.every(isKnown) ? find(pieces, 'AND') : [];
    },
    findSome: (words) => {
      const pieces = split(withoutParticles(words)).filter(isKnown);
      return pieces.length > 0 ? find(pieces, 'OR') : [];
    },
    contains,
    isKnown,
    withoutParticles,
    weights,
  };
}
