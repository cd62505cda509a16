import { language } from '@/.content/messages/language';
import { unbroken } from './words';

const format = new Intl.NumberFormat(language, {
  style: 'unit',
  unit: 'megabyte',
  maximumSignificantDigits: 2,
});

/** Formats a size in bytes with a non-breaking space: "3.7 MB", at least "0.1 MB" for more than zero. */
export function megabytes(bytes: number): string {
  return unbroken(format.format(bytes > 0 ? Math.max(bytes / 1_000_000, 0.1) : 0));
}
