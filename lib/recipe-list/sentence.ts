import type { Parameter } from '@/lib/ui/address';

/** Choices of the sentence "I have …, 40 minutes, for 4, at 7 pm" beside the foods and the time, which are filters. */
export type Sentence = {
  servings: number;
  /** Time to eat, `19:00`; '' until the sentence is asked. */
  at: string;
};

/** Minutes that the sentence offers. */
export const SENTENCE_MINUTES = [20, 30, 40, 60, 90] as const;
export const SENTENCE_SERVINGS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
/** Times to eat that the sentence offers. */
export const SENTENCE_TIMES = [
  ...['12:00', '13:00', '17:00', '17:30', '18:00', '18:30'],
  ...['19:00', '19:30', '20:00', '20:30', '21:00'],
] as const;

export const DEFAULT_SENTENCE = { minutes: 40, servings: 4, at: '19:00' } as const;

/** The sentence in the address, beside the filters: `?have=tofu&time=40&for=4&at=19:00`. */
export const SENTENCE: Parameter<Sentence> = {
  keys: ['for', 'at'],
  parse: (query) => ({
    servings:
      SENTENCE_SERVINGS.find((number) => `${number}` === query.get('for')) ?? DEFAULT_SENTENCE.servings,
    at: SENTENCE_TIMES.find((time) => time === query.get('at')) ?? '',
  }),
  write: ({ servings, at }) => ({ for: at ? `${servings}` : '', at }),
};

/** Number of recipes that the answer to the sentence shows; the list has the others. */
export const ANSWERS = 3;
