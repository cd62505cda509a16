'use client';

import type { ReactNode } from 'react';
import { useScrolled } from '@/lib/hooks/frame/use-scrolled';

/** CSS pixels of scrolling after which the header gets its ground. */
const SCROLLED_PAST = 10;

export type HeaderBarProps = { children: ReactNode };

/** The header's box, clear at the top of a page and translucent further down. */
export function HeaderBar({ children }: HeaderBarProps) {
  const scrolled = useScrolled(SCROLLED_PAST);
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="group fixed inset-x-0 top-0 z-50 transition-colors duration-move data-scrolled:bg-raised/80 data-scrolled:[box-shadow:0_1px_var(--color-line)] data-scrolled:[backdrop-filter:blur(16px)] no-js:bg-paper forced-colors:border-b forced-colors:bg-[Canvas] print:hidden"
    >
      <div className="wrap flex h-header items-center gap-4 transition-[height] duration-move group-data-scrolled:h-header-low lg:gap-6">
        {children}
      </div>
    </header>
  );
}
