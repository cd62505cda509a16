/** First and last day of an event, YYYY-MM-DD. */
export type EventDays = { starts: string; ends: string };

export type EventStatus = 'upcoming' | 'now' | 'past';

/** Where an event stands on a day (YYYY-MM-DD); the first and the last day belong to it. */
export function eventStatus({ starts, ends }: EventDays, today: string): EventStatus {
  if (today < starts) return 'upcoming';
  return today > ends ? 'past' : 'now';
}

/** What a visitor is told of it on a day (YYYY-MM-DD), beside its dates. */
export function statusWords(days: EventDays, today: string): string {
  const words: Record<EventStatus, string> = {
    upcoming: 'Coming up',
    now: 'On now',
    past: `Took place in ${days.starts.slice(0, 4)}, next dates to be announced`,
  };
  return words[eventStatus(days, today)];
}

/** The day it is in a time zone, YYYY-MM-DD. @param now epoch milliseconds */
export function dayIn(zone: string, now: number = Date.now()): string {
  // Swedish writes dates the way ISO does, in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}

/**
 * The next events of the round of the year: those that run first, then by the day they begin on. Dates of other
 * years stand for the season they fall in. @param today YYYY-MM-DD
 */
export function nextEvents<T extends EventDays>(events: readonly T[], today: string, count: number): T[] {
  const wait = (event: T) => {
    if (eventStatus(event, today) === 'now') return '';
    const start = event.starts.slice(5);
    return `${start >= today.slice(5) ? 0 : 1}${start}`;
  };
  return [...events].sort((a, b) => (wait(a) < wait(b) ? -1 : 1)).slice(0, count);
}
