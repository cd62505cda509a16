import { ImportError } from '@/scripts/import/import-error';
import { type Input, MOST_BYTES, textOf } from '@/scripts/import/read-input';
import { isWxr, readWxr, type Wxr } from './wxr';

/** Start of every XML that could be an export; some servers write a warning or empty lines before it. */
const START = /<rss\b/;

/** Export of a WordPress blog; undefined for another file. */
export function readExport(input: Input): Wxr | undefined {
  const start = Buffer.from(input.bytes.subarray(0, 8192)).toString('latin1').replaceAll('\0', '');
  if (!START.test(start)) return undefined;
  if (input.bytes.length > MOST_BYTES) throw new ImportError('larger than 64 MB');
  const text = textOf(input);
  return isWxr(text) ? readWxr(text) : undefined;
}
