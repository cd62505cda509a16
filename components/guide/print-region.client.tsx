'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import * as messages from '@/.content/messages/printRegion';
import { showOpenInBrowser } from '@/components/ui/open-in-browser';
import { printOnly } from '@/lib/guide/print-only';
import { thisBrowser } from '@/lib/ui/browser';

// Parts of the panel of a region that the visitor selected. Load them with the first selection.

export type PrintRegionButtonProps = {
  /** Name of the region. */
  region: string;
  icon: ReactNode;
  /** The element to print. */
  panel: RefObject<HTMLElement | null>;
  /** True while only this region is printed. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
};

/** Prints the selected region without the others. */
export function PrintRegionButton({ region, icon, panel, isAlone, onAlone }: PrintRegionButtonProps) {
  // After the panel has been rendered for the sheet.
  useEffect(() => {
    const { current } = panel;
    if (isAlone && current) printOnly(current.closest('[id^=map-]') ?? current, () => onAlone(false));
  }, [isAlone, panel, onAlone]);
  return (
    <button
      type="button"
      className="action"
      onClick={() => (thisBrowser().canPrint ? onAlone(true) : showOpenInBrowser('print'))}
    >
      {icon} {messages.print} <span className="sr-only">{region}</span>
    </button>
  );
}

export type PrintNoteProps = Pick<PrintRegionButtonProps, 'region' | 'isAlone'>;

/** On paper: the region that is selected on screen, and what is printed. */
export function PrintNote({ region, isAlone }: PrintNoteProps) {
  return (
    <p className="hidden font-display text-sm print:block">
      {(isAlone ? messages.onlyRegion : messages.onScreen)({ region })}
    </p>
  );
}
