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
    <header className={scrolled ? 'hdr scrolled' : 'hdr'}>
      <div className="wrap hdr-in">{children}</div>
    </header>
  );
}
