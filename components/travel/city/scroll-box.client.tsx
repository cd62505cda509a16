'use client';

import { type ReactNode, type RefObject, useRef } from 'react';
import { useRegionOverflow } from '@/lib/hooks/travel/use-region-overflow';

export type ScrollBoxProps = {
  /** Name of what is in it, for whoever scrolls it by keyboard. */
  label: string;
  children: ReactNode;
  /** A text of at most 500 px if left out. */
  className?: string;
  ref?: RefObject<HTMLDivElement | null>;
};

/** Holds more than it is high. It takes the keyboard only while there is something to scroll. */
export function ScrollBox({ label, children, className = 'm-scroll', ref }: ScrollBoxProps) {
  const own = useRef<HTMLDivElement>(null);
  const box = ref ?? own;
  const scrolls = useRegionOverflow(box);
  return (
    <div
      className={className}
      data-list
      ref={box}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': label })}
    >
      <div>{children}</div>
    </div>
  );
}
