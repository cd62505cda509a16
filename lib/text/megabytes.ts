import { language } from '@/.content/messages/language';
import { unbroken } from './words';

const format = new Intl.NumberFormat(language, {
  style: 'unit',
  unit: 'megabyte',
  maximumSignificantDigits: 2,
});

/** A length in bytes as people read it, on one line: "3.7 MB". What is less than a tenth of that is said as a tenth. */
export function megabytes(bytes: number): string {
  return unbroken(format.format(bytes > 0 ? Math.max(bytes / 1_000_000, 0.1) : 0));
}
