'use client';

import { type MouseEvent, useRef, useState } from 'react';
import * as words from '@/.content/words/frame';
import { Dialog } from '@/components/ui/dialog.client';
import { expectPage } from '@/lib/history/dialogs';
import { useLeft } from '@/lib/hooks/frame/use-left';
import { isComposing } from '@/lib/list-keys';
import { SearchPanel } from './search-panel.client';
import './site-search.css';

export type SiteSearchProps = {
  /** Searches that find something, offered while nothing is typed. */
  tries: readonly string[];
  open: boolean;
  onClose: () => void;
};

const MAIN = 'main';

/** Puts the focus on what an address leads to, so that keyboard and screen reader go on there. */
function focusPlace(id: string) {
  const place = document.getElementById(id);
  if (!place) return;
  // The router goes nowhere where the address leads already.
  if (id !== MAIN) place.scrollIntoView?.();
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The search over the whole site as a dialog. Escape clears the field first and closes then; a new page closes it. */
export function SiteSearch({ tries, open, onClose }: SiteSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const leftFor = useRef<string | null>(null);
  const close = () => {
    setText('');
    onClose();
  };
  const leave = (hash = '') => {
    leftFor.current = hash.slice(1) || MAIN;
    expectPage();
    close();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { hash, pathname } = event.currentTarget;
    const isHere = pathname === window.location.pathname;
    // From a page to itself the router goes nowhere.
    if (isHere && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    leave(isHere ? hash : '');
  };
  useLeft(open, leave);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        leftFor.current = null;
        if (!next) close();
      }}
      title={words.search}
      look="panel"
      className="ss"
      initialFocus={field}
      onEscape={(event) => {
        // Escape that ends the writing of a Korean or Japanese word is not for the dialog.
        if (text === '' && !isComposing(event)) return;
        event.preventDefault();
        if (isComposing(event)) return;
        setText('');
        field.current?.focus();
      }}
      onReturnFocus={(event) => {
        if (leftFor.current === null) return;
        event.preventDefault();
        focusPlace(leftFor.current);
        leftFor.current = null;
      }}
    >
      <SearchPanel field={field} text={text} onText={setText} tries={tries} onFollow={follow} />
    </Dialog>
  );
}
