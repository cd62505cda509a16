/** A word of a text. */
export type Token = {
  /** Folded, without apostrophes: "noodles", "mothers". */
  word: string;
  /** The form of the word that searches compare: "noodle". */
  term: string;
  /** Written in a script without spaces between words: Chinese, Japanese, Korean. */
  isUnspaced: boolean;
  /** The word with its accents, if it has any and they matter in its language (`WordForms.hasAccents`). */
  accented?: string;
};
