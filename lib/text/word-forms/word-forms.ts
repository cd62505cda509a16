import type { Comparison } from './comparisons';

/** Forms of Korean words for searches: initial consonants, keystrokes, the noun without its particles. */
export type HangulForms = {
  /** Initial consonant of each syllable: "ㅅㅂㄹ" of "소보로". */
  initialsOf: (run: string) => string;
  /** True for a decomposed text (NFKD) of initial consonants alone. */
  isInitials: (term: string) => boolean;
  /** Letters in the order in which they are typed: "ㅅㅗㅂㅗㄹ" of "소볼", which becomes "소보로". */
  keystrokesOf: (run: string) => string;
  /** A word without the particles at its end: "소보로빵" of "소보로빵을"; unchanged where `isNoun` is true for it. */
  withoutParticles: (run: string, isNoun: (run: string) => boolean) => string;
};

/** Functions that compare the words of a language in searches. The search of a site has those of its language only. */
export type WordForms = {
  /** The form that inflections of a folded word share: "noodle" of "noodles". */
  stem: (word: string) => string;
  /**
   * True for stems that other words may begin with: "pat" of "pâtes", as in "patate". Words are then indexed beside their
   * stems, and only they are compared with typed beginnings.
   */
  hasRoots?: true;
  /** All comparisons of names with queries. The best rank of a name by any of them is its rank. */
  comparisons: readonly Comparison[];
  /** True where accents alone tell a stop word from another word: "mais" and "maïs". */
  hasAccents?: true;
  /** A piece of a text between spaces as it is split into words: "ail" of "l’ail". */
  prepare?: (piece: string) => string;
  hangul?: HangulForms;
};
