import { editDistance } from '@/lib/text/nearest';

/** What a mistyped word may have been meant to be. */
export type Vocabulary = {
  /** Takes a word in. A word of a title counts for more than one of a description. */
  add: (term: string, word: string, weight: number) => void;
  has: (term: string) => boolean;
  /** Whether a word begins like this. */
  begins: (start: string) => boolean;
  /**
   * The word that was probably meant, as it stands in the texts; null where none is near.
   *
   * @param open it may still be typed: it may be the beginning of a word
   */
  nearest: (term: string, open: boolean) => string | null;
};

type Known = { term: string; weight: number; words: string[] };

/** A word to compare with: its letters as bits, and how it reads without doubled letters. */
type Candidate = { known: Known; letters: number; plain: string };

const LONGEST = 24;

/** Forms of one word that are kept: "berry", "berries". */
const MOST_FORMS = 4;

/** Answers that are kept: the words of a text are asked for again with every letter of the next one. */
const KEPT = 200;

/** How many edits away a word of this length may be. */
const reach = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters of a word as bits, to see at a glance that two words have little in common. */
function lettersOf(term: string): number {
  let bits = 0;
  for (let index = 0; index < term.length; index += 1) bits |= 1 << (term.charCodeAt(index) % 31);
  return bits;
}

function bitsOf(number: number): number {
  let rest = number;
  let count = 0;
  for (; rest !== 0; count += 1) rest &= rest - 1;
  return count;
}

/** "tofoo" as "tofo": a letter typed twice is one slip, whatever else went wrong. */
const undoubled = (term: string) => term.replace(/(.)\1+/g, '$1');

/** Edits between a word and another, or the beginning of another where it may still be typed. */
function distanceOf(
  term: string,
  plain: string,
  { known, plain: other }: Candidate,
  open: boolean,
  most: number,
) {
  const isDoubled = plain !== term || other !== known.term;
  const mostPlain = reach(plain.length);
  const undoubledCost = isDoubled ? editDistance(plain, other, mostPlain) : mostPlain + 1;
  const costs = [
    editDistance(term, known.term, most),
    undoubledCost > mostPlain ? most + 1 : undoubledCost + 0.5,
  ];
  // The beginning of the same length, give or take a letter; it costs a little more than a whole word.
  if (open && known.term.length > term.length) {
    for (const more of [0, 1])
      costs.push(editDistance(term, known.term.slice(0, term.length + more), most) + 0.5);
  }
  return Math.min(...costs);
}

/** The words of an index, for correcting what was typed. */
export function makeVocabulary(): Vocabulary {
  const known = new Map<string, Known>();
  let sorted: string[] | null = null;
  let candidates: Map<string, Candidate[]> | null = null;
  const answers = new Map<string, string | null>();

  /** Every word by its first letter. */
  const byLetter = () => {
    if (candidates) return candidates;
    candidates = new Map();
    for (const entry of known.values()) {
      const { term } = entry;
      const candidate = { known: entry, letters: lettersOf(term), plain: undoubled(term) };
      const others = candidates.get(term.charAt(0));
      if (others) others.push(candidate);
      else candidates.set(term.charAt(0), [candidate]);
    }
    return candidates;
  };

  const closest = (list: Iterable<Candidate>, term: string, open: boolean): Known | null => {
    const most = reach(term.length);
    const letters = lettersOf(term);
    const plain = undoubled(term);
    let best: { known: Known; cost: number } | null = null;
    for (const candidate of list) {
      const { length } = candidate.known.term;
      // A slip of the finger changes the length by a letter, and by more only where letters are doubled.
      const longest = open ? Number.POSITIVE_INFINITY : term.length + 1;
      if (length < plain.length - 1 || length > longest) continue;
      // A letter of the typed word that the other lacks has to be edited away.
      if (bitsOf(letters & ~candidate.letters) > most) continue;
      const distance = distanceOf(term, plain, candidate, open, most);
      if (distance > most + 0.5) continue;
      const cost = distance - Math.min(candidate.known.weight, 20) / 100;
      if (!best || cost < best.cost) best = { known: candidate.known, cost };
    }
    return best?.known ?? null;
  };

  const wordOf = ({ words }: Known, term: string) =>
    words.reduce((best, word) => (editDistance(word, term) < editDistance(best, term) ? word : best));

  return {
    add: (term, word, weight) => {
      const entry = known.get(term);
      if (!entry) {
        known.set(term, { term, weight, words: [word] });
        return;
      }
      entry.weight += weight;
      if (entry.words.length < MOST_FORMS && !entry.words.includes(word)) entry.words.push(word);
    },
    has: (term) => known.has(term),
    begins: (start) => {
      sorted ??= [...known.keys()].sort();
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < start) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(start) ?? false;
    },
    nearest: (term, open) => {
      if (reach(term.length) === 0 || term.length > LONGEST || !/^\p{L}+$/u.test(term)) return null;
      const key = `${open} ${term}`;
      const answered = answers.get(key);
      if (answered !== undefined) return answered;
      const letters = byLetter();
      const found =
        closest(letters.get(term.charAt(0)) ?? [], term, open) ??
        closest([...letters.values()].flat(), term, open);
      const answer = found && wordOf(found, term);
      if (answers.size >= KEPT) answers.clear();
      answers.set(key, answer);
      return answer;
    },
  };
}
