import * as messages from '@/.content/messages/clock';
import { DAY, MINUTE } from './time';

const MINUTES_A_DAY = DAY / MINUTE;

/**
 * Formats minutes after midnight on the clock of the site's language: "8 am", "8:30 pm", "noon", "midnight". The end of a day
 * is 1440: 24時, but midnight, 0時, on the next one.
 */
export function timeWords(minutes: number): string {
  const ofDay = minutes % MINUTES_A_DAY;
  if (ofDay === 0) return minutes === 0 ? messages.midnight : messages.endOfDay;
  if (ofDay === MINUTES_A_DAY / 2) return messages.noon;
  const [hour, minute] = [Math.floor(ofDay / 60), `${ofDay % 60}`.padStart(2, '0')];
  if (Number(messages.clock) === 24)
    return minute === '00' ? messages.fullHour({ hour }) : messages.time({ hour, minute });
  const half = { hour: hour % 12 || 12, minute };
  if (ofDay < MINUTES_A_DAY / 2) return minute === '00' ? messages.am(half) : messages.amMinutes(half);
  return minute === '00' ? messages.pm(half) : messages.pmMinutes(half);
}

/** Formats the time of a wall time (`2026-11-22T19:00`) or of a time field (`19:00`): "7 pm". */
export function wallTimeWords(wall: string): string {
  const [hour, minute] = wall.slice(-5).split(':').map(Number);
  return timeWords((hour ?? 0) * 60 + (minute ?? 0));
}
