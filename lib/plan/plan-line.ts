import * as messages from '@/.content/messages/plan';
import { describeMinutes } from '@/lib/recipe/durations';
import { wallTimeWords } from '@/lib/text/clock';
import { MINUTE } from '@/lib/text/time';
import { unbroken } from '@/lib/text/words';
import { readParameter } from '@/lib/ui/address';
import {
  defaultEatAt,
  PLAN,
  type Plan,
  type PlanAmount,
  type PlannedRecipe,
  planFor,
  planTotals,
  startState,
  stepsFor,
} from './plan';
import { describeNearWeekday } from './plan-text';
import { instantOf, wallTimeOf, type Zone } from './wall-time';

/** Texts of the line that opens the planner: "Want to eat at 7 pm?" and "Start at 5:45 pm." */
export type PlanLineTexts = { question: string; answer: string };

/** Minutes from which the line names the day and how much of the time is work. */
const LONG = 6 * 60;

const hoursOf = (minutes: number) => Math.round(minutes / 60);

/** "28 hours, about 2 hands-on"; from two days on "6 days, about 1 hr hands-on". */
function lengthParts({ total, active }: Plan): { length: string; work: string } {
  const days = Math.round(total / (24 * 60));
  const isDays = total >= 48 * 60;
  const length = isDays ? messages.days({ count: days }) : messages.hours({ count: hoursOf(total) });
  const work =
    isDays || active < 55
      ? messages.lengthOfWork({ length: describeMinutes(active < 55 ? active : hoursOf(active) * 60) })
      : messages.hoursOfWork({ count: hoursOf(active) });
  return { length: unbroken(length), work: unbroken(work) };
}

/**
 * Question and answer for the coming meal, or for a time to eat in the address that can still be met; null for a recipe
 * without times.
 *
 * @param search query of the page's address
 */
export function planLine(
  recipe: Pick<PlannedRecipe, 'steps'>,
  amount: PlanAmount,
  { now, search, zone }: { now: number; search: string; zone?: Zone },
): PlanLineTexts | null {
  const steps = stepsFor(recipe.steps, amount);
  const totals = planTotals(steps);
  if (totals.long === 0) return null;
  const { eat, pace } = readParameter(PLAN, search);
  const planAt = (wall: string) => planFor(steps, pace, instantOf(wall, zone).instant);
  const chosen = eat === null ? null : planAt(eat);
  const plan =
    chosen && startState(chosen, now) !== 'missed' ? chosen : planAt(defaultEatAt(now, totals[pace], zone));
  return describePlan(plan, now, zone);
}

/** "tomorrow at 7 pm"; "at 7 pm" on the day of `reference`. */
function moment(instant: number, { now, reference, zone }: { now: number; reference: number; zone?: Zone }) {
  const wall = wallTimeOf(instant, zone);
  const time = wallTimeWords(wall);
  const isSameDay = wall.slice(0, 10) === wallTimeOf(reference, zone).slice(0, 10);
  if (isSameDay) return messages.atTime({ time });
  return messages.dayAt({ day: describeNearWeekday(wall, wallTimeOf(now, zone)), time });
}

function describePlan(plan: Plan, now: number, zone: Zone): PlanLineTexts {
  const question = messages.wantToEat({ moment: moment(plan.eatAt, { now, reference: now, zone }) });
  // Earlier than the minute in which it is due, the start is rounded down: nobody is late by seconds.
  const start = Math.floor(plan.start / MINUTE) * MINUTE;
  if (plan.total < LONG) {
    const answer =
      startState(plan, now) === 'now'
        ? messages.startRightNow
        : messages.startAt({ moment: moment(start, { now, reference: plan.eatAt, zone }) });
    return { question, answer };
  }
  const when = moment(start, { now, reference: plan.eatAt, zone });
  return { question, answer: messages.longStart({ moment: when, ...lengthParts(plan) }) };
}
