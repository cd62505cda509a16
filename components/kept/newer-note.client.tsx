'use client';

import './kept.css';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useStored } from '@/lib/hooks/use-stored';
import { hasNewer } from '@/lib/kept/write';
import type { Stored } from '@/lib/storage';

export type NewerNoteProps<T> = {
  stored: Stored<T>;
  /** What is kept, in words: "saved recipes". */
  what: string;
};

/** Says that a later version of this site keeps more here than this one can read. Nothing where it does not. */
export function NewerNote<T>({ stored, what }: NewerNoteProps<T>) {
  // Drawn anew with every change of what is stored.
  useStored(stored);
  if (!useHydrated() || !hasNewer(stored)) return null;
  return (
    <p className="kept-newer" role="note">
      A newer version of this site has kept {what} on this device in a way I cannot read yet. Nothing of it is
      lost: reload the page to get the newer version.
    </p>
  );
}
