'use client';

import * as words from '@/.content/words/kept';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useStored } from '@/lib/hooks/use-stored';
import { hasNewer } from '@/lib/kept/write';
import type { Stored } from '@/lib/storage';
import { KeptNote } from './kept-note';

export type NewerNoteProps<T> = { stored: Stored<T>; what: string };

/** Says that a later version of this site keeps more here than this one can read. Nothing where it does not. */
export function NewerNote<T>({ stored, what }: NewerNoteProps<T>) {
  // Drawn anew with every change of what is stored.
  useStored(stored);
  if (!useHydrated() || !hasNewer(stored)) return null;
  return <KeptNote role="note">{words.newer({ what })}</KeptNote>;
}
