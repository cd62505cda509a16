import * as messages from '@/.content/messages/eventTime';
import { dateWords, daysWords } from './dates';

/** First and last day of an event, YYYY-MM-DD. */
export type EventDays = {
  starts: string;
  ends: string;
  /** Custom keeps the days, so that they are the same every year. */
  sameDays?: true | undefined;
};

/** With when it falls in any year, as it ends the sentence "Usually …". */
export type EventTime = EventDays & { usually?: string | undefined };

/** Of an event, the part that says when it is: all that a browser needs to know. */
export function timeOf({ starts, ends, sameDays, usually }: EventTime): EventTime {
  return { starts, ends, sameDays, usually };
}

type EventStatus = 'upcoming' | 'now' | 'past';

/** The same days in the year in which they are on or come next; never earlier than those given. */
function roundOf({ starts, ends }: EventDays, today: string): { starts: string; ends: string } {
  const first = Number(starts.slice(0, 4));
  const turn = Number(ends.slice(0, 4)) - first;
  const now = Math.max(first, Number(today.slice(0, 4)) - turn);
  const year = `${now + turn}${ends.slice(4)}` < today ? now + 1 : now;
  return { starts: `${year}${starts.slice(4)}`, ends: `${year + turn}${ends.slice(4)}` };
}

/** First and last day as they count on a day (YYYY-MM-DD): those that custom keeps go on to the next year. */
export function daysOn(event: EventDays, today: string): { starts: string; ends: string } {
  return event.sameDays ? roundOf(event, today) : { starts: event.starts, ends: event.ends };
}

function standing({ starts, ends }: EventDays, today: string): EventStatus {
  if (today < starts) return 'upcoming';
  return today > ends ? 'past' : 'now';
}

/** Where an event stands on a day (YYYY-MM-DD), its last day included. One that keeps its days is never past. */
export function eventStatus(event: EventDays, today: string): EventStatus {
  return standing(daysOn(event, today), today);
}

/** Whether a past event was on at this time of its year; `today` is YYYY-MM-DD. */
export function isAboutNow(event: EventDays, today: string): boolean {
  return eventStatus(event, today) === 'past' && standing(roundOf(event, today), today) === 'now';
}

/** What a visitor is told of an event on a day (YYYY-MM-DD), beside its dates. */
export function statusWords(event: EventDays, today: string): string {
  const { starts, ends } = daysOn(event, today);
  const status = eventStatus(event, today);
  if (status === 'now') return messages.onNow;
  if (status === 'past') return messages.tookPlace({ year: starts.slice(0, 4) });
  return event.sameDays ? messages.next({ days: dateWords(starts, ends) }) : messages.comingUp;
}

/** When an event is, on a day (YYYY-MM-DD): the days custom keeps, its dates, or after those when it usually falls. */
export function leadWords(event: EventTime, today: string): string {
  const { starts, ends, sameDays, usually } = event;
  if (sameDays) return messages.everyYear({ days: daysWords(starts, ends) });
  if (usually !== undefined && eventStatus(event, today) === 'past')
    return messages.usually({ when: usually });
  return dateWords(starts, ends);
}

/** The next events of the year, from today (YYYY-MM-DD); past dates stand for the season they fall in. */
export function nextEvents<T extends EventDays>(events: readonly T[], today: string, count: number): T[] {
  return events
    .map((event) => ({ event, starts: roundOf(event, today).starts }))
    .sort((one, other) => one.starts.localeCompare(other.starts))
    .slice(0, count)
    .map(({ event }) => event);
}
