import { ALL_INFLECT, INFLECTS, stemsOf } from './food-name-stems';
import {
  isUnspaced,
  JOINS,
  type Join,
  LINKS,
  type NamePiece,
  normalizeName,
  piecesOf,
} from './food-name-words';
import type { FoodNames } from './schema/food-names';

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

/** Meaning of a word of a name. A word can have several: "noodle" is a food, and chicken noodles are a product. */
export type Meaning =
  | { is: 'food'; id: string }
  | { is: 'product'; isFirst: boolean }
  | { is: 'form'; form: number }
  | { is: 'free'; free: number }
  | { is: 'unsure'; isAfter: boolean }
  | { is: 'join'; join: Join }
  | { is: 'ready' | 'uncooked' | 'without' | 'left-out' | 'shared-product' | 'plain' | 'link' };

/** Words of the dictionary that mean something, with their own spelling. */
export type DictionaryEntry = { written: string; meaning: Meaning };

/** Words of phrases that begin alike. */
export type PhraseNode = { next?: Map<string, PhraseNode>; entries?: DictionaryEntry[] };

export type NameIndex = {
  /** Ids of the words of phrases: `=egg` for "egg" alone, `en egg` for its plural too. */
  lemmas: Map<string, string[]>;
  /** Ids by the words of names that were read before. */
  read: Map<string, readonly string[]>;
  /** Meanings of words that are in no phrase, of names that were read before. */
  compounds: Map<string, readonly Meaning[]>;
  root: PhraseNode;
  /** Words of scripts without spaces. */
  unspaced: Map<string, DictionaryEntry[]>;
  longest: number;
  /** Beginnings and ends of compounds: "Rinder-", "-fisch". */
  starts: Map<string, DictionaryEntry[]>;
  ends: Map<string, DictionaryEntry[]>;
};

const ROMANCE = new Set(['fr', 'es', 'it', 'pt']);

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** German words that are typed without umlauts: "Haehnchen". */
const withoutUmlauts = (word: string) =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** Adds "Rinder-", "-fisch", or "-닭-" which may be anywhere in a word. */
function addPart(index: NameIndex, written: string, entry: DictionaryEntry): void {
  const [piece] = piecesOf(normalizeName(written.replaceAll(/^-|-$/g, '')));
  if (!piece) return;
  const { text } = piece;
  if (!written.startsWith('-')) {
    addTo(index.starts, text, entry);
    addTo(index.starts, withoutUmlauts(piece.written), entry);
  } else {
    addTo(written.endsWith('-') ? index.unspaced : index.ends, text, entry);
  }
}

function addUnspaced(index: NameIndex, text: string, entry: DictionaryEntry): void {
  // One character alone is a part of too many words.
  addTo(index.unspaced, text.length === 1 ? ` ${text} ` : text, entry);
  index.longest = Math.max(index.longest, text.length);
}

/** Id of a word of a phrase. In English only the last word has a plural: "eggs noodles" are not egg noodles. */
function addLemma(
  index: NameIndex,
  { text, written }: NamePiece,
  language: string,
  { isLast, isAdjective }: { isLast: boolean; isAdjective: boolean },
): string {
  const inflects = INFLECTS.has(language) && (isLast || ALL_INFLECT.has(language));
  const lemma = inflects ? `${language}${isAdjective ? '+' : ''} ${text}` : `=${text}`;
  addTo(index.lemmas, text, lemma);
  if (language === 'de' && written !== text) addTo(index.lemmas, withoutUmlauts(written), lemma);
  return lemma;
}

/** Ids of the words that a word of a name may be: its own, and those of its singular. */
export function lemmasOf({ lemmas, read }: NameIndex, word: string): readonly string[] {
  const known = read.get(word);
  if (known) return known;
  const inflected = stemsOf(word).flatMap(({ stem, language, isAdjective }) =>
    (lemmas.get(stem) ?? []).filter(
      (lemma) => lemma.startsWith(`${language}+`) || (!isAdjective && lemma.startsWith(`${language} `)),
    ),
  );
  const found = [...new Set([...(lemmas.get(word) ?? []), ...inflected])];
  read.set(word, found);
  return found;
}

function addSpaced(index: NameIndex, normalized: string, language: string, entry: DictionaryEntry): void {
  const pieces = piecesOf(normalized);
  const isAdjective = entry.meaning.is !== 'food';
  let at = index.root;
  pieces.forEach((piece, place) => {
    const lemma = addLemma(index, piece, language, { isLast: place === pieces.length - 1, isAdjective });
    at.next ??= new Map();
    let next = at.next.get(lemma);
    if (!next) {
      next = {};
      at.next.set(lemma, next);
    }
    at = next;
  });
  at.entries ??= [];
  at.entries.push(entry);
}

function addPhrase(index: NameIndex, word: string, language: string, meaning: Meaning): void {
  const normalized = normalizeName(word);
  const entry: DictionaryEntry = { written: normalized.toLowerCase(), meaning };
  if (word.startsWith('-') || word.endsWith('-')) addPart(index, word, entry);
  else if (isUnspaced(normalized)) addUnspaced(index, normalized.replaceAll(' ', ''), entry);
  else addSpaced(index, normalized, language, entry);
}

function addWords(index: NameIndex, words: WordsByLanguage, meaningIn: (language: string) => Meaning): void {
  for (const [language, list] of Object.entries(words)) {
    for (const written of list) addPhrase(index, written, language, meaningIn(language));
  }
}

/** Words for a product that is also one of the foods before "or": "vegetable stock", "bouillon de légumes". */
function sharedIn(words: WordsByLanguage, shared: WordsByLanguage): WordsByLanguage {
  const chosen = Object.entries(words).map(([language, list]) => {
    const products = shared[language] ?? [];
    const isShared = (word: string) =>
      products.some((product) =>
        ROMANCE.has(language) ? word.startsWith(`${product} `) : word !== product && word.endsWith(product),
      );
    return [language, list.filter(isShared)];
  });
  return Object.fromEntries(chosen);
}

/** Index of all words of data/food-safety.yaml by which foods are called. */
export function indexNames(data: FoodNames): NameIndex {
  const index: NameIndex = {
    lemmas: new Map(),
    read: new Map(),
    compounds: new Map(),
    root: {},
    unspaced: new Map(),
    longest: 1,
    starts: new Map(),
    ends: new Map(),
  };
  const add = (words: WordsByLanguage, meaning: Meaning) => addWords(index, words, () => meaning);
  for (const [id, { words }] of Object.entries(data.names)) add(words, { is: 'food', id });
  for (const words of [data.products.words, data.products.shared]) {
    addWords(index, words, (language) => ({ is: 'product', isFirst: ROMANCE.has(language) }));
  }
  add(data.products.shared, { is: 'shared-product' });
  for (const { words } of Object.values(data.names)) {
    add(sharedIn(words, data.products.shared), { is: 'shared-product' });
  }
  addWords(index, data.unsure.words, (language) => ({ is: 'unsure', isAfter: ROMANCE.has(language) }));
  add(data.ready, { is: 'ready' });
  add(data.uncooked, { is: 'uncooked' });
  add(data.descriptions, { is: 'plain' });
  add(data.without.before, { is: 'without' });
  add(data.without.after, { is: 'left-out' });
  data.forms.forEach(({ words }, form) => {
    add(words, { is: 'form', form });
  });
  data.free.forEach(({ words }, free) => {
    add(words, { is: 'free', free });
  });
  for (const join of ['or', 'and', 'with'] as const) add(JOINS[join], { is: 'join', join });
  add({ und: LINKS }, { is: 'link' });
  return index;
}
