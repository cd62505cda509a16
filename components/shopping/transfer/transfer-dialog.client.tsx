'use client';

import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { ImportFile } from '@/components/ui/import-file.client';
import { describeFileProblem } from '@/lib/files/exported-file';
import { type ReadFile, saveFile } from '@/lib/files/visitor-files';
import { exportList, importList, SHOPPING_FILE, SHOPPING_FILE_NAME } from '@/lib/shopping/file';
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
    saveFile(SHOPPING_FILE_NAME, exportList(list, Date.now()), 'application/json');
    setSaid({ words: `Saved as ${SHOPPING_FILE_NAME}.`, problem: false });
  };

  const read = (chosen: ReadFile) => {
    const result = chosen.ok ? importList(chosen.text) : chosen;
    if (!result.ok) {
      return setSaid({ words: describeFileProblem(result.problem, 'a shopping list'), problem: true });
    }
    isTaken.current = true;
    onFile(result.list);
    change(false);
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
        <ImportFile className="btn quiet sm" most={SHOPPING_FILE.most} onRead={read} />
      </div>
      <p className="shop-said" role="status" data-kind={said?.problem ? 'problem' : undefined}>
        {said?.words}
      </p>
    </Dialog>
  );
}
