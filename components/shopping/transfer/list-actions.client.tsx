'use client';

import { Copy, Printer, QrCode, Share2 } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { toast } from '@/components/ui/toast';
import type { ShoppingWords } from '@/lib/content/schema/cook/pages';
import type { UnitSystem } from '@/lib/content/schema/cook/units';
import { copyText } from '@/lib/copy-text';
import { useLoaded } from '@/lib/hooks/use-loaded';
import type { Chosen } from '@/lib/shopping/chosen';
import { encodeList } from '@/lib/shopping/link';
import { isEmptyList, type ShoppingList } from '@/lib/shopping/list';
import type { Line } from '@/lib/shopping/merge';
import { plainText } from '@/lib/shopping/words';

const loadTransfer = () => import('./transfer-dialog.client').then((module) => module.TransferDialog);

export type ListActionsProps = {
  words: ShoppingWords;
  list: ShoppingList;
  chosen: Chosen[];
  lines: Line[];
  system: UnitSystem;
};

/** Address of this page with the list in its fragment. */
function linkOf(list: ShoppingList): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${encodeList(list)}`;
}

/** The ways a list leaves this device: link, code or file, text, paper. */
export function ListActions({ words, list, chosen, lines, system }: ListActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [TransferDialog, load] = useLoaded(loadTransfer);

  const copy = async (text: string, said: { title: string; description?: string }) => {
    const isCopied = await copyText(text);
    void toast(
      isCopied
        ? { ...said, kind: 'success' }
        : {
            title: 'This browser would not copy it',
            description: 'Use the QR code or a file.',
            kind: 'warning',
          },
    );
  };
  const share = async () => {
    const url = linkOf(list);
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title: words.title, url });
      } catch (reason) {
        // Closing the sheet is an answer, not a failure.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    await copy(url, { title: 'Link copied', description: 'The list travels in the link itself.' });
  };
  const transfer = async () => {
    if (await load(true)) setOpen(true);
    else sayNotLoaded('QR code and file');
  };
  const dialog = TransferDialog && (
    <TransferDialog
      open={isOpen}
      onOpenChange={setOpen}
      list={list}
      link={isOpen ? linkOf(list) : ''}
      onCopy={(url) => copy(url, { title: 'Link copied' })}
    />
  );

  if (isEmptyList(list)) {
    return (
      <p className="shop-said">
        Made one elsewhere?
        <button type="button" className="link" onClick={transfer}>
          Bring a list here
        </button>
        {dialog}
      </p>
    );
  }
  return (
    <div className="shop-acts">
      <button type="button" className="btn quiet sm" onClick={share}>
        <Icon of={Share2} size={18} /> Share
      </button>
      <button type="button" className="btn quiet sm" onPointerEnter={() => void load()} onClick={transfer}>
        <Icon of={QrCode} size={18} /> QR or file
      </button>
      <button
        type="button"
        className="btn quiet sm"
        onClick={() =>
          copy(plainText(words, list, chosen, lines, system), {
            title: 'List copied',
            description: 'As plain text, aisle by aisle.',
          })
        }
      >
        <Icon of={Copy} size={18} /> Copy
      </button>
      <button type="button" className="btn quiet sm" onClick={() => window.print()}>
        <Icon of={Printer} size={18} /> Print
      </button>
      {dialog}
    </div>
  );
}
