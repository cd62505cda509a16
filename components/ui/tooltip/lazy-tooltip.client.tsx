'use client';

import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useLoaded } from '@/lib/hooks/use-loaded';

const loadTooltip = () => import('./borrowed-tooltip.client').then((module) => module.BorrowedTooltip);

export type LazyTooltipProps = {
  /** Plain words; a touch screen never shows them, so they must be found elsewhere as well. */
  content: ReactNode;
  /** One control. It is never drawn again when the tooltip arrives, so it keeps focus and state. */
  children: ReactElement;
};

/** A `Tooltip` whose script is fetched when its control is first pointed at or focused. */
export function LazyTooltip({ content, children }: LazyTooltipProps) {
  const spot = useRef<HTMLSpanElement>(null);
  const here = useRef<'pointer' | 'focus' | null>(null);
  const [Tooltip, load] = useLoaded(loadTooltip);
  const come = (how: 'pointer' | 'focus') => {
    here.current = how;
    void load();
  };
  const go = () => {
    here.current = null;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it */}
      <span
        ref={spot}
        className="contents"
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && come('pointer')}
        onPointerLeave={go}
        onPointerDown={go}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && come('focus')}
        onBlur={go}
      >
        {children}
      </span>
      {Tooltip && <Tooltip spot={spot} here={here} content={content} />}
    </>
  );
}
