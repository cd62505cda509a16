import type { StorageKey } from './storage';

// Copies of stored values that this version of the site cannot read.

/** Key of a value set aside: `rtr:aside:shopping`, `rtr:aside:shopping:2` for the second. */
const asideKey = (key: StorageKey, number: number) =>
  `rtr:aside:${key.slice('rtr:'.length)}${number > 1 ? `:${number}` : ''}`;

/** The values set aside for a key. */
export function asideOf(storage: Storage, key: StorageKey): string[] {
  const all: string[] = [];
  for (;;) {
    const raw = storage.getItem(asideKey(key, all.length + 1));
    if (raw === null) return all;
    all.push(raw);
  }
}

/** Copies a value to a key of its own, once. Throws if storage is full. */
export function setAside(storage: Storage, key: StorageKey, raw: string): void {
  const all = asideOf(storage, key);
  if (!all.includes(raw)) storage.setItem(asideKey(key, all.length + 1), raw);
}
