import * as messages from '@/.content/messages/tonight';
import { roundStart } from '@/lib/plan/plan';
import { describeMoment } from '@/lib/plan/plan-text';
import { instantOf, wallTimeOf, type Zone } from '@/lib/plan/wall-time';
import { DAY, MINUTE } from '@/lib/text/time';

/** Times at which a meal is ready are rounded up to this, in milliseconds. */
const STEP = 5 * MINUTE;

/** The next time of day to eat: today, or tomorrow if it has passed. @param at `19:00` */
export function nextMeal(at: string, now: number, zone?: Zone): number {
  const today = instantOf(`${wallTimeOf(now, zone).slice(0, 10)}T${at}`, zone).instant;
  if (today > now) return today;
  return instantOf(`${wallTimeOf(now + DAY, zone).slice(0, 10)}T${at}`, zone).instant;
}

/** "Start at 6:20 pm", or "Start now, eat at 7:25 pm" where it is too late for the chosen time. */
export function startText(minutes: number, at: string, now: number, zone?: Zone): string {
  const start = roundStart(nextMeal(at, now, zone) - minutes * MINUTE);
  if (start > now) return messages.startAt({ time: describeMoment(start, now, zone) });
  const ready = Math.ceil((now + minutes * MINUTE) / STEP) * STEP;
  return messages.startNow({ time: describeMoment(ready, now, zone) });
}
