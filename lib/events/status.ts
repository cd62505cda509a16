import * as messages from '@/.content/messages/eventTime';
import { formatDates, formatDays } from '@/lib/text/dates';

/** First and last day of an event, YYYY-MM-DD. */
export type EventDays = {
  starts: string;
  ends: string;
  /** True for an event on the same days every year. */
  sameDays?: true | undefined;
};

/** Days of an event, and its usual time of the year, which ends the sentence "Usually …". */
export type EventTime = EventDays & { usually?: string | undefined };

/** The part of an event that the browser needs for its status. */
export function timeOf({ starts, ends, sameDays, usually }: EventTime): EventTime {
  return { starts, ends, sameDays, usually };
}

type EventStatus = 'upcoming' | 'now' | 'past';

/** The same days in the current or next year in which they are not over; never before the given ones. */
function nextRound({ starts, ends }: EventDays, today: string): { starts: string; ends: string } {
  const first = Number(starts.slice(0, 4));
  const yearsLong = Number(ends.slice(0, 4)) - first;
  const now = Math.max(first, Number(today.slice(0, 4)) - yearsLong);
  const year = `${now + yearsLong}${ends.slice(4)}` < today ? now + 1 : now;
  return { starts: `${year}${starts.slice(4)}`, ends: `${year + yearsLong}${ends.slice(4)}` };
}

/** First and last day as of `today` (YYYY-MM-DD); an event on the same days every year moves to the next year. */
export function daysOn(event: EventDays, today: string): { starts: string; ends: string } {
  return event.sameDays ? nextRound(event, today) : { starts: event.starts, ends: event.ends };
}

function compare({ starts, ends }: EventDays, today: string): EventStatus {
  if (today < starts) return 'upcoming';
  return today > ends ? 'past' : 'now';
}

/** Status of an event on a day (YYYY-MM-DD). An event on the same days every year is never past. */
export function eventStatus(event: EventDays, today: string): EventStatus {
  return compare(daysOn(event, today), today);
}

/**
 * True for a past event whose given days are the last on which it took place: the same days of the following year, the
 * only rule there is for it, are not over on `today` (YYYY-MM-DD).
 */
export function isLastTime(event: EventDays, today: string): boolean {
  const { starts } = nextRound(event, today);
  return (
    eventStatus(event, today) === 'past' && Number(starts.slice(0, 4)) <= Number(event.starts.slice(0, 4)) + 1
  );
}

/** The events that are not over on a day (YYYY-MM-DD); all of them if every one is over. */
export function eventsToCome<Event extends EventDays>(
  events: readonly Event[],
  today: string,
): readonly Event[] {
  const left = events.filter((event) => eventStatus(event, today) !== 'past');
  return left.length > 0 ? left : events;
}

/** True for a past event that took place at this time of an earlier year; `today` is YYYY-MM-DD. */
export function isAboutNow(event: EventDays, today: string): boolean {
  return eventStatus(event, today) === 'past' && compare(nextRound(event, today), today) === 'now';
}

/** Status of an event in words; `today` is YYYY-MM-DD. */
export function statusText(event: EventDays, today: string): string {
  const { starts, ends } = daysOn(event, today);
  const status = eventStatus(event, today);
  if (status === 'now') return messages.onNow;
  if (status === 'past')
    return isLastTime(event, today)
      ? messages.tookPlace({ year: starts.slice(0, 4) })
      : messages.notAnnounced;
  return event.sameDays ? messages.next({ days: formatDates(starts, ends) }) : messages.comingUp;
}

/** Dates of an event, or its usual time of the year once they are past; `today` is YYYY-MM-DD. */
export function leadText(event: EventTime, today: string): string {
  const { starts, ends, sameDays, usually } = event;
  if (sameDays) return messages.everyYear({ days: formatDays(starts, ends) });
  if (usually !== undefined && eventStatus(event, today) === 'past')
    return messages.usually({ when: usually });
  return formatDates(starts, ends);
}

/** The next events from `today` (YYYY-MM-DD); a past event is sorted by the same days of its next year. */
export function nextEvents<T extends EventDays>(events: readonly T[], today: string, count: number): T[] {
  return events
    .map((event) => ({ event, starts: nextRound(event, today).starts }))
    .sort((one, other) => one.starts.localeCompare(other.starts))
    .slice(0, count)
    .map(({ event }) => event);
}
