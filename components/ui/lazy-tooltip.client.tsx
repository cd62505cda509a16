'use client';

import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useLoaded } from '@/lib/ui/use-loaded';

const loadTooltip = () => import('./tooltip.client').then((module) => module.Tooltip);

export type LazyTooltipProps = {
  /** Plain words; a touch screen never shows them, so they must be found elsewhere as well. */
  content: ReactNode;
  /** One control. It is never drawn again when the tooltip arrives, so it keeps focus and state. */
  children: ReactElement;
};

/** A `Tooltip` whose script is fetched when its control is first pointed at or focused. */
export function LazyTooltip({ content, children }: LazyTooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const presence = useRef<'pointer' | 'focus' | null>(null);
  const [Tooltip, load] = useLoaded(loadTooltip);
  const come = (how: 'pointer' | 'focus') => {
    presence.current = how;
    void load();
  };
  const go = () => {
    presence.current = null;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it */}
      <span
        ref={wrapper}
        className="contents"
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && come('pointer')}
        onPointerLeave={go}
        onPointerDown={go}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && come('focus')}
        onBlur={go}
      >
        {children}
      </span>
      {Tooltip && <Tooltip wrapper={wrapper} presence={presence} content={content} />}
    </>
  );
}
