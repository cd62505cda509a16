import { type MinutesOrRange, readDuration } from '@/lib/content/schema/duration';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const ISO = new RegExp(
  `^P(?:0Y)?(?:0M)?(?:${NUMBER}W)?(?:${NUMBER}D)?(?:T(?:${NUMBER}D)?(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?$`,
  'i',
);
// Some sites write the days after the T.
const ISO_MINUTES = [7 * 24 * 60, 24 * 60, 24 * 60, 60, 1, 1 / 60];

/** Units of time of other languages with the English ones that `readDuration` reads. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:시간|時間)\s*(?:반|半)/g, '$1.5 h '],
  [/(\d)\s*(?:시간|時間|Std\.?|Stunden?|heures?|horas?)(?!\p{L})/giu, '$1 h '],
  [/(\d)\s*(?:시간|時間)/g, '$1 h '],
  [/(\d)\s*(?:분|分間?)/g, '$1 min '],
  [/(\d)\s*(?:Minuten?|minutos?)(?!\p{L})/giu, '$1 min '],
  [/(\d)\s*(?:일|日)/g, '$1 days '],
];

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
  const english = UNITS.reduce((rest, [unit, word]) => rest.replaceAll(unit, word), text)
    .replace(/^(?:about|approx(?:imately)?\.?|ca\.?|~|약|約)\s*/i, '')
    .replace(/\.$/, '');
  if (/^0+\s*(?:m|min|mins|minutes)?$/i.test(english)) return 0;
  const read = readDuration(english);
  if (read === null) return undefined;
  const [from, to] = [read].flat().map(Math.round) as [number, number?];
  if (to === undefined || to <= from) return from;
  return [from, to];
}
