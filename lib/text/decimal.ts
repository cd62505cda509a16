import { decimalPoint } from '@/.content/messages/text';

/** A number as the site prints it: at most two decimal places, no trailing zeros, no sign of floating point. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', decimalPoint);
}
