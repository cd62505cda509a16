import * as messages from '@/.content/messages/plan';
import { DAY } from '@/lib/text/time';
import { wallDayOf, type Zone } from './wall-time';

/** A day that the planner offers as a button: `2026-11-20`. */
export type QuickDay = { label: string; day: string };

/** Times that the planner offers as buttons. */
export const QUICK_TIMES = ['18:00', '19:00', '20:00'] as const;

const LATER = [
  [6, messages.sat],
  [0, messages.sun],
] as const;

const weekdayOf = (day: string) => new Date(`${day}T12:00Z`).getUTCDay();

/** Tonight, tomorrow, and the next Saturday and Sunday after that. */
export function quickDays(now: number, zone?: Zone): QuickDay[] {
  // Noon is on the same day on either side of a change of clocks.
  const noon = Date.parse(`${wallDayOf(now, zone)}T12:00Z`);
  const days = Array.from({ length: 9 }, (_, ahead) =>
    new Date(noon + ahead * DAY).toISOString().slice(0, 10),
  );
  const [today = '', tomorrow = '', ...others] = days;
  const near = [
    { label: messages.tonight, day: today },
    { label: messages.tomorrowDay, day: tomorrow },
  ];
  const later = LATER.flatMap(([weekday, label]) => {
    if (near.some(({ day }) => weekdayOf(day) === weekday)) return [];
    const day = others.find((each) => weekdayOf(each) === weekday);
    return day ? [{ label, day }] : [];
  });
  return [...near, ...later];
}
