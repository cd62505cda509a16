import { longestOf, type Minutes } from '@/lib/text/time';
import type { SourceRecipe } from './source-recipe';
import { readTime } from './times';

/** Times of a draft in minutes. */
export type DraftTimes = {
  prep: number;
  cook: number;
  rest?: { label: string; minutes: number };
  total: number;
  card: number;
};

/** Minutes of placeholders for times that the source does not have. */
const ASKED = { prep: 10, cook: 20 };

/** Times out of those of a source. What is missing or broken is asked for in `todo`; `open` has remarks. */
export function draftTimes({ times: written }: Pick<SourceRecipe, 'times'>): {
  times: DraftTimes;
  todo: string[];
  open: string[];
} {
  const open: string[] = [];
  const todo: string[] = [];
  const read = (key: 'prep' | 'cook' | 'total' | 'rest', name: string): number | undefined => {
    const text = written[key]?.trim();
    const minutes: Minutes | undefined = readTime(text);
    if (text && minutes === undefined) open.push(`times: the ${name} time “${text}” cannot be read`);
    return minutes === undefined ? undefined : longestOf(minutes);
  };
  const given = {
    prep: read('prep', 'prep') || undefined,
    cook: read('cook', 'cook'),
    rest: read('rest', written.restLabel ?? 'resting') || undefined,
    total: read('total', 'total') || undefined,
  };
  const { rest = 0, total } = given;
  let { prep, cook } = given;
  // Zeros in both are what a page writes that has neither.
  if (prep === undefined && cook === 0) cook = undefined;
  const active = total === undefined ? undefined : total - rest;
  if (prep === undefined && cook !== undefined && active !== undefined && active > cook) prep = active - cook;
  if (cook === undefined && prep !== undefined && active !== undefined && active >= prep) {
    cook = active - prep;
    if (cook > 0) todo.push(`times.cook: ${cook} are the total without prep; part of it may be resting`);
  }
  if (prep === undefined && cook === undefined && active !== undefined && active > 1) {
    prep = Math.min(ASKED.prep, active - 1);
    cook = active - prep;
    todo.push(`times: the source has the total of ${total} only; divide it into prep and cook`);
  }
  if (prep === undefined) todo.push(`times.prep: not in the source; ${ASKED.prep} only fills the field`);
  if (cook === undefined) todo.push(`times.cook: not in the source; ${ASKED.cook} only fills the field`);
  const [before, after] = [prep ?? ASKED.prep, cook ?? ASKED.cook];
  const sum = before + after;
  const isWhole = prep !== undefined && cook !== undefined && total !== undefined;
  if (isWhole && total < sum + rest)
    open.push(`times.total: the source says ${total}, and the parts add up to ${sum + rest}`);
  const waiting = isWhole && total > sum ? total - sum : rest;
  if (waiting > 0 && !written.restLabel)
    open.push(`times.rest: ${waiting} minutes of the total are neither prep nor cook; name them`);
  const whole = sum + waiting;
  return {
    times: {
      prep: before,
      cook: after,
      ...(waiting > 0 && { rest: { label: written.restLabel ?? '✎ Rest', minutes: waiting } }),
      total: whole,
      card: whole,
    },
    todo,
    open,
  };
}
