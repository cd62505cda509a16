import { fold } from '@/lib/text/fold';
import { editDistance } from '@/lib/text/nearest';
import type { PreparedNames } from './food-names';

/** Shorter words are too like others: "steak" and "steam". */
const SHORTEST = 6;

type RawWord = { word: string; kind: string };

/** Words for raw food by the dictionary they are from. */
const wordsOf = new WeakMap<PreparedNames, readonly RawWord[]>();

/** Results by name: recipes share most of their ingredients. */
const nearestOf = new WeakMap<PreparedNames, Map<string, RawWord | undefined>>();

function rawWords(prepared: PreparedNames): readonly RawWord[] {
  const known = wordsOf.get(prepared);
  if (known) return known;
  const words = Object.values(prepared.data.names).flatMap(({ raw: kind, words: byLanguage }) =>
    kind === undefined
      ? []
      : Object.values(byLanguage)
          .flat()
          .map((word) => ({ word: fold(word), kind })),
  );
  const long = words.filter(({ word }) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  wordsOf.set(prepared, long);
  return long;
}

function findNearest(name: string, prepared: PreparedNames): RawWord | undefined {
  const typed = (fold(name).match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  if (typed.length === 0) return undefined;
  return rawWords(prepared).find(({ word }) =>
    typed.some((each) => each[0] === word[0] && editDistance(each, word) === 1),
  );
}

/** Raw food that a misspelled name means: "chicken" for "chiken thihgs"; undefined if it is like none. */
export function nearestFoodWord(name: string, prepared: PreparedNames): RawWord | undefined {
  const known = nearestOf.get(prepared) ?? new Map<string, RawWord | undefined>();
  nearestOf.set(prepared, known);
  if (!known.has(name)) known.set(name, findNearest(name, prepared));
  return known.get(name);
}
