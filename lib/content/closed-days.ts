// Days are "12-25" for every year, or "2026-10-12".

type Holiday = { name: string; days: readonly string[] };

/** The public holidays of a guide as days. */
export function holidayDays({ holidays = [] }: { holidays?: readonly Holiday[] | undefined }): string[] {
  return holidays.flatMap(({ days }) => days);
}

/** The same as a field of what a page of the guide gives to the browser; without any it has no such field. */
export function holidaysOf(guide: { holidays?: readonly Holiday[] | undefined }): { holidays?: string[] } {
  const holidays = holidayDays(guide);
  return holidays.length > 0 ? { holidays } : {};
}

/** The days in `closedOn` of a place, which may name public holidays of its guide. */
export function closedDays(
  closedOn: readonly string[],
  { holidays = [] }: { holidays?: readonly Holiday[] | undefined },
): string[] {
  return closedOn.flatMap((entry) => holidays.find(({ name }) => name === entry)?.days ?? [entry]);
}

/** True if a day (YYYY-MM-DD) is one of some days. */
export function isAmong(days: readonly string[], day: string): boolean {
  return days.includes(day) || days.includes(day.slice(5));
}

/** The dates (YYYY-MM-DD) of some days from today on: the next one of a day of every year. */
export function datesFrom(today: string, days: readonly string[]): string[] {
  const year = Number(today.slice(0, 4));
  const dates = days.map((day) => {
    if (day.length > 'MM-DD'.length) return day;
    const next = `${year}-${day}`;
    return next < today ? `${year + 1}-${day}` : next;
  });
  return [...new Set(dates)].filter((date) => date >= today).sort();
}
