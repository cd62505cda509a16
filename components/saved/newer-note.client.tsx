'use client';

import * as messages from '@/.content/messages/kept';
import type { Stored } from '@/lib/storage/storage';
import { useStored } from '@/lib/storage/use-stored';
import { hasNewer } from '@/lib/storage/write';
import { useHydrated } from '@/lib/ui/use-hydrated';
import { KeptNote } from './saved-note';

export type NewerNoteProps<T> = { stored: Stored<T>; what: string };

/** Says that a later version of this site keeps more here than this one can read. Nothing where it does not. */
export function NewerNote<T>({ stored, what }: NewerNoteProps<T>) {
  // Drawn anew with every change of what is stored.
  useStored(stored);
  if (!useHydrated() || !hasNewer(stored)) return null;
  return <KeptNote role="note">{messages.newer({ what })}</KeptNote>;
}
