import { applyChange, isSameJson } from './merge';
import { parseStored } from './read';
import type { Stored } from './storage';

/** The text of a changed value. `isLossy` if a part of the text before it could not be kept. */
type ChangedText = { text: string; isLossy: boolean };

/**
 * Writes a changed value into the text that it was read from, which keeps what this version of the site does not read. A
 * text of another kind, or from which the new value could not be read, is replaced.
 */
export function changedText<T>(stored: Stored<T>, raw: string | null, next: T): ChangedText {
  const plain = stored.isText ? String(next) : JSON.stringify(next);
  const there = parsed(stored, raw);
  if (there === undefined) return { text: plain, isLossy: false };
  const { value } = parseStored(stored, raw);
  const text = JSON.stringify(applyChange(value, next, there, stored.entryKey ?? String));
  if (isSameJson(parseStored(stored, text).value, next)) return { text, isLossy: false };
  return { text: plain, isLossy: !isSameJson(there, value) };
}

/** Parsed JSON of this version of the site or an older one; undefined for any other text. */
function parsed(stored: Stored<unknown>, raw: string | null): unknown {
  return raw === null || stored.isText || raw.trim() === '' || parseStored(stored, raw).problem
    ? undefined
    : JSON.parse(raw);
}

/**
 * Applies a change of one tab to what another tab has stored meanwhile.
 *
 * @returns the merged text; null if nothing is left to store
 */
export function mergedText(
  stored: Stored<unknown>,
  change: { before: string | null; after: string | null },
  now: string | null,
): string | null {
  const { entryKey } = stored;
  const { before, after } = change;
  if (now === before || now === after || !entryKey || parseStored(stored, now).problem) return after;
  const was = parsed(stored, before);
  const there = parsed(stored, now);
  if (after !== null) return JSON.stringify(applyChange(was, parsed(stored, after), there, entryKey));
  // Removed: only entries that another tab has added are left.
  const left = applyChange(was, Array.isArray(was) ? [] : {}, there, entryKey);
  return isSameJson(left, stored.empty) ? null : JSON.stringify(left);
}
