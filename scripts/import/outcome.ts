import type { Asked } from './draft';
import type { Row } from './draft-ingredients';

/** Outcome of one recipe, or of a file without any. */
export type Outcome = {
  /** File it came from, with the path inside of an archive. */
  from: string;
  state: 'written' | 'unchanged' | 'skipped' | 'failed';
  title?: string;
  /** File of the draft. */
  file?: string;
  /** Reason of a skipped or failed one, or a remark. */
  why?: string;
  /** Points to settle before publication. */
  todo?: readonly string[];
  /** Remarks. */
  open?: readonly string[];
  rows?: readonly Row[];
  /** Words without an answer in data/import.yaml. */
  asked?: Asked;
};

const STATES = ['written', 'unchanged', 'skipped', 'failed'] as const;

/** Words of one part of data/import.yaml that are to be answered, each with its number of recipes, most frequent first. */
export type Question = { part: keyof Asked; words: [word: string, count: number][] };

const PARTS = ['categories', 'units', 'foods'] as const;

/** Words of one part, each once, whatever its case. */
function askedWords(outcomes: readonly Outcome[], part: keyof Asked): Question['words'] {
  const counts = new Map<string, number>();
  // Words are compared without regard to case, so that one answer is enough.
  const spellings = new Map<string, string>();
  for (const written of outcomes.flatMap(({ asked }) => asked?.[part] ?? [])) {
    const word = spellings.get(written.toLowerCase()) ?? written;
    spellings.set(word.toLowerCase(), word);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

/** Questions that are asked once for all recipes. */
export const questionsOf = (outcomes: readonly Outcome[]): Question[] =>
  PARTS.map((part) => ({ part, words: askedWords(outcomes, part) })).filter(({ words }) => words.length > 0);

/**
 * Lines of data/import.yaml for questions, with ✎ in place of each answer.
 *
 * @param most words of each part; the others are only counted
 */
export const questionLines = (questions: readonly Question[], most = Number.POSITIVE_INFINITY): string[] =>
  questions.flatMap(({ part, words }) => [
    `${part}:`,
    ...words
      .slice(0, most)
      .map(
        ([word, count]) => `  ${JSON.stringify(word)}: ✎  # ${count === 1 ? '1 recipe' : `${count} recipes`}`,
      ),
    ...(words.length > most ? [`  # and ${words.length - most} more in the report`] : []),
  ]);

/** Most words of a question in the terminal. */
const MOST_SHOWN = 20;

/** Last lines in the terminal: numbers, then each recipe that was not written with the reason. */
export function summary(
  outcomes: readonly Outcome[],
  { isDry, report }: { isDry: boolean; report: string },
): string {
  const of = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state);
  const named = ({ from, title, why = '' }: Outcome) => `  ${title ? `${title} (${from})` : from}: ${why}`;
  const counts = STATES.map(
    (state) => `${of(state).length} ${isDry && state === 'written' ? 'to write' : state}`,
  );
  const questions = questionsOf(outcomes);
  return [
    `${outcomes.length} read: ${counts.join(', ')}.`,
    ...(['skipped', 'failed'] as const).flatMap((state) => {
      const list = of(state);
      return list.length > 0 ? ['', `${state}:`, ...list.map(named)] : [];
    }),
    ...(questions.length > 0
      ? [
          '',
          `Questions for all recipes, to answer once in data/import.yaml (then run it ${isDry ? 'without --dry' : 'with --again'}):`,
          ...questionLines(questions, MOST_SHOWN),
        ]
      : []),
    '',
    isDry
      ? `Nothing was written but the report: ${report}`
      : `Open ${report} for every line and what was made of it, then: npm run dev`,
  ].join('\n');
}
