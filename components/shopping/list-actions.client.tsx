'use client';

import { Copy, Printer, QrCode, Share2 } from 'lucide';
import { useRef } from 'react';
import * as messages from '@/.content/messages/shoppingLines';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { printOrExplain } from '@/components/ui/print-or-explain';
import { shareSheet } from '@/components/ui/share-link';
import { toast } from '@/components/ui/toast';
import type { ShoppingMessages } from '@/lib/content/schema/built-in-pages';
import type { UnitSystem } from '@/lib/content/schema/units';
import { isEmptyList, type ShoppingListData } from '@/lib/saved/shopping-list';
import type { CustomLine } from '@/lib/shopping/custom-line';
import { encodeList } from '@/lib/shopping/link';
import { shoppingListText } from '@/lib/shopping/list-text';
import type { Line } from '@/lib/shopping/merge';
import type { Chosen } from '@/lib/shopping/recipes';
import { copyText } from '@/lib/ui/copy-text';
import { useReopen } from '@/lib/ui/use-reopen';

export type ListActionsProps = {
  page: ShoppingMessages;
  list: ShoppingListData;
  chosen: Chosen[];
  lines: Line[];
  own: readonly CustomLine[];
  system: UnitSystem;
  /** Query of links to the list: the units that it is shown in. */
  search: string;
  /** Opens the dialog that transfers the list, loads it ahead, and opens it again after a reload. */
  transfer: { open: () => void; preload: () => Promise<unknown>; reopen: () => void };
};

/** Address of this page with the list in its fragment. */
export function linkOf(list: ShoppingListData, search: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${search}${encodeList(list)}`;
}

/** Copies a text and shows a toast. */
export async function copyWithToast(
  text: string,
  message: { title: string; description?: string },
): Promise<void> {
  void toast(
    (await copyText(text))
      ? { ...message, kind: 'success' }
      : { title: messages.noCopy, description: messages.noCopyText, kind: 'warning' },
  );
}

/** Buttons that share, transfer, copy and print the list. */
export function ListActions(props: ListActionsProps) {
  const { page, list, chosen, lines, own, system, search, transfer } = props;
  const { open, preload, reopen } = transfer;
  const button = useRef<HTMLButtonElement>(null);

  const share = async () => {
    const url = linkOf(list, search);
    if (await shareSheet({ title: page.title, url })) return;
    await copyWithToast(url, { title: messages.linkCopied, description: messages.linkCopiedText });
  };
  useReopen('transfer', preload, () => {
    // The dialog restores the focus to this button when it closes.
    button.current?.focus({ preventScroll: true });
    reopen();
  });
  if (isEmptyList(list)) {
    return (
      <Note>
        {messages.importPrompt}
        <button ref={button} type="button" className="link" onClick={open}>
          {messages.importList}
        </button>
      </Note>
    );
  }
  const copyList = () => {
    const message = { title: messages.listCopied, description: messages.listCopiedText };
    return copyWithToast(shoppingListText(page, list, chosen, lines, own, system), message);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-1.5 print:hidden max-sm:[&_svg]:hidden">
      <Button look="quiet" small onClick={share}>
        <Icon of={Share2} size={18} /> {messages.share}
      </Button>
      <Button ref={button} look="quiet" small onPointerEnter={preload} onClick={open}>
        <Icon of={QrCode} size={18} /> {messages.qrOrFile}
      </Button>
      <Button look="quiet" small onClick={copyList}>
        <Icon of={Copy} size={18} /> {messages.copy}
      </Button>
      <Button look="quiet" small onClick={() => printOrExplain(linkOf(list, search))}>
        <Icon of={Printer} size={18} /> {messages.print}
      </Button>
    </div>
  );
}
