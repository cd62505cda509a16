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
  /** Categories of the source that data/import.yaml does not know. */
  unknownCategories?: readonly string[];
};

const STATES = ['written', 'unchanged', 'skipped', 'failed'] as const;

/** Categories that the owner is asked for, with the number of recipes of each, most frequent first. */
export function askedCategories(outcomes: readonly Outcome[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  // Categories are compared without regard to case, so that one answer is enough.
  const spellings = new Map<string, string>();
  for (const written of outcomes.flatMap(({ unknownCategories = [] }) => unknownCategories)) {
    const name = spellings.get(written.toLowerCase()) ?? written;
    spellings.set(name.toLowerCase(), name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
}

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
  const asked = askedCategories(outcomes);
  return [
    `${outcomes.length} read: ${counts.join(', ')}.`,
    ...(['skipped', 'failed'] as const).flatMap((state) => {
      const list = of(state);
      return list.length > 0 ? ['', `${state}:`, ...list.map(named)] : [];
    }),
    ...(asked.length > 0
      ? [
          '',
          `Their categories, to answer once in data/import.yaml (then run it ${isDry ? 'without --dry' : 'with --again'}):`,
          'categories:',
          ...asked.map(
            ([name, count]) =>
              `  ${JSON.stringify(name)}: ✎  # ${count === 1 ? '1 recipe' : `${count} recipes`}`,
          ),
        ]
      : []),
    '',
    isDry
      ? `Nothing was written but the report: ${report}`
      : `Open ${report} for every line and what was made of it, then: npm run dev`,
  ].join('\n');
}
