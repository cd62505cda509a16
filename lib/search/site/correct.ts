import { misspellings } from '@/lib/content/search';
import type { Vocabulary } from './vocabulary';
import { type Wanted, wantedOf } from './wanted';

/** Whether a word stands for those it begins too. A number never does, and a short word only while it is typed. */
export function isPrefix({ term, joined, isOpen, isShort }: Wanted): boolean {
  return joined || (!/^\p{N}+$/u.test(term) && (isOpen || !isShort));
}

/** Whether anything on the site holds the word. */
export function isKnown(wanted: Wanted, vocabulary: Vocabulary): boolean {
  return vocabulary.has(wanted.term) || (isPrefix(wanted) && vocabulary.begins(wanted.term));
}

/** Letters that a part of a word needs to be taken for a word. */
const SHORTEST_PART = 3;
const LONGEST_WHOLE = 24;

const MOST_PARTS = 16;

/** The two words of "soysauce"; null where it is not made of two that the site uses. */
function splitWord({ term, word, joined }: Wanted, vocabulary: Vocabulary): string | null {
  if (joined || term.length > LONGEST_WHOLE) return null;
  for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    if (vocabulary.has(term.slice(0, at)) && vocabulary.has(term.slice(at)))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  }
  return null;
}

/** Frequent misspellings by themselves, so that "constructor" is none of them. */
const frequent = new Map(Object.entries(misspellings));

/**
 * What was probably meant, as text; null where every word is known, and where nothing is near.
 *
 * @param isRight whether a word that the site does not use is spelled right all the same
 */
export function correctionOf(
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
  isRight: (one: Wanted) => boolean,
): string | null {
  const words = wanted.map((one) => {
    if (isKnown(one, vocabulary)) return one.word;
    const fixed = frequent.get(one.word) ?? frequent.get(one.term);
    if (fixed) return fixed;
    if (isRight(one)) return one.word;
    return splitWord(one, vocabulary) ?? vocabulary.nearest(one.term, one.isOpen) ?? one.word;
  });
  return words.some((word, index) => word !== wanted[index]?.word) ? words.join(' ') : null;
}

/** The search with two neighbours as the one word the site makes of them: "chick peas", "bean curd". */
export function joinedOf(wanted: readonly Wanted[], vocabulary: Vocabulary): Wanted[][] {
  return wanted.slice(1).flatMap((second, index) => {
    const first = wanted[index];
    if (!first || first.joined || second.joined) return [];
    const [both, ...more] = wantedOf(`${first.word}${second.word}`);
    if (!both || more.length > 0 || !vocabulary.has(both.term)) return [];
    return [[...wanted.slice(0, index), { ...both, isOpen: second.isOpen }, ...wanted.slice(index + 2)]];
  });
}

const SCRIPTS = /\p{sc=Han}+|[\p{sc=Hiragana}\p{sc=Katakana}ー]+|\p{sc=Hangul}+/gu;

/** The parts of a word that no text holds as it is: by script ("東京ラーメン"), or pairs of its characters. */
function partsOf(one: Wanted, vocabulary: Vocabulary): Wanted[] {
  if (!one.joined || isKnown(one, vocabulary)) return [one];
  const runs = one.word.match(SCRIPTS) ?? [];
  if (runs.length > 1) return runs.flatMap(wantedOf).flatMap((run) => partsOf(run, vocabulary));
  const characters = Array.from(one.word);
  return characters.slice(1).flatMap((character, index) => wantedOf(`${characters[index]}${character}`));
}

/** The words of a search, those without spaces in parts where need be, and which of them anything on the site holds. */
export function partsIn(
  wanted: readonly Wanted[],
  vocabulary: Vocabulary,
): { all: Wanted[]; known: Wanted[] } {
  const all = wanted.flatMap((one) => partsOf(one, vocabulary)).slice(0, MOST_PARTS);
  return { all, known: all.filter((part) => isKnown(part, vocabulary)) };
}
