import type { Token } from '@/lib/text/token';

/** One way to compare the words of names with those of queries: the forms that are compared. */
export type Comparison = {
  ofName: (token: Token) => string;
  /** `start` is what typed beginnings are compared with: the word, or its term. */
  ofQuery: (word: Token & { start: string }) => string;
};

export const byTerm: Comparison = { ofName: ({ term }) => term, ofQuery: ({ term }) => term };

/** Comparisons of a language whose stems are beginnings of other words (`WordForms.hasRoots`). */
export const BY_WORD_OR_STEM: readonly Comparison[] = [
  { ofName: ({ word }) => word, ofQuery: ({ start }) => start },
  // Without the mark, which no word has, a stem would be the beginning of other names: "pat" of "patate".
  { ofName: ({ term }) => `${term}.`, ofQuery: ({ term }) => `${term}.` },
];
