'use client';

import { Upload } from 'lucide';
import type { ChangeEvent } from 'react';
import * as words from '@/.content/words/files';
import { Icon } from '@/components/ui/icon';
import { type ReadFile, readFile } from '@/lib/files/visitor-files';

export type ImportFileProps = {
  /** Classes of the button it looks like. */
  className: string;
  /** Largest file that is read, in bytes. */
  most: number;
  /** Gets the text of the file that was chosen, or why there is none. */
  onRead: (read: ReadFile) => void;
};

/** Asks for a file of this site and reads it; nothing of it is sent anywhere. */
export function ImportFile({ className, most, onRead }: ImportFileProps) {
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const chosen = await readFile(file, most);
    // The same file can be chosen again after it was put right.
    input.value = '';
    onRead(chosen);
  };
  return (
    <label className={className}>
      <Icon of={Upload} size={18} /> {words.importFile}
      <input className="sr" type="file" accept="application/json,.json" onChange={read} />
    </label>
  );
}
