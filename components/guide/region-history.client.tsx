'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Collapsible } from '@/components/ui/collapsible.client';
import { wasRestored } from '@/lib/guide/arrival';
import { textParameter } from '@/lib/ui/address';
import { useAddress } from '@/lib/ui/use-address';

const HISTORY = textParameter('history');

export type RegionHistoryProps = {
  title: string;
  /** The texts, drawn on the server. */
  children: ReactNode;
};

/** The history of regions. Open while the address has `history=open`, which adds no history entry. */
export function RegionHistory({ title, children }: RegionHistoryProps) {
  const [history, setHistory, isSetHere] = useAddress(HISTORY);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = history === 'open';
  useEffect(() => {
    // On arrival only, not after a press on the button.
    if (!isOpen || isSetHere || wasRestored() || window.scrollY > 10) return;
    const { search, hash } = window.location;
    if (hash !== '' || new URLSearchParams(search).has('region')) return;
    requestAnimationFrame(() => box.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' }));
  }, [isOpen, isSetHere]);
  return (
    <div className="mt-6" ref={box}>
      <Collapsible title={title} open={isOpen} onOpenChange={(next) => setHistory(next ? 'open' : '')}>
        {children}
      </Collapsible>
    </div>
  );
}
