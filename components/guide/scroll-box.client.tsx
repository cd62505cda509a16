'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { READER_CONTENT } from '@/components/ui/reader-content';
import styles from './scroll-box.module.css';

export type ScrollBoxProps = {
  /** Accessible name while it can be scrolled. */
  label: string;
  children: ReactNode;
  /** A list 400 px high; a text of at most 500 px if left out. */
  isList?: boolean;
  ref?: RefObject<HTMLDivElement | null>;
};

/** A box of limited height. It is focusable only while there is something to scroll. */
export function ScrollBox({ label, children, isList, ref }: ScrollBoxProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return (
    <div
      className={`${READER_CONTENT} ${styles.box} focus-visible:-outline-offset-3 ${isList ? styles.list : ''}`}
      ref={box}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      <div className={`${READER_CONTENT} sideways`}>{children}</div>
    </div>
  );
}
