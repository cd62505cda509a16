'use client';

import { Copy, Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import {
  exportList,
  type FileProblem,
  importList,
  SHOPPING_FILE_LIMIT,
  SHOPPING_FILE_NAME,
} from '@/lib/shopping/file';
import { isEmptyList, type ShoppingList } from '@/lib/shopping/list';
import { QR_LIMIT } from '@/lib/shopping/qr-path';
import { ListCode } from './list-code.client';

export type TransferDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ShoppingList;
  /** Full address that carries the list. */
  link: string;
  onCopy: (link: string) => void;
  /** A list that came out of a file. */
  onFile: (list: ShoppingList) => void;
};

const PROBLEMS: Record<FileProblem, string> = {
  'too-large': 'That file is too large to be a shopping list. Nothing was changed.',
  corrupt: 'I could not read that file: it is damaged or incomplete. Nothing was changed.',
  foreign: 'That file was not exported from this page. Nothing was changed.',
  newer: 'That file comes from a newer version of this page. Reload and try again. Nothing was changed.',
};

/** Carries the list to another device: as a code to scan, as a link, as a file; and reads such a file. */
export function TransferDialog({ open, onOpenChange, list, link, onCopy, onFile }: TransferDialogProps) {
  const [said, setSaid] = useState<{ words: string; problem: boolean } | null>(null);
  // The question about an imported list takes the focus, not the button that opened the dialog.
  const isTaken = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const isEmpty = isEmptyList(list);
  const change = (next: boolean) => {
    setSaid(null);
    onOpenChange(next);
  };

  const download = () => {
    const file = new Blob([exportList(list, Date.now())], { type: 'application/json' });
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(file);
    anchor.download = SHOPPING_FILE_NAME;
    anchor.click();
    // Some browsers read the file only after the click has returned.
    setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
    setSaid({ words: `Saved as ${SHOPPING_FILE_NAME}.`, problem: false });
  };

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const isTooLarge = file.size > SHOPPING_FILE_LIMIT;
    const text = isTooLarge ? null : await readText(file);
    // The same file can be chosen again after it was put right.
    input.value = '';
    const result = text === null ? null : importList(text);
    if (result?.ok) {
      isTaken.current = true;
      onFile(result.list);
      return change(false);
    }
    const problem = result?.problem ?? (isTooLarge ? 'too-large' : 'corrupt');
    setSaid({ words: PROBLEMS[problem], problem: true });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={isEmpty ? 'Bring a list here' : 'Take the list along'}
      description={
        isEmpty
          ? 'Open a shared link on this device, or import the file that was exported on the other one.'
          : 'The list itself is in the code, the link and the file. Nothing is sent anywhere.'
      }
      className="shop-transfer"
      initialFocus={first}
      onReturnFocus={(event) => {
        if (isTaken.current) event.preventDefault();
        isTaken.current = false;
      }}
    >
      {!isEmpty &&
        (link.length > QR_LIMIT ? (
          <p>This list is too long for a code that a phone can read. Take the link or the file.</p>
        ) : (
          <ListCode link={link} />
        ))}
      {!isEmpty && (
        <input
          className="shop-link"
          type="text"
          readOnly
          aria-label="Link to the list"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className="shop-answers">
        {!isEmpty && (
          <>
            <button type="button" className="btn quiet sm" ref={first} onClick={() => onCopy(link)}>
              <Copy className="i" size={18} aria-hidden="true" /> Copy link
            </button>
            <button type="button" className="btn quiet sm" onClick={download}>
              <Download className="i" size={18} aria-hidden="true" /> Export file
            </button>
          </>
        )}
        <label className="btn quiet sm">
          <Upload className="i" size={18} aria-hidden="true" /> Import file
          <input className="sr" type="file" accept="application/json,.json" onChange={read} />
        </label>
      </div>
      <p className="shop-said" role="status" data-kind={said?.problem ? 'problem' : undefined}>
        {said?.words}
      </p>
    </Dialog>
  );
}

/** The file's text; null when it cannot be read, as when it was moved meanwhile. */
function readText(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsText(file);
  });
}
