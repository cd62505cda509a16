import type { EntryCount, Stored } from './storage';

/**
 * Numbers of stored entries, which `lib/storage/write.ts` derives with `counts` of each definition and stores with every
 * change. The first script sets them for style sheets before the first paint (`markStored`), so that these show counts and
 * reserve the space of what React renders after hydration, and reads no other format.
 */
export const COUNTS: Stored<Readonly<Record<string, EntryCount>>> = {
  key: 'rtr:counts',
  version: 1,
  empty: {},
  read: (value) =>
    typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, EntryCount>) : null,
  entryKey: String,
  isMinor: true,
  isDerived: true,
};

/** The stored counts that are above zero now, by name; none for a text that cannot be read. */
export function readCounts(text: string | null): Record<string, number> {
  const counts: Record<string, number> = {};
  try {
    for (const [name, entry] of Object.entries<EntryCount>(JSON.parse(text ?? '{}'))) {
      const { count, until } = typeof entry === 'number' ? { count: entry, until: Infinity } : entry;
      if (count > 0 && until > Date.now()) counts[name] = count;
    }
  } catch {
    // Not JSON.
  }
  return counts;
}
