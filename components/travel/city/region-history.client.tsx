'use client';

import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { Collapsible } from '@/components/ui/collapsible.client';
import { replaceSearch, withParameters } from '@/lib/address';
import { cameBack } from '@/lib/hooks/travel/use-region-scroll';

export type RegionHistoryProps = {
  title: string;
  /** The texts, drawn on the server. */
  children: ReactNode;
};

/** The history of regions. Open while the address says `history=open`, which changes no history of its own. */
export function RegionHistory({ title, children }: RegionHistoryProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const read = useCallback(() => {
    const { search, hash } = window.location;
    const parameters = new URLSearchParams(search);
    const isOpen = parameters.get('history') === 'open';
    setOpen(isOpen);
    // On arrival, and not for the button, which stands far down the page.
    if (!isOpen || hash !== '' || parameters.has('region') || cameBack() || window.scrollY > 10) return;
    requestAnimationFrame(() => box.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' }));
  }, []);
  const change = useCallback((next: boolean) => {
    setOpen(next);
    replaceSearch(withParameters(window.location.search, { history: next ? 'open' : '' }));
  }, []);
  return (
    <div className="hist" ref={box}>
      <Suspense fallback={null}>
        <AddressWatch onChange={read} />
      </Suspense>
      <Collapsible title={title} open={open} onOpenChange={change}>
        {children}
      </Collapsible>
    </div>
  );
}
