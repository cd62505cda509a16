'use client';

import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './button';

export type ShowMoreProps = {
  /** The list whose entries are shown page by page. */
  list: RefObject<HTMLElement | null>;
  /** Number of entries shown now. */
  shown: number;
  /** Shows the next page of entries. */
  onMore: () => void;
  className?: string;
  children: ReactNode;
};

/** The button that appends a page of entries to a list and moves the focus to the first of them. */
export function ShowMore({ list, shown, onMore, className, children }: ShowMoreProps) {
  const press = () => {
    flushSync(onMore);
    // The new entries push the button down; keyboard users continue at the first of them.
    (list.current?.children[shown] as HTMLElement | undefined)?.focus();
  };
  return (
    <Button look="quiet" className={className} onClick={press}>
      {children}
    </Button>
  );
}

/** `tabIndex` of an entry of such a list: the first entry of each appended page takes the focus. */
export const pageStartTabIndex = (index: number, perPage: number): -1 | undefined =>
  index > 0 && index % perPage === 0 ? -1 : undefined;
