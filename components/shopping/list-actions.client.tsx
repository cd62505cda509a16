'use client';

import { Copy, Printer, QrCode, Share2 } from 'lucide';
import { useRef, useState } from 'react';
import * as messages from '@/.content/messages/shoppingLines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { printOrExplain } from '@/components/ui/print-or-explain';
import { shareSheet } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';
import { toastLoadError } from '@/components/ui/toast-load-error';
import type { ShoppingMessages } from '@/lib/content/schema/built-in-pages';
import type { UnitSystem } from '@/lib/content/schema/units';
import { isEmptyList, type ShoppingList } from '@/lib/saved/shopping-list';
import { encodeList } from '@/lib/shopping/link';
import { plainText } from '@/lib/shopping/list-text';
import type { Line } from '@/lib/shopping/merge';
import type { Chosen } from '@/lib/shopping/recipes';
import { copyText } from '@/lib/ui/copy-text';
import { useLazy } from '@/lib/ui/use-lazy';
import { useReopen } from '@/lib/ui/use-reopen';

const importTransfer = () => import('./transfer-dialog.client').then((module) => module.TransferDialog);

export type ListActionsProps = {
  page: ShoppingMessages;
  list: ShoppingList;
  chosen: Chosen[];
  lines: Line[];
  system: UnitSystem;
  /** Query of links to the list: the units that it is shown in. */
  search: string;
};

/** Address of this page with the list in its fragment. */
function linkOf(list: ShoppingList, search: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${search}${encodeList(list)}`;
}

/** Buttons that share, transfer, copy and print the list. */
export function ListActions({ page, list, chosen, lines, system, search }: ListActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [TransferDialog, load, preload] = useLazy(importTransfer, {
    onError: () => toastLoadError(messages.transfer),
    mayReload: true,
  });
  const button = useRef<HTMLButtonElement>(null);

  const copy = async (text: string, message: { title: string; description?: string }) => {
    void toast(
      (await copyText(text))
        ? { ...message, kind: 'success' }
        : { title: messages.noCopy, description: messages.noCopyText, kind: 'warning' },
    );
  };
  const share = async () => {
    const url = linkOf(list, search);
    if (await shareSheet({ title: page.title, url })) return;
    await copy(url, { title: messages.linkCopied, description: messages.linkCopiedText });
  };
  const transfer = async () => {
    if (await load()) setOpen(true);
  };
  useReopen('transfer', preload, () => {
    // The dialog restores the focus to this button when it closes.
    button.current?.focus({ preventScroll: true });
    setOpen(true);
  });
  const dialog = TransferDialog && (
    <TransferDialog
      open={isOpen}
      onOpenChange={setOpen}
      list={list}
      link={isOpen ? linkOf(list, search) : ''}
      onCopy={(url) => copy(url, { title: messages.linkCopied })}
    />
  );

  if (isEmptyList(list)) {
    return (
      <Note>
        {messages.importPrompt}
        <button ref={button} type="button" className="link" onClick={transfer}>
          {messages.importList}
        </button>
        {dialog}
      </Note>
    );
  }
  const copyList = () => {
    const message = { title: messages.listCopied, description: messages.listCopiedText };
    return copy(plainText(page, list, chosen, lines, system), message);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-1.5 print:hidden max-sm:[&_svg]:hidden">
      <Button look="quiet" small onClick={share}>
        <Icon of={Share2} size={18} /> {messages.share}
      </Button>
      <Button ref={button} look="quiet" small onPointerEnter={preload} onClick={transfer}>
        <Icon of={QrCode} size={18} /> {messages.qrOrFile}
      </Button>
      <Button look="quiet" small onClick={copyList}>
        <Icon of={Copy} size={18} /> {messages.copy}
      </Button>
      <Button look="quiet" small onClick={() => printOrExplain(linkOf(list, search))}>
        <Icon of={Printer} size={18} /> {messages.print}
      </Button>
      {dialog}
    </div>
  );
}
