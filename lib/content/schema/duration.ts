import { z } from 'zod';
import { NUMBER_SOURCE, readNumber, spellFractions } from '@/lib/text/numbers';

/** Minutes, or a range of minutes. */
export type MinutesOrRange = number | [number, number];

/** Units of time in minutes, longest first. */
const UNITS = [
  { minutes: 7 * 24 * 60, words: ['w', 'wk', 'wks', 'week', 'weeks'] },
  { minutes: 24 * 60, words: ['d', 'day', 'days'] },
  { minutes: 60, words: ['h', 'hr', 'hrs', 'hour', 'hours'] },
  { minutes: 1, words: ['m', 'min', 'mins', 'minute', 'minutes'] },
  { minutes: 1 / 60, words: ['s', 'sec', 'secs', 'second', 'seconds'] },
];

type Unit = (typeof UNITS)[number];

const PART = new RegExp(String.raw`^(${NUMBER_SOURCE})\s*([a-z]+)?\.?(?:\s*,?\s*and\b|,)?\s*`);

const RANGE = /^(.+?)\s*(?:-|\bto\b)\s*(.+)$/;

/** Decimals of hours that cannot be confused with minutes: "1.30 h" may mean 1 h 30. */
const CLEAR_DECIMALS = /^\d*([.,](\d|25|75))?$/;

/** Rounds away floating-point errors: a third of an hour is 20 minutes. */
const rounded = (minutes: number) => Math.round(minutes * 1e6) / 1e6;

/**
 * Parses a duration in minutes; null for ambiguous texts.
 *
 * @param lastUnit unit of a last number that has none
 */
function readLength(text: string, lastUnit: Unit): number | null {
  let rest = text.trim();
  let before: Unit | undefined;
  let total = 0;
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match) return null;
    const [{ length }, number = '', word] = match;
    const named = UNITS.find(({ words }) => words.includes(word ?? ''));
    // "1h30": a number after hours counts minutes.
    const unit = named ?? (before === undefined ? lastUnit : UNITS[UNITS.indexOf(before) + 1]);
    if (word !== undefined && !named) return null;
    if (word === undefined && before !== undefined && before.minutes !== 60) return null;
    if (unit === undefined || (before && unit.minutes >= before.minutes)) return null;
    const amount = readNumber(number);
    const isLast = length === rest.length;
    if (!isLast && !Number.isInteger(amount)) return null;
    if (before && amount * unit.minutes >= before.minutes) return null;
    if (unit.minutes >= 60 && /[.,]/.test(number) && !CLEAR_DECIMALS.test(number)) return null;
    total += amount * unit.minutes;
    before = unit;
    rest = rest.slice(length);
  }
  return before === undefined || !Number.isFinite(total) ? null : rounded(total);
}

/** Unit of a duration, minutes if it has none; undefined if it has several. */
function onlyUnit(text: string): Unit | undefined {
  const words = text.match(/[a-z]+/g) ?? ['min'];
  const unit = UNITS.find((each) => each.words.includes(words[0] ?? ''));
  return words.length === 1 && !/\d[^a-z]*[a-z]+[^a-z]*\d/.test(text) ? unit : undefined;
}

/**
 * Parses a duration in minutes: "90", "90 min", "1h30", "1 hr 30 min", "1½ hours", "2 days", and
 * as a range "20-30 min" or "45 min to 1 h". Null for anything else and for ambiguous texts, such as "1:30".
 */
export function readDuration(text: string): MinutesOrRange | null {
  const spelled = spellFractions(text)
    .replaceAll(/[–—]/g, '-')
    .replace(/^half an? /, '1/2 ');
  const minute = UNITS[3] as Unit;
  const [, from, to] = RANGE.exec(spelled) ?? [];
  if (from === undefined || to === undefined) return readLength(spelled, minute);
  const isBare = !/[a-z]/.test(from.replace(/^an?\b/, ''));
  // "1 to 2 h" is in hours on both sides; "1 to 1h30" is not clear.
  const unit = isBare ? onlyUnit(to) : minute;
  const shortest = unit ? readLength(from, unit) : null;
  const longest = readLength(to, minute);
  return shortest === null || longest === null || longest <= shortest ? null : [shortest, longest];
}

/** Single duration in minutes; null for invalid texts and ranges. */
function readOne(written: number | string): number | null {
  const read = typeof written === 'number' ? written : readDuration(written);
  return typeof read === 'number' ? read : null;
}

type DurationOptions = {
  /** Only whole minutes. */
  isWhole?: boolean;
  /** Zero is allowed. */
  hasZero?: boolean;
  /** Maximum of minutes. */
  most?: number;
};

/** Allowed values for an invalid duration; undefined if it is valid. */
function lengthsMessage(
  lengths: readonly (number | null)[],
  { isWhole = false, hasZero = false, most = Number.POSITIVE_INFINITY }: DurationOptions,
  examples: string,
): string | undefined {
  const isValid = (length: number | null) =>
    length !== null && (hasZero ? length >= 0 : length > 0) && length <= most;
  if (!lengths.every(isValid)) {
    return `minutes${Number.isFinite(most) ? ` up to ${most}` : ''}, such as ${examples}`;
  }
  const isFraction = isWhole && lengths.some((length) => !Number.isInteger(length));
  return isFraction ? `whole minutes, such as ${examples}` : undefined;
}

const ONE = '90 or 1h30';
const ONE_OR_RANGE = '90, 1h30 or [20, 30]';

const one = z.union([z.number(), z.string()], { error: `minutes, such as ${ONE}` });

/** Field for a duration; its value is in minutes. */
export function durationField(options: DurationOptions = {}) {
  return one.transform((written, context): number => {
    const length = readOne(written);
    const message = lengthsMessage([length], options, ONE);
    if (message === undefined && length !== null) return length;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Field for a duration or a range: [20, 30] or "20-30 min"; its value is in minutes. */
export function durationOrRangeField(options: DurationOptions = {}) {
  const range = z.tuple([z.union([z.number(), z.string()]), z.union([z.number(), z.string()])]);
  return z
    .union([z.number(), z.string(), range], { error: `minutes, such as ${ONE_OR_RANGE}` })
    .transform((written, context): MinutesOrRange => {
      const read = Array.isArray(written)
        ? ([readOne(written[0]), readOne(written[1])] as const)
        : typeof written === 'string'
          ? readDuration(written)
          : written;
      const message = lengthsMessage([read].flat(), options, ONE_OR_RANGE);
      if (message === undefined) return read as MinutesOrRange;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    });
}
