import type { Amount } from '@/lib/content/schema/amount';
import { type Round, roundedCount } from '@/lib/recipe/rounding';

/** Number as people write it: thirds and eighths as fractions. */
export function writeNumber(value: number): string {
  const whole = Math.floor(value + 1e-3);
  const rest = value - whole;
  const fractions = {
    '1/8': 1 / 8,
    '1/4': 1 / 4,
    '1/3': 1 / 3,
    '3/8': 3 / 8,
    '1/2': 1 / 2,
    '2/3': 2 / 3,
    '3/4': 3 / 4,
  };
  const fraction = Object.entries(fractions).find(([, size]) => Math.abs(size - rest) < 4e-3)?.[0];
  if (Math.abs(rest) < 1e-3) return String(whole);
  if (fraction) return whole === 0 ? fraction : `${whole} ${fraction}`;
  return String(Math.round(value * 100) / 100);
}

const UNIT_PLURALS = new Set(
  'cup clove slice sprig block can bunch head handful stick piece package stalk'.split(' '),
);

/** Amount as it is written in a draft: "1 1/2 cups", "2-3 cloves", 2. */
export function writeAmount({ amount, upTo, unit }: Amount): number | string {
  const number = upTo === undefined ? writeNumber(amount) : `${writeNumber(amount)}-${writeNumber(upTo)}`;
  if (unit === undefined) return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : number;
  const last = upTo ?? amount;
  const plurals: Readonly<Record<string, string>> = {
    leaf: 'leaves',
    pinch: 'pinches',
    dash: 'dashes',
    bunch: 'bunches',
  };
  const many = plurals[unit] ?? (UNIT_PLURALS.has(unit) ? `${unit}s` : unit);
  return `${number} ${last > 1 ? many : unit}`;
}

/** Rounding with which a count is shown as it is; undefined if none does, `null` if none is needed. */
export function roundOf({ amount, upTo, unit }: Amount): Round | null | undefined {
  const fits = (round?: Round) =>
    [amount, upTo].every((value) => value === undefined || roundedCount(value, unit, round) === value);
  if (fits()) return null;
  return (['half', 'nearest', 'up'] as const).find(fits);
}
