import { type MinutesOrRange, readDuration } from '@/lib/content/schema/duration';
import { englishTime } from './time-words';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const ISO = new RegExp(
  `^P(?:0Y)?(?:0M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?:${NUMBER}D)?(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
  'i',
);
// Some sites write the days after the T.
const ISO_MINUTES = [7 * 24 * 60, 24 * 60, 24 * 60, 60, 1, 1 / 60];

/** Minutes of an ISO 8601 duration; undefined for others and for one without any part. */
function readIso(text: string): number | undefined {
  const [, ...parts] = ISO.exec(text.replaceAll(' ', '')) ?? [];
  if (parts.every((part) => part === undefined)) return undefined;
  return parts.reduce(
    (sum, part, index) => sum + Number((part ?? '0').replace(',', '.')) * (ISO_MINUTES[index] ?? 0),
    0,
  );
}

/**
 * Reads a time of a source in whole minutes: "PT1H30M", "P0DT0H40M", "90 min", "1시간 30분", "20-30 minutes".
 * Undefined for broken ones ("PTundefinedM", "PTHM", negative ones, words), which the owner is asked for.
 */
export function readTime(written: string | undefined): MinutesOrRange | undefined {
  const text = (written ?? '').trim();
  if (text === '') return undefined;
  const iso = readIso(text);
  if (iso !== undefined) return Number.isFinite(iso) ? Math.round(iso) : undefined;
  const english = englishTime(text)
    .replace(/^(?:about|approx(?:imately)?\.?|ca\.?|circa|etwa|env(?:iron|\.)?|-|약|約|约)\s*/i, '')
    .replace(/\.$/, '');
  if (/^0+\s*(?:m|min|mins|minutes)?$/i.test(english)) return 0;
  const read = readDuration(english);
  if (read === null) return undefined;
  const [from, to] = [read].flat().map(Math.round) as [number, number?];
  if (to === undefined || to <= from) return from;
  return [from, to];
}
