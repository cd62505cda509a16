import MiniSearch, { type MatchInfo } from 'minisearch';
import { correctionOf, isPrefix, joinedOf, partsIn } from './correct';
import {
  MOST_GIVEN,
  SITE_GROUPS,
  type SiteEntry,
  type SiteFound,
  type SiteGroup,
  type SiteSearch,
} from './entry';
import { EXACT, keysOf, rankOf, type SiteKeys } from './rank';
import { makeRightWords } from './right-words';
import { termsOf, tokensOf } from './tokens';
import { makeVocabulary } from './vocabulary';
import { type Wanted, wantedOf } from './wanted';

const FIELDS = ['title', 'names', 'note', 'also'] as const;
type Field = (typeof FIELDS)[number];
/** What an entry is called. */
const CALLED: Field[] = ['title', 'names'];
type Doc = Record<Field, string> & { id: number };

const BOOST: Record<Field, number> = { title: 8, names: 5, note: 2, also: 1 };

/** Names have many words and descriptions more: how long a text is says little of how well it fits. */
const BM25 = { k: 1.2, b: 0.3, d: 0.5 };

/** Letters that tell a word from others that begin alike. */
const TELLING = 4;

/** Results of a search of whose words nothing holds all. */
const MOST_CLOSE = 8;

/** Milliseconds for which entries are taken in before whatever a visitor does meanwhile is let through. */
const SLICE = 8;

/** An entry that was found. */
type Hit = { id: number; rank: number; score: number };

function docOf({ title, native, names = [], note, also = '' }: SiteEntry, id: number): Doc {
  return { id, title, names: [native?.text ?? '', ...names].join('\n'), note, also };
}

/** Whether a text holds a word itself. The beginnings of other words say little where there are few letters. */
const isFair = (match: MatchInfo, { term, joined }: Wanted) =>
  joined ||
  term.length >= TELLING ||
  Object.hasOwn(match, term) ||
  Object.entries(match).some(
    ([held, fields]) => held.startsWith(term) && fields.some((field) => field !== 'also'),
  );

/**
 * The hits of a group without those that only mention the words somewhere, where others are called so. Recipes stay:
 * their ingredients are mentioned, and are what cooks search for.
 */
function withoutMentions(group: SiteGroup, hits: Hit[]): Hit[] {
  const called = hits.filter(({ rank }) => rank > 0);
  return group === 'recipe' || called.length === 0 ? hits : called;
}

/**
 * The search over entries that are still to be taken in, one after the other. Of several with one address, the first
 * counts. `right` words are not taken for mistakes.
 */
function prepare(given: readonly SiteEntry[], right: readonly string[]) {
  const entries = [...new Map([...given].reverse().map((entry) => [entry.href, entry])).values()].reverse();
  const keys: SiteKeys[] = [];
  const vocabulary = makeVocabulary();
  const isRight = makeRightWords(right);
  const index = new MiniSearch<Doc>({
    fields: [...FIELDS],
    tokenize: (text, field) =>
      tokensOf(text).flatMap((token) => {
        const terms = termsOf(token);
        for (const term of terms)
          vocabulary.add(term, token.joined ? term : token.word, BOOST[field as Field]);
        return terms;
      }),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: BM25, tokenize: (text) => [text] },
  });
  const takeIn = entries.map((entry, id) => () => {
    keys[id] = keysOf(entry);
    index.add(docOf(entry, id));
  });

  /** The entries that hold all of the words; or those that hold the most of them. */
  const look = (wanted: readonly Wanted[], combineWith: 'AND' | 'OR'): Hit[] => {
    // A letter or two begin words in every description.
    const isVague = (word: Wanted) => word.isShort && isPrefix(word);
    const fields = wanted.every(isVague) ? CALLED : [...CALLED, 'note'];
    // Where a word is enough, one that only begins like a short one says nothing: "cha" is not "Chang".
    const mayBegin = ({ term, joined }: Wanted) => combineWith === 'AND' || joined || term.length >= TELLING;
    const queries = wanted.map((word) => ({
      queries: [word.term],
      prefix: isPrefix(word) && mayBegin(word),
      ...(isVague(word) && { fields }),
    }));
    const found = index.search({ combineWith, queries });
    const most = found.reduce((sum, { queryTerms }) => Math.max(sum, queryTerms.length), 0);
    return found.flatMap(({ id, score, queryTerms, match }) => {
      const own = keys[id];
      const held = wanted.filter(({ term }) => queryTerms.includes(term));
      if (!own || queryTerms.length < most || !held.every((word) => isFair(match, word))) return [];
      return [{ id, score, rank: rankOf(own, held) }];
    });
  };

  /** The entries that hold all of the words, as they were typed or with two of them as one: "chick peas". */
  const lookForAll = (wanted: readonly Wanted[]): Hit[] => {
    const hits = [wanted, ...joinedOf(wanted, vocabulary)].flatMap((words) => look(words, 'AND'));
    const best = new Map<number, Hit>();
    for (const hit of hits) if (hit.rank >= (best.get(hit.id)?.rank ?? 0)) best.set(hit.id, hit);
    return [...best.values()];
  };

  const groupOf = ({ id }: Hit) => entries[id]?.group ?? 'section';

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
    const [best] = ordered;
    const first = best && groupOf(best);
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

  const search: SiteSearch = (typed) => {
    const wanted = wantedOf(typed);
    const found = lookForAll(wanted);
    if (found.length > 0 || wanted.length === 0) return answer(found, null);
    const corrected = correctionOf(wanted, vocabulary, isRight);
    const meant = corrected === null ? wanted : wantedOf(corrected);
    const foundMeant = corrected === null ? [] : lookForAll(meant);
    if (foundMeant.length > 0) return answer(foundMeant, corrected);
    const { all, known } = partsIn(meant, vocabulary);
    const foundParts = all.length > meant.length && known.length === all.length ? look(all, 'AND') : [];
    if (foundParts.length > 0) return answer(foundParts, corrected);
    const close = known.length > 0 ? look(known, 'OR') : [];
    return { ...answer(close, corrected, MOST_CLOSE), partial: close.length > 0 };
  };
  return { takeIn, search };
}

/** Makes the search over the entries of the site at once. `right` words are not taken for mistakes. */
export function makeSiteSearch(given: readonly SiteEntry[], right: readonly string[] = []): SiteSearch {
  const { takeIn, search } = prepare(given, right);
  for (const take of takeIn) take();
  return search;
}

/** The same with pauses between a few entries, so that a slow device answers a visitor meanwhile. */
export async function makeSiteSearchInSlices(
  given: readonly SiteEntry[],
  right: readonly string[] = [],
): Promise<SiteSearch> {
  let began = performance.now();
  const { takeIn, search } = prepare(given, right);
  for (const take of takeIn) {
    if (performance.now() - began > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    take();
  }
  return search;
}
