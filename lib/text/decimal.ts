import { decimalPoint } from '@/.content/messages/text';

/** Formats a number with at most two decimal places and no trailing zeros. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', decimalPoint);
}
