'use client';

import { Copy } from 'lucide';
import { useRef } from 'react';
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
      title={isEmpty ? 'Bring a list here' : 'Take the list along'}
      description={
        isEmpty
          ? 'Open a shared link on this device, or import the file that was exported on the other one.'
          : 'The list itself is in the code and the link. Nothing is sent anywhere.'
      }
      className="shop-transfer"
      initialFocus={first}
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
      {!isEmpty && (
        <button type="button" className="btn quiet sm" ref={first} onClick={() => onCopy(link)}>
          <Icon of={Copy} size={18} /> Copy link
        </button>
      )}
      <h3>Everything as one file</h3>
      <p className="meta">
        The list, saved recipes, ticks and food walks of this device. Importing adds to what is here.
      </p>
      <KeptFile
        onArrival={(words) => {
          onOpenChange(false);
          void toast({ title: 'The file is here', description: words, kind: 'success' });
        }}
      />
    </Dialog>
  );
}
