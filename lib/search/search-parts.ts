import { partLoader } from '@/lib/ui/load-part';
import { SITE_GROUPS, type SiteEntry, type SiteFound, type SiteGroup } from './entry';
import {
  type DocumentsPart,
  ENTRIES_PER_PART,
  FIELD,
  type IndexOfParts,
  readPlaces,
  type SpellingsPart,
  type TermsPart,
} from './index-format';
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
import { createSpelling, type Spelling } from './spelling';
import { termsOf, tokensOf } from './tokens';

/** Parts of terms that are loaded for one word: a letter or two begin more than anyone reads. */
const MOST_TERM_PARTS = 8;

/** Entries of a group that are loaded and shown; the others are only counted. */
const MOST_OF_GROUP = 10;

const CALLED = FIELD.title | FIELD.names;
const NAMED = CALLED | FIELD.note;

/** Entries that hold a word by their number: where, and how much that counts. */
type Held = Map<number, { marks: number; score: number; isExact: boolean }>;

/** An entry that holds words: where it holds each, undefined for those it does not, and how much all of that counts. */
type Candidate = { id: number; marks: (number | undefined)[]; score: number };

const scoreOf = (marks: number) =>
  (marks & FIELD.title ? 8 : 0) +
  (marks & FIELD.names ? 5 : 0) +
  (marks & FIELD.note ? 2 : 0) +
  (marks & FIELD.also ? 1 : 0);

/** How well names fit, as far as the places of words tell: in the order of `rankOf`. */
function roughRank(marks: readonly (number | undefined)[]): number {
  const all = marks.reduce<number>((sum, each) => sum & (each ?? 0), ~0);
  const are = (some: number) => marks.every((each) => ((each ?? 0) & some) !== 0);
  const [first = 0] = marks;
  if (all & FIELD.title) return first & FIELD.beginsTitle ? 5 : 3;
  if (are(CALLED)) return first & FIELD.beginsName ? 4 : 2;
  return are(NAMED) ? 1 : 0;
}

/** The search over an index in parts, of which a query loads those it needs. A query rejects where one cannot be had. */
export function createPartsSearch(
  { version, groups, terms: firsts }: IndexOfParts,
  right: readonly string[] = [],
): (typed: string) => Promise<SiteFound> {
  const total = groups.reduce((sum, count) => sum + count, 0);
  const groupOf = (id: number): SiteGroup => {
    let end = 0;
    const at = groups.findIndex((count) => {
      end += count;
      return id < end;
    });
    return SITE_GROUPS[at] ?? 'section';
  };

  const loadPart = partLoader('/data/search', version);

  /** The terms that a word is, or that it begins. */
  const termsFor = async (term: string, isPrefix: boolean): Promise<[string, string][]> => {
    // The last part whose first term does not come after the word, and those that begin with it.
    const after = firsts.findIndex((first) => first > term);
    const from = Math.max(0, (after < 0 ? firsts.length : after) - 1);
    const isBegun = (first: string) => isPrefix && first.startsWith(term);
    const numbers = [from];
    for (let at = from + 1; at < firsts.length && isBegun(firsts[at] ?? ''); at += 1) numbers.push(at);
    const parts = await Promise.all(
      numbers.slice(0, MOST_TERM_PARTS).map((at) => loadPart<TermsPart>(`terms-${at}.json`)),
    );
    if (isPrefix)
      return parts.flatMap((part) => Object.entries(part.terms).filter(([each]) => each.startsWith(term)));
    const [own] = parts.flatMap(({ terms }) => (Object.hasOwn(terms, term) ? terms[term] : undefined) ?? []);
    return own === undefined ? [] : [[term, own]];
  };

  const holds = async (term: string, isPrefix = false) => (await termsFor(term, isPrefix)).length > 0;
  const isKnown = ({ term, isPrefix }: Word) => holds(term, isPrefix);

  /** The entries that hold a word in these fields. */
  const heldBy = async (word: Word, isPrefix: boolean, fields: number): Promise<Held> => {
    const held: Held = new Map();
    for (const [term, text] of await termsFor(word.term, isPrefix)) {
      const places = readPlaces(text);
      const isExact = term === word.term;
      const rarity =
        Math.log(1 + total / places.size) * (isExact ? 1 : (0.4 * word.term.length) / term.length);
      for (const [id, marks] of places) {
        if ((marks & fields) === 0) continue;
        const known = held.get(id);
        held.set(id, {
          marks: (known?.marks ?? 0) | marks,
          score: (known?.score ?? 0) + scoreOf(marks & fields) * rarity,
          isExact: isExact || (known?.isExact ?? false),
        });
      }
    }
    // The beginnings of other words say little where there are few letters.
    if (!word.isUnspaced && word.term.length < SPECIFIC)
      for (const [id, { marks, isExact }] of held) if (!isExact && (marks & NAMED) === 0) held.delete(id);
    return held;
  };

  /** The entries that hold all of the words, or with OR those that hold the most of them. */
  const look = async (words: readonly Word[], combineWith: 'AND' | 'OR'): Promise<Candidate[]> => {
    const areVague = words.every(({ isVague }) => isVague);
    const lists = await Promise.all(
      words.map((word) => {
        const isLong = word.isUnspaced || word.term.length >= SPECIFIC;
        const fields = word.isVague ? (areVague ? CALLED : NAMED) : NAMED | FIELD.also;
        return heldBy(word, word.isPrefix && (combineWith === 'AND' || isLong), fields);
      }),
    );
    const ids = new Set(lists.flatMap((held) => [...held.keys()]));
    const all = [...ids].map((id) => {
      const own = lists.map((held) => held.get(id));
      return {
        id,
        marks: own.map((each) => each?.marks),
        score: own.reduce((sum, each) => sum + (each?.score ?? 0), 0),
        count: own.filter((each) => each !== undefined).length,
      };
    });
    const most =
      combineWith === 'AND' ? words.length : all.reduce((sum, { count }) => Math.max(sum, count), 0);
    return all.filter(({ count }) => count === most);
  };

  /** What was found: of each group the best are loaded, and all are counted. */
  const answer = async (
    words: readonly Word[],
    candidates: readonly Candidate[],
    corrected: string | null,
    mostGiven = Infinity,
  ): Promise<SiteFound> => {
    const ranked = candidates
      .map((candidate) => ({
        ...candidate,
        rough: roughRank(candidate.marks.filter((each) => each !== undefined)),
      }))
      .sort((one, other) => other.rough - one.rough || other.score - one.score || one.id - other.id)
      .slice(0, mostGiven);
    const totals = new Map<SiteGroup, number>();
    const best = SITE_GROUPS.flatMap((group) => {
      const own = ranked.filter(({ id }) => groupOf(id) === group);
      const called = own.filter(({ rough }) => rough > 0);
      // What only mentions the words is left out where others are called so; recipes by their ingredients.
      const kept = group === 'recipe' || called.length === 0 ? own : called;
      totals.set(group, kept.length);
      return kept.slice(0, MOST_OF_GROUP);
    });
    const entries = new Map<number, SiteEntry>();
    await Promise.all(
      best.map(async ({ id }) => {
        const part = Math.floor(id / ENTRIES_PER_PART);
        const { entries: loaded } = await loadPart<DocumentsPart>(`entries-${part}.json`);
        const entry = loaded[id % ENTRIES_PER_PART];
        if (entry) entries.set(id, entry);
      }),
    );
    const hits = best.flatMap(({ id, score, marks }): Hit[] => {
      const entry = entries.get(id);
      const held = words.filter((_, at) => marks[at] !== undefined);
      return entry ? [{ id, score, rank: rankOf(keysOf(entry), held) }] : [];
    });
    const found = arrange(hits, corrected, { groupOf, entryOf: (id) => entries.get(id) });
    const counted = found.groups.map((each) => ({
      ...each,
      total: Math.max(each.entries.length, totals.get(each.group) ?? 0),
    }));
    return { ...found, groups: counted, count: counted.reduce((sum, each) => sum + each.total, 0) };
  };

  /** The entries that hold all of the words, with the words as they were typed or with two of them as one. */
  const lookForAll = async (
    words: readonly Word[],
  ): Promise<{ words: readonly Word[]; found: Candidate[] }> => {
    const joined: (readonly Word[])[] = [];
    for (const { both, words: fewer } of joinedWords(words)) if (await holds(both.term)) joined.push(fewer);
    const ways = await Promise.all(
      [words, ...joined].map(async (each) => ({ words: each, found: await look(each, 'AND') })),
    );
    const best = (found: readonly Candidate[]) =>
      Math.max(-1, ...found.slice(0, 1000).map(({ marks }) => roughRank(marks)));
    return ways.reduce((one, other) => (best(other.found) > best(one.found) ? other : one));
  };

  let spelling: Promise<Spelling> | undefined;
  const loadSpelling = async (): Promise<Spelling> => {
    const { words } = await loadPart<SpellingsPart>('words.json');
    const known = new Set(Object.keys(words).flatMap(termsOf));
    /** The two words of "soysauce"; null where it is not made of two that the site uses. */
    const split = (word: string): string | null => {
      const [{ term, isUnspaced } = { term: '', isUnspaced: true }] = tokensOf(word);
      if (isUnspaced) return null;
      for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1)
        if (known.has(term.slice(0, at)) && known.has(term.slice(at)))
          return `${word.slice(0, at)} ${word.slice(at)}`;
      return null;
    };
    return createSpelling({ weights: new Map(Object.entries(words)), right, split });
  };

  /** What was probably meant; null where every word is known, and where nothing is near. */
  const correctionOf = async (words: readonly Word[]): Promise<string | null> => {
    const known = await Promise.all(words.map(isKnown));
    if (known.every(Boolean)) return null;
    spelling ??= loadSpelling();
    const correct = await spelling.catch((reason: unknown) => {
      spelling = undefined;
      throw reason;
    });
    const meant = words.map((each, at) =>
      known[at] ? each.word : (correct(each.isUnspaced ? each.term : each.word, each.isOpen) ?? each.word),
    );
    return meant.some((word, at) => word !== words[at]?.word) ? meant.join(' ') : null;
  };

  const partsOf = async (word: Word): Promise<Word[]> => {
    if (!word.isUnspaced || (await isKnown(word))) return [word];
    const { words, isByScript } = partsOfRun(word);
    return isByScript ? (await Promise.all(words.map(partsOf))).flat() : words;
  };

  return async (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return answer([], [], null);
    const typed = await lookForAll(words);
    if (typed.found.length > 0) return answer(typed.words, typed.found, null);
    const corrected = await correctionOf(words);
    const meant = corrected === null ? words : wordsOf(corrected);
    if (corrected !== null) {
      const right = await lookForAll(meant);
      if (right.found.length > 0) return answer(right.words, right.found, corrected);
    }
    const parts = (await Promise.all(meant.map(partsOf))).flat().slice(0, MOST_PARTS);
    const areKnown = await Promise.all(parts.map(isKnown));
    const known = parts.filter((_, at) => areKnown[at]);
    const isInParts = parts.length > meant.length && known.length === parts.length;
    const foundParts = isInParts ? await look(parts, 'AND') : [];
    if (foundParts.length > 0) return answer(parts, foundParts, corrected);
    const closest = known.length > 0 ? await look(known, 'OR') : [];
    const answered = await answer(known, closest, corrected, MOST_CLOSEST);
    return { ...answered, partial: closest.length > 0 };
  };
}
