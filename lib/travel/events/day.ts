/** The day it is in a time zone, YYYY-MM-DD. @param now epoch milliseconds */
export function dayIn(zone: string, now: number = Date.now()): string {
  // Swedish writes dates the way ISO does, in every browser.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(now);
}
