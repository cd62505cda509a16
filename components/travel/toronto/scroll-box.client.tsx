'use client';

import { type ReactNode, useRef } from 'react';
import { useRegionOverflow } from '@/lib/hooks/travel/use-region-overflow';

export type ScrollBoxProps = {
  /** Name of the text, for whoever scrolls it by keyboard. */
  label: string;
  children: ReactNode;
};

/** Text of a panel that is at most 500 px high. It takes the keyboard only while there is something to scroll. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useRegionOverflow(box);
  return (
    <div
      className="m-scroll"
      ref={box}
      {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-label': label } : {})}
    >
      <div>{children}</div>
    </div>
  );
}
