import * as messages from '@/.content/messages/openingHours';
import { fri, mon, sat, sun, thu, tue, wed } from '@/.content/messages/openingHours';
import { comma } from '@/.content/messages/text';
import { isAmong } from '@/lib/content/closed-days';
import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS, type Weekday } from '@/lib/content/schema/weekdays';
import { timeWords } from '@/lib/text/clock';
import { listWords } from '@/lib/text/list';

/** A minute of the week in the time of a place: 0 is midnight at the start of that day, 1439 its last minute. */
export type Moment = { day: Weekday; minutes: number };

/** Opening state of a place at a time; unknown where its hours are not confirmed. */
export type Openness = 'open' | 'closed' | 'unknown';

/** From and to as clock times: "18:00". */
type Span = readonly [from: string, to: string];

const DAY = 24 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes after midnight of the day a span begins on; an end that is not after its start is on the day after. */
function bounds([from, to]: Span): [from: number, to: number] {
  const start = minutesOf(from);
  const end = minutesOf(to);
  return [start, end > start ? end : end + DAY];
}

const dayBefore = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7] ?? day;

/** Opening state of a place in that minute. The minute in which it closes counts as closed. */
export function openAt(hours: OpeningHours | undefined, { day, minutes }: Moment): Openness {
  if (!hours) return 'unknown';
  const within = (spans: readonly Span[] | undefined, minute: number) =>
    spans?.some((span) => {
      const [from, to] = bounds(span);
      return from <= minute && minute < to;
    });
  return within(hours[day], minutes) || within(hours[dayBefore(day)], minutes + DAY) ? 'open' : 'closed';
}

/** State of a place on a day: on a public holiday its hours may differ. */
export type DayOpenness = Openness | 'holiday';

/** A place with the days on which its hours do not hold, as "12-25" or "2026-10-12". */
export type DatedHours = {
  hours?: OpeningHours | undefined;
  closedOn?: readonly string[] | undefined;
  /** Public holidays of its guide. */
  holidays?: readonly string[] | undefined;
  /** IANA zone of its guide. */
  zone: string;
};

/** The day (YYYY-MM-DD) in a zone. */
export function dayOf(zone: string, date: Date): string {
  // The Swedish locale formats dates as ISO 8601 in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(date);
}

/** State of a place at an instant. Hours that run past midnight belong to the day on which they begin. */
export function openOn({ hours, closedOn = [], holidays = [], zone }: DatedHours, date: Date): DayOpenness {
  const { day, minutes } = momentIn(zone, date);
  const today = dayOf(zone, date);
  if (!hours) return isAmong(closedOn, today) ? 'closed' : 'unknown';
  if (openAt(hours, { day, minutes }) === 'closed') return 'closed';
  const beganToday = openAt({ [day]: hours[day] }, { day, minutes }) === 'open';
  const noon = Date.parse(`${today}T12:00Z`);
  const began = beganToday ? today : new Date(noon - 24 * 60 * 60_000).toISOString().slice(0, 10);
  if (isAmong(closedOn, began)) return 'closed';
  return isAmong(holidays, began) ? 'holiday' : 'open';
}

/** A moment in the address: "sat-19:00". */
export function writeMoment({ day, minutes }: Moment): string {
  return `${day}-${clockOf(minutes)}`;
}

/** Minutes after midnight as the value of a time field: "09:05". */
export function clockOf(minutes: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Reads "sat-19:00" in any case, also "Sat-7:05"; null for anything else. */
export function readMoment(text: string): Moment | null {
  const [, name, hour, minute] = /^([a-z]{3})-(\d{1,2}):([0-5]\d)$/.exec(text.trim().toLowerCase()) ?? [];
  const day = WEEKDAYS.find((known) => known === name);
  const minutes = Number(hour) * 60 + Number(minute);
  return day && minutes < DAY ? { day, minutes } : null;
}

/** The minute of the week in a zone (IANA). Throws a RangeError for an invalid date or zone. */
export function momentIn(zone: string, date: Date): Moment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = part('weekday').toLowerCase() as Weekday;
  return { day, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

function spanWords(span: Span): string {
  const [from, to] = bounds(span);
  return to - from === DAY ? messages.allDay : messages.hours({ from: timeWords(from), to: timeWords(to) });
}

const SHORT_NAMES = { mon, tue, wed, thu, fri, sat, sun };

/** Consecutive days as items of a list: one or two by name, three and more as "Tue to Fri". */
function runNames(days: readonly Weekday[]): string[] {
  const names = days.map((day) => SHORT_NAMES[day]);
  const [first = '', last = first] = [names[0], names.at(-1)];
  return names.length < 3 ? names : [messages.days({ first, last })];
}

/** Hours in words: "Tue to Fri 8 am to 6 pm, Sat 5 am to 4 pm, closed Sun and Mon". */
export function hoursWords(hours: OpeningHours): string {
  const onDay = (day: Weekday) => {
    const spans = [...(hours[day] ?? [])].sort((one, other) => minutesOf(one[0]) - minutesOf(other[0]));
    return listWords(spans.map(spanWords), 'and');
  };
  const runs: { days: Weekday[]; times: string }[] = [];
  for (const day of WEEKDAYS) {
    const times = onDay(day);
    const last = runs.at(-1);
    if (last?.times === times) last.days.push(day);
    else runs.push({ days: [day], times });
  }
  const [first] = runs;
  if (runs.length === 1)
    return first?.times ? messages.everyDay({ hours: first.times }) : messages.alwaysClosed;
  // Sunday's hours go on into Monday's.
  const last = runs.at(-1);
  if (first && last && first.times === last.times) {
    first.days.unshift(...last.days);
    runs.pop();
  }
  const open = runs.flatMap(({ days, times: hours }) =>
    hours ? messages.daysHours({ days: listWords(runNames(days), 'and'), hours }) : [],
  );
  const closed = runs.flatMap(({ days, times }) => (times ? [] : runNames(days)));
  return [...open, ...(closed.length > 0 ? [messages.closed({ days: listWords(closed, 'and') })] : [])].join(
    comma,
  );
}
