import { longestOf, type Minutes } from '@/lib/text/time';
import type { SourceRecipe } from './source-recipe';
import type { NamedMinutes } from './timers';
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

const NOTHING: NamedMinutes = { work: 0, rest: 0 };

/**
 * Times out of those of a source, else out of those that its steps name. What neither has is asked for in `todo`; `open` has
 * remarks.
 */
export function draftTimes(
  { times: written }: Pick<SourceRecipe, 'times'>,
  named = NOTHING,
): {
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
  const { total } = given;
  let { prep, cook, rest = 0 } = given;
  // Zeros in both are what a page writes that has neither.
  if (prep === undefined && cook === 0) cook = undefined;
  const hasRemainder = prep !== undefined && total !== undefined;
  if (cook === undefined && !hasRemainder && named.work > 0) {
    const room = total === undefined ? Number.POSITIVE_INFINITY : total - rest - 1;
    if (named.work <= room) {
      cook = named.work;
      open.push(`times.cook: ${cook} are those that the steps name`);
      // Waiting is a part of the total too.
      if (rest === 0 && named.rest > 0 && named.rest <= room - cook) {
        rest = named.rest;
        open.push(`times.rest: ${rest} are those that the steps name`);
      }
    }
  }
  const active = total === undefined ? undefined : total - rest;
  if (prep === undefined && cook !== undefined && active !== undefined && active > cook) prep = active - cook;
  if (cook === undefined && prep !== undefined && active !== undefined && active >= prep) {
    cook = active - prep;
    if (cook > 0) open.push(`times.cook: ${cook} are the total without prep; part of it may be resting`);
  }
  if (prep === undefined && cook === undefined && active !== undefined && active > 1) {
    prep = Math.min(ASKED.prep, active - 1);
    cook = active - prep;
    todo.push(`times: the source has the total of ${total} only; divide it into prep and cook`);
  }
  const asked = { prep, cook };
  const missing = (['prep', 'cook'] as const).filter((key) => asked[key] === undefined);
  if (missing.length === 2)
    todo.push(
      `times: prep and cook are not in the source; ${ASKED.prep} and ${ASKED.cook} only fill the fields`,
    );
  else
    todo.push(...missing.map((key) => `times.${key}: not in the source; ${ASKED[key]} only fills the field`));
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
