import {
  type DictionaryEntry,
  lemmasOf,
  type Meaning,
  type NameIndex,
  type PhraseNode,
} from './food-name-index';
import { stemsOf } from './food-name-stems';
import { type NamePiece, piecesOf } from './food-name-words';

/** Part of a name: words of the dictionary with their meanings, or an unknown word, which has none. */
export type Item = { start: number; end: number; meanings: readonly Meaning[] };

const NONE: readonly DictionaryEntry[] = [];
const NO_LEMMAS: readonly string[] = [];

const lengthOf = ({ start, end }: Item) => end - start;

/** Meanings of one phrase. Of foods that differ by accents only, that of the one that is written so. */
function meaningsOf(
  entries: readonly DictionaryEntry[],
  name: string,
  start: number,
  end: number,
): Meaning[] {
  const [only] = entries;
  if (only && entries.length === 1) return [only.meaning];
  const written = name.slice(start, end).toLowerCase();
  const foods = entries.filter(({ meaning }) => meaning.is === 'food');
  const food = foods.find((entry) => written.startsWith(entry.written)) ?? foods[0];
  const others = entries.filter(({ meaning }) => meaning.is !== 'food');
  return [...(food ? [food] : []), ...others].map(({ meaning }) => meaning);
}

/** Longest phrase that begins at a piece. */
function phraseAt(
  index: NameIndex,
  name: string,
  pieces: readonly NamePiece[],
  from: number,
): Item | undefined {
  const first = pieces[from];
  if (!first || lemmasOf(index, first.text).length === 0) return undefined;
  let last = from;
  let entries = NONE;
  const visit = (at: PhraseNode, place: number): void => {
    const piece = pieces[place];
    for (const lemma of piece?.is === 'word' && at.next ? lemmasOf(index, piece.text) : NO_LEMMAS) {
      const next = at.next?.get(lemma);
      if (!next) continue;
      if (next.entries && place >= last) {
        entries = place > last || entries === NONE ? next.entries : [...entries, ...next.entries];
        last = place;
      }
      visit(next, place + 1);
    }
  };
  visit(index.root, from);
  const end = pieces[last]?.end;
  if (entries === NONE || end === undefined) return undefined;
  const { start } = first;
  const meanings = meaningsOf(entries, name, start, end);
  return { start, end, meanings };
}

/** Entries of one word. */
function wordEntries(index: NameIndex, word: string): readonly DictionaryEntry[] {
  const entries = lemmasOf(index, word).flatMap((lemma) => index.root.next?.get(lemma)?.entries ?? NONE);
  return entries.length > 0 ? entries : NONE;
}

/** Longest known end of a compound, in the singular or the plural, and what is before it. */
function endOf(
  { ends }: NameIndex,
  text: string,
): { before: string; entries: readonly DictionaryEntry[] } | undefined {
  for (const word of [text, ...stemsOf(text).map(({ stem }) => stem)]) {
    for (let length = word.length - 1; length > 2; length -= 1) {
      const entries = ends.get(word.slice(-length));
      if (entries) return { before: word.slice(0, -length), entries };
    }
  }
  return undefined;
}

/** Meanings of a compound by its beginning and its end. Its end is what it is: "Enteneier" are eggs. */
function compoundMeanings(index: NameIndex, text: string): Meaning[] {
  let first = NONE;
  for (let length = text.length - 1; length > 2 && first === NONE; length -= 1) {
    first = index.starts.get(text.slice(0, length)) ?? NONE;
  }
  const last = endOf(index, text);
  // "Rotbarschfilet" begins with a whole word.
  if (last && first === NONE) first = wordEntries(index, last.before);
  const entries = last?.entries ?? NONE;
  const isFood = entries.some(({ meaning }) => meaning.is === 'food');
  return [...first.filter(({ meaning }) => !isFood || meaning.is !== 'food'), ...entries].map(
    ({ meaning }) => meaning,
  );
}

/** Meanings of a word that is in no phrase; none for an unknown one. */
function looseMeanings(index: NameIndex, text: string): readonly Meaning[] {
  const known = index.compounds.get(text);
  if (known) return known;
  const meanings = compoundMeanings(index, text);
  index.compounds.set(text, meanings);
  return meanings;
}

/** Entries of characters of a run: anywhere, or at the edge of a word. */
function entriesOf(
  index: NameIndex,
  text: string,
  isStart: boolean,
  isEnd: boolean,
): readonly DictionaryEntry[] {
  const anywhere = index.unspaced.get(text);
  if (anywhere || !(isStart || isEnd)) return anywhere ?? NONE;
  if (isStart && isEnd) return index.unspaced.get(` ${text} `) ?? NONE;
  return (isStart ? index.starts : index.ends).get(text) ?? NONE;
}

/** Every word of the dictionary in a run of a script without spaces. */
function itemsInRun(index: NameIndex, name: string, { text, positions = [] }: NamePiece): Item[] {
  const items: Item[] = [];
  const startOf = (place: number) => positions[place] ?? 0;
  const endOf = (place: number) => startOf(place - 1) + 1;
  const isEdge = (place: number) => place === 0 || place === text.length || startOf(place) > endOf(place);
  for (let from = 0; from < text.length; from += 1) {
    for (let to = from + 1; to <= Math.min(text.length, from + index.longest); to += 1) {
      const entries = entriesOf(index, text.slice(from, to), isEdge(from), isEdge(to));
      if (entries === NONE) continue;
      const [start, end] = [startOf(from), endOf(to)];
      items.push({ start, end, meanings: meaningsOf(entries, name, start, end) });
    }
  }
  return items;
}

const overlap = (one: Item | NamePiece, other: Item | NamePiece) =>
  one.start < other.end && one.end > other.start;

/** The longest items that do not overlap. */
function longestOf(items: Item[]): Item[] {
  if (!items.some((item, place) => items.some((other, second) => second > place && overlap(item, other)))) {
    return items;
  }
  const taken: Item[] = [];
  for (const item of items.sort((one, other) => lengthOf(other) - lengthOf(one))) {
    if (!taken.some((other) => overlap(item, other))) taken.push(item);
  }
  return taken;
}

/** Unknown characters of a run of which some words are known. */
function restOf(piece: NamePiece, taken: readonly Item[]): Item[] {
  const isFree = (at: number | undefined) =>
    at !== undefined && taken.every(({ start, end }) => at < start || at >= end);
  const { positions = [] } = piece;
  return positions
    .filter((at, place) => isFree(at) && !isFree(positions[place - 1]))
    .map((start) => ({ start, end: start + 1, meanings: [] }));
}

/** Item of a piece that is in no phrase. */
function looseItem(index: NameIndex, piece: NamePiece): Item {
  const { start, end, join } = piece;
  if (join) return { start, end, meanings: [{ is: 'join', join }] };
  if (piece.is === 'number') return { start, end, meanings: [{ is: 'plain' }] };
  return { start, end, meanings: piece.is === 'word' ? looseMeanings(index, piece.text) : [] };
}

/** Splits a normalized name into words of the dictionary, the longest first, and unknown words. */
export function nameItemsOf(name: string, index: NameIndex): Item[] {
  const pieces = piecesOf(name);
  const known: Item[] = [];
  pieces.forEach((piece, place) => {
    if (piece.is === 'unspaced') known.push(...itemsInRun(index, name, piece));
    const phrase = piece.is === 'word' ? phraseAt(index, name, pieces, place) : undefined;
    if (phrase) known.push(phrase);
  });
  const items = longestOf(known);
  const loose: Item[] = [];
  for (const piece of pieces) {
    if (!items.some((item) => overlap(item, piece))) loose.push(looseItem(index, piece));
    else if (piece.is === 'unspaced') loose.push(...restOf(piece, items));
  }
  return [...items, ...loose].sort((one, other) => one.start - other.start);
}
