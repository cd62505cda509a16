'use client';

import { Copy } from 'lucide';
import { useEffect, useMemo, useRef } from 'react';
import * as messages from '@/.content/messages/shoppingTransfer';
import { StoredFile } from '@/components/saved/stored-file.client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.client';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { isEmptyList, type ShoppingListData } from '@/lib/saved/shopping-list';
import { useLazy } from '@/lib/ui/use-lazy';
import type { ChangeList } from './list-parts';
import { PasteForm } from './paste-form.client';

const importEncoder = () => import('qr').then((module) => module.default);

/** Longest link shown as a QR code, in characters; the modules of a longer one are too small for phones. */
export const QR_LIMIT = 1000;

/** Width of the quiet zone around a QR code, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

export type TransferDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: ShoppingListData;
  /** Full address with the list in its fragment. */
  link: string;
  onCopy: (link: string) => void;
  onChange: ChangeList;
};

/** Transfers the list to another device as a QR code, a link or a file, and imports such a file or a pasted list. */
export function TransferDialog({ open, onOpenChange, list, link, onCopy, onChange }: TransferDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  const isEmpty = isEmptyList(list);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isEmpty ? messages.importList : messages.exportList}
      description={isEmpty ? messages.importText : messages.exportText}
      name="transfer"
      initialFocus={first}
    >
      {!isEmpty && (
        <>
          {link.length > QR_LIMIT ? <p className="mt-4">{messages.tooLong}</p> : <ListCode link={link} />}
          <div className="mt-3 flex flex-wrap gap-2.5">
            <input
              className="field h-11 min-w-0 flex-[1_8rem] text-sm text-ellipsis text-ink-2"
              type="text"
              readOnly
              aria-label={messages.link}
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button look="quiet" small ref={first} onClick={() => onCopy(link)}>
              <Icon of={Copy} size={18} /> {messages.copyLink}
            </Button>
          </div>
        </>
      )}
      <PasteForm list={list} onChange={onChange} onDone={() => onOpenChange(false)} />
      <h3 className="mt-6 text-lg leading-tight">{messages.everything}</h3>
      <p className="secondary mt-1.5 mb-4">{messages.everythingText}</p>
      <StoredFile
        address={isEmpty ? undefined : link}
        onImport={(description) => {
          onOpenChange(false);
          void toast({ title: messages.imported, description, kind: 'success' });
        }}
      />
    </Dialog>
  );
}

/** SVG path of the dark modules of a QR code, one unit each: a rectangle for each run in a row. */
function qrPath(cells: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of cells.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}

export type ListCodeProps = {
  /** Content of the code, at most QR_LIMIT characters. */
  link: string;
};

/** A link as a QR code, dark on light in every colour scheme, because many phones cannot read inverted codes. */
export function ListCode({ link }: ListCodeProps) {
  const [encodeQr, load] = useLazy(importEncoder, { onError: () => toastLoadError(messages.theCode) });
  useEffect(() => void load(), [load]);
  const code = useMemo(() => {
    if (!encodeQr) return null;
    const cells = encodeQr(link, 'raw', { ecc: 'low', border: QUIET_ZONE });
    return { size: cells.length, path: qrPath(cells) };
  }, [encodeQr, link]);
  return (
    <div className="mt-5 aspect-square w-[min(20rem,100%)] overflow-hidden rounded-picture border border-line bg-white">
      {code && (
        <svg
          className="block w-full forced-color-adjust-none"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={messages.code}
          shapeRendering="crispEdges"
        >
          <rect width={code.size} height={code.size} fill="white" />
          <path d={code.path} fill="black" />
        </svg>
      )}
    </div>
  );
}
