import * as messages from '@/.content/messages/tonight';
import { roundStart } from '@/lib/plan/plan';
import { describeNearMoment, describeTime } from '@/lib/plan/plan-text';
import { instantOf, wallDayOf, type Zone } from '@/lib/plan/wall-time';
import { DAY, MINUTE } from '@/lib/text/time';

/** Times at which a meal is ready are rounded up to this, in milliseconds. */
const STEP = 5 * MINUTE;

/** The next time of day to eat: today, or tomorrow if it has passed. @param at `19:00` */
export function nextMeal(at: string, now: number, zone?: Zone): number {
  const today = instantOf(`${wallDayOf(now, zone)}T${at}`, zone).instant;
  if (today > now) return today;
  return instantOf(`${wallDayOf(now + DAY, zone)}T${at}`, zone).instant;
}

/**
 * "Start at 6:20 pm", "Start tomorrow at 6:20 pm", or "Start now, eat at 7:25 pm" where it is too late for the chosen time.
 */
export function startText(minutes: number, at: string, now: number, zone?: Zone): string {
  const start = roundStart(nextMeal(at, now, zone) - minutes * MINUTE);
  const isToday = (instant: number) => wallDayOf(instant, zone) === wallDayOf(now, zone);
  const time = (instant: number) => describeTime(instant, zone);
  const moment = (instant: number) => describeNearMoment(instant, now, zone);
  if (start > now)
    return isToday(start)
      ? messages.startAt({ time: time(start) })
      : messages.startOn({ moment: moment(start) });
  const ready = Math.ceil((now + minutes * MINUTE) / STEP) * STEP;
  return isToday(ready)
    ? messages.startNow({ time: time(ready) })
    : messages.startNowEatOn({ moment: moment(ready) });
}
