import type { Problem } from '@/lib/content/problem';
import { type FileOf, problemsIn, type Report } from './report';

/** Days of publication and of the last change of content, YYYY-MM-DD; `build` is the day of every build. */
type Dated = { published?: string | undefined; updated?: string | undefined };

/**
 * Reports a change in the future or before the publication. A publication in the future is no problem: it is scheduled.
 *
 * @param today YYYY-MM-DD
 * @param other other allowed value of `updated`
 */
export function checkDays({ published, updated }: Dated, today: string, report: Report, other?: string) {
  if (updated === undefined || updated === other) return;
  const isEarly = published !== undefined && updated < published;
  if (!isEarly && updated <= today) return;
  const why = isEarly ? 'before its publication' : 'in the future';
  if (published !== undefined && published > today)
    return report('updated', `“${updated}”, which is ${why}`, 'none until it is published');
  const allowed = published ? `a day from ${published} to ${today}` : `${today} or a day before it`;
  report('updated', `“${updated}”, which is ${why}`, other ? `${allowed}, or ${other}` : allowed);
}

/** Problems with the days of pages, guides and markets. @param today YYYY-MM-DD */
export const dayProblems = (files: readonly Omit<FileOf<Dated>, 'name'>[], today: string): Problem[] =>
  files.flatMap(({ file, value }) => problemsIn(file, (report) => checkDays(value, today, report)));

/** Problems for a day of checking that is still to come. */
export function checkedDayProblems(
  files: readonly { file: string; value: { checkedOn?: string | undefined } }[],
  today: string,
): Problem[] {
  return files.flatMap(({ file, value: { checkedOn } }) =>
    problemsIn(file, (report) => {
      if (checkedOn === undefined || checkedOn <= today) return;
      report('checkedOn', `“${checkedOn}”`, `a day up to today, ${today}`);
    }),
  );
}
