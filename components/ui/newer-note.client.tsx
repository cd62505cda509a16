'use client';

import * as messages from '@/.content/messages/newerData';
import type { Stored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { hasNewer } from '@/lib/storage/write';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { Note } from './note';

export type NewerNoteProps<T> = {
  stored: Stored<T>;
  /** The stored data in a sentence: "saved recipes". */
  what: string;
};

/** A note that a newer version of the site has stored data that this version cannot read. Nothing without such data. */
export function NewerNote<T>({ stored, what }: NewerNoteProps<T>) {
  // Renders again whenever the stored value changes.
  useStored(stored);
  if (!useHydrated() || !hasNewer(stored)) return null;
  return <Note role="note">{messages.note({ what })}</Note>;
}
