import { TextDecoder } from 'node:util';
import type { Problem } from '@/lib/content/problem';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

const SAVE_AS = 'a text file saved as UTF-8 (in most editors: “Save as”, Encoding: UTF-8)';

/** UTF-16 encoding of a file: by its byte order mark, or by the zero bytes of Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0 && second !== 0) return 'utf-16be';
  return first !== undefined && first !== 0 && second === 0 ? 'utf-16le' : undefined;
}

/** Line, column and Windows-1252 reading of the first line that is not UTF-8. */
function firstBadLine(bytes: Uint8Array) {
  const isValid = (part: Uint8Array) => {
    try {
      UTF8.decode(part);
      return true;
    } catch {
      return false;
    }
  };
  let line = 1;
  for (let start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const part = bytes.subarray(start, end < 0 ? undefined : end);
    if (end < 0 || !isValid(part)) {
      const text = new TextDecoder('windows-1252').decode(part).trim();
      const firstBad = new TextDecoder().decode(part).indexOf('\ufffd');
      return { position: { line, column: Math.max(0, firstBad) + 1 }, text };
    }
    start = end + 1;
  }
}

/**
 * Text of a content file, with a problem if it is not UTF-8. The text is decoded in any case, so that the names in it are
 * known.
 */
export function decodeFile(file: string, bytes: Uint8Array): { text: string; problem?: Problem } {
  const field = 'the file itself';
  const utf16 = utf16Of(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return {
      text,
      problem: { file, field, found: 'UTF-16', allowed: SAVE_AS, position: { line: 1, column: 1 } },
    };
  }
  try {
    return { text: UTF8.decode(bytes) };
  } catch {
    const { position, text } = firstBadLine(bytes);
    const shown = text.length > 60 ? `${text.slice(0, 57)}…` : text;
    const found = `not UTF-8, line ${position.line}: “${shown}”, perhaps in Windows-1252`;
    const problem = { file, field, found, allowed: SAVE_AS, position };
    return { text: new TextDecoder('windows-1252').decode(bytes), problem };
  }
}
