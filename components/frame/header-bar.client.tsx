'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './header.module.css';

/** Scroll position after which the header has a background, in CSS pixels. */
const SCROLL_THRESHOLD = 10;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

export type HeaderBarProps = { children: ReactNode };

/** Header element, transparent at the top of a page and translucent further down. */
export function HeaderBar({ children }: HeaderBarProps) {
  const isScrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className={`${styles.header} group fixed inset-x-0 top-0 z-50 smooth data-scrolled:bg-raised/80 data-scrolled:[box-shadow:0_1px_var(--color-line)] data-scrolled:[backdrop-filter:blur(16px)] no-js:bg-paper forced-colors:border-b forced-colors:bg-[Canvas] print:hidden`}
    >
      <div className="wrap flex h-header items-center gap-x-[min(0.75rem,2vw)] smooth group-data-scrolled:h-header-low">
        {children}
      </div>
    </header>
  );
}
