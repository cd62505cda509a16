import type { Problem } from '@/lib/content/problem';
import { problemsIn } from './report';

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
