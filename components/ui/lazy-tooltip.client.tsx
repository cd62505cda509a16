'use client';

import { type FocusEvent, type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { useLazy } from '@/lib/ui/use-lazy';

const importTooltip = () => import('./tooltip.client').then((module) => module.Tooltip);

export type LazyTooltipProps = {
  /** Plain text; touch screens never show it, so it must be found elsewhere as well. */
  content: ReactNode;
  /** One control. It is not remounted when the tooltip loads, so it keeps focus and state. */
  children: ReactElement;
};

/** A `Tooltip` that is loaded when its control is first hovered or focused. */
export function LazyTooltip({ content, children }: LazyTooltipProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const presence = useRef<'pointer' | 'focus' | null>(null);
  const [Tooltip, , preload] = useLazy(importTooltip);
  const enter = (how: 'pointer' | 'focus') => {
    presence.current = how;
    void preload();
  };
  const leave = () => {
    presence.current = null;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside it */}
      <span
        ref={wrapper}
        className="contents"
        onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && enter('pointer')}
        onPointerLeave={leave}
        onPointerDown={leave}
        onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && enter('focus')}
        onBlur={leave}
      >
        {children}
      </span>
      {Tooltip && <Tooltip wrapper={wrapper} presence={presence} content={content} />}
    </>
  );
}
