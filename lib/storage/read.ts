import { type ReadResult, readRaw, type Stored } from './storage';

function parseRaw(raw: string, isText = false): unknown {
  try {
    return JSON.parse(raw);
  } catch (reason) {
    if (isText) return raw;
    throw reason;
  }
}

/** True for null and for a text, list or object without content. */
const isNothing = (value: unknown) => ['null', '""', '[]', '{}'].includes(JSON.stringify(value));

/** Parses stored text; null if nothing is stored. */
export function parseStored<T>(
  { version, empty, read, isText }: Stored<T>,
  raw: string | null,
): ReadResult<T> {
  if (raw === null || raw.trim() === '') return { value: empty, problem: null };
  try {
    const parsed = parseRaw(raw, isText);
    const { version: written } = Object(parsed) as { version?: unknown };
    if (typeof written === 'number' && written > version) return { value: empty, problem: 'newer' };
    const value = read(parsed);
    if (value !== null) return { value, problem: null };
    if (isNothing(parsed)) return { value: empty, problem: null };
  } catch {
    // Not JSON.
  }
  return { value: empty, problem: 'unreadable' };
}

/** The stored value, with its valid entries only. */
export function readStored<T>(stored: Stored<T>): T {
  return parseStored(stored, readRaw(stored.key)).value;
}
