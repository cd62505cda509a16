'use client';

import { Copy } from 'lucide';
import { useRef } from 'react';
import * as words from '@/.content/words/shoppingTransfer';
import { KeptFile } from '@/components/kept/kept-file.client';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
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
};

/** Carries the list to another device: as a code to scan, as a link, as a file; and reads such a file. */
export function TransferDialog({ open, onOpenChange, list, link, onCopy }: TransferDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  const isEmpty = isEmptyList(list);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isEmpty ? words.bringHere : words.takeAlong}
      description={isEmpty ? words.bringHereText : words.takeAlongText}
      className="shop-transfer"
      initialFocus={first}
    >
      {!isEmpty && (link.length > QR_LIMIT ? <p>{words.tooLong}</p> : <ListCode link={link} />)}
      {!isEmpty && (
        <input
          className="shop-link"
          type="text"
          readOnly
          aria-label={words.link}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {!isEmpty && (
        <button type="button" className="btn quiet sm" ref={first} onClick={() => onCopy(link)}>
          <Icon of={Copy} size={18} /> {words.copyLink}
        </button>
      )}
      <h3>{words.everything}</h3>
      <p className="meta">{words.everythingText}</p>
      <KeptFile
        onArrival={(description) => {
          onOpenChange(false);
          void toast({ title: words.fileIsHere, description, kind: 'success' });
        }}
      />
    </Dialog>
  );
}
