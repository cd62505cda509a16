import type { Scheduled } from '@/lib/content/read/scheduled';

/** Moment in the time zone of the site: "Friday 4 December 2026, 9:00". */
function formatMoment({ at, zone }: Scheduled): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.weekday} ${part.day} ${part.month} ${part.year}, ${Number(part.hour)}:${part.minute}`;
}

/** Scheduled files, a line each after their number and the next moment; '' if there are none. */
export function formatScheduled(scheduled: readonly Scheduled[]): string {
  const [next] = scheduled;
  if (!next) return '';
  const width = Math.max(...scheduled.map(({ file }) => file.length));
  return [
    `${scheduled.length} scheduled, next ${formatMoment(next)} (${next.zone})`,
    ...scheduled.map((each) => `  ${each.file.padEnd(width)}  ${formatMoment(each)}`),
  ].join('\n');
}
