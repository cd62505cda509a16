import * as words from '@/.content/words/plan';
import { type Plan, stagesByDay } from './plan';
import { wallTimeOf, type Zone } from './wall-time';
import {
  activeWords,
  describeDate,
  describeDay,
  describeTime,
  passiveWords,
  planNotes,
  totalWords,
  windowWords,
} from './words';

const INDENT = ' '.repeat(7);

/**
 * A plan as plain text, to send or to print: days, times, what to do, and the page's address at the end.
 *
 * @param address full address of the page
 */
export function planText(plan: Plan, title: string, address: string, zone?: Zone): string {
  const table = wallTimeOf(plan.eatAt, zone);
  const clock = describeTime(plan.eatAt, zone);
  const days = stagesByDay(plan, zone).map(({ day, stages }) => {
    const rows = stages.flatMap((stage) => [
      `${describeTime(stage.start, zone)}  ${stage.title}`,
      ...[
        stage.note ?? '',
        activeWords(stage),
        ...stage.passive.map((task) => passiveWords(task, stage, zone)),
        windowWords(stage, zone),
      ]
        .filter((line) => line !== '')
        .map((line) => `${INDENT}${line}`),
    ]);
    if (day === table.slice(0, 10)) rows.push(`${clock}  ${words.eat}`);
    return [describeDay(day, table), ...rows].join('\n');
  });
  const head = [words.toEatOn({ recipe: title, date: describeDate(table), time: clock }), totalWords(plan)];
  head.push(...planNotes(plan, zone));
  return [head.join('\n'), ...days, address].join('\n\n').concat('\n');
}
