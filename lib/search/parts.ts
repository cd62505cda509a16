import { createHash } from 'node:crypto';
import { SITE_GROUPS, type SiteEntry } from './entry';
import {
  type DocumentsPart,
  ENTRIES_PER_PART,
  FIELD,
  type IndexOfParts,
  type TermsPart,
} from './index-format';
import { withoutStopWords } from './stop-words';
import { indexTerms, tokensOf } from './tokens';

// The index of the site search in parts, for a site with more entries than a visitor should load for one query.
// For the build only.

/** Entries that stand in one file. */
const MOST_IN_ONE = 400;

/** Size of a part of terms, in characters. */
const PART_SIZE = 12_000;

/** Words that misspelt ones are held against: those that count for most. */
const MOST_SPELLINGS = 4000;

const WEIGHTS = { title: 8, names: 5, note: 2, also: 1 };

type IndexParts = { index: IndexOfParts; files: Map<string, () => unknown> };

/** The entries with those of few words in their titles first: of many that hold a word, these are called nearly that. */
function inOrder(entries: readonly SiteEntry[]): SiteEntry[] {
  const length = new Map(entries.map((entry) => [entry, tokensOf(entry.title).length]));
  const place = ({ group }: SiteEntry) => SITE_GROUPS.indexOf(group);
  return [...entries].sort(
    (one, other) => place(one) - place(other) || (length.get(one) ?? 0) - (length.get(other) ?? 0),
  );
}

/** Where the terms of an entry stand in it, as marks added up; and each word with what it counts. */
function termsOf(
  { title, native, names = [], note, also = '' }: SiteEntry,
  weigh: (word: string, weight: number) => void,
) {
  const marks = new Map<string, number>();
  const add = (text: string, field: keyof typeof WEIGHTS, begins = 0) => {
    const tokens = tokensOf(text);
    // Nothing is called by its stop words, unless it has no others.
    const own = new Set(withoutStopWords(tokens));
    const [first] = own;
    for (const token of tokens) {
      for (const word of token.isUnspaced ? indexTerms(token) : [token.word]) weigh(word, WEIGHTS[field]);
      indexTerms(token).forEach((term, from) => {
        const mark = own.has(token)
          ? FIELD[field] | (token === first && from === 0 ? begins : 0)
          : FIELD.also;
        marks.set(term, (marks.get(term) ?? 0) | mark);
      });
    }
  };
  add(title, 'title', FIELD.beginsTitle);
  for (const name of [...(native ? [native.text] : []), ...names]) add(name, 'names', FIELD.beginsName);
  add(note, 'note');
  add(also, 'also');
  return marks;
}

/** A list in parts that are no longer than PART_SIZE as JSON, if one of its entries is not. */
function inParts(terms: readonly [string, string][]): [string, string][][] {
  const parts: [string, string][][] = [];
  let size = Infinity;
  for (const entry of terms) {
    const own = entry[0].length + entry[1].length + 6;
    if (size + own > PART_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += own;
  }
  return parts;
}

/** The index of these entries in parts; null where it stands in one file. */
export function indexParts(given: readonly SiteEntry[], most = MOST_IN_ONE): IndexParts | null {
  if (given.length <= most) return null;
  const entries = inOrder(given);
  const weights = new Map<string, number>();
  const weigh = (word: string, weight: number) => weights.set(word, (weights.get(word) ?? 0) + weight);
  const places = new Map<string, { last: number; text: string }>();
  entries.forEach((entry, id) => {
    for (const [term, marks] of termsOf(entry, weigh)) {
      const { last, text } = places.get(term) ?? { last: -1, text: '' };
      const step = id - last;
      // A step of one goes without saying.
      places.set(term, { last: id, text: text + (step === 1 ? '' : step) + String.fromCharCode(64 + marks) });
    }
  });
  const sorted = [...places]
    .map(([term, { text }]): [string, string] => [term, text])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const terms = inParts(sorted);
  const version = createHash('sha256')
    .update(JSON.stringify([entries, sorted]))
    .digest('hex')
    .slice(0, 8);
  const index: IndexOfParts = {
    version,
    groups: SITE_GROUPS.map((group) => entries.filter((entry) => entry.group === group).length),
    terms: terms.map(([first]) => first?.[0] ?? ''),
  };
  const documents = (part: number): DocumentsPart => ({
    version,
    entries: entries
      .slice(part * ENTRIES_PER_PART, (part + 1) * ENTRIES_PER_PART)
      .map(({ also: _, ...entry }) => entry),
  });
  const spellings = [...weights]
    .filter(([word]) => /^\p{L}{3,24}$/u.test(word))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_SPELLINGS);
  const files = new Map<string, () => unknown>([
    ...terms.map(
      (part, at) =>
        [`terms-${at}.json`, (): TermsPart => ({ version, terms: Object.fromEntries(part) })] as const,
    ),
    ...Array.from(
      { length: Math.ceil(entries.length / ENTRIES_PER_PART) },
      (_, part) => [`entries-${part}.json`, () => documents(part)] as const,
    ),
    ['words.json', () => ({ version, words: Object.fromEntries(spellings) })],
  ]);
  return { index, files };
}
