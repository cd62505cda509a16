'use client';

import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { SKIP_DELAY, Tooltip } from './tooltip.client';

const EVENTS = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onClick: 'click',
} as const;

type Handler = keyof typeof EVENTS;

/** What the tooltip puts on the control it belongs to. */
type Trigger = Partial<Record<Handler, (event: Event) => void>> & {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
};

/** When the last of these tooltips closed; each has a group of its own, so they tell each other here. */
let closedAt = Number.NEGATIVE_INFINITY;

export type BorrowedTooltipProps = {
  /** Holds the control the tooltip belongs to, as its only child. */
  spot: RefObject<HTMLElement | null>;
  /** What is on the control while the tooltip arrives. */
  here: RefObject<'pointer' | 'focus' | null>;
  content: ReactNode;
};

/** A tooltip for a control that is on the page already. Load it through `LazyTooltip`. */
export function BorrowedTooltip({ spot, here, content }: BorrowedTooltipProps) {
  return (
    <Tooltip content={content} align="start">
      <Borrowed spot={spot} here={here} />
    </Tooltip>
  );
}

/** Stands for the control: hands its element and its events to the tooltip, and draws nothing. */
function Borrowed({ spot, here, ...trigger }: Omit<BorrowedTooltipProps, 'content'> & Trigger) {
  const latest = useRef<Trigger>(trigger);
  useLayoutEffect(() => {
    latest.current = trigger;
  });
  const enter = useCallback(() => {
    // Focus opens at once, as moving on from a tooltip that was just read does.
    if (Date.now() - closedAt < SKIP_DELAY) latest.current.onFocus?.(new Event('focusin'));
    latest.current.onPointerMove?.(new Event('pointermove'));
  }, []);

  useLayoutEffect(() => {
    const control = spot.current?.firstElementChild;
    if (!(control instanceof HTMLElement)) return;
    const give = (element: HTMLElement | null) => {
      const { ref } = latest.current;
      if (typeof ref === 'function') ref(element);
    };
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      control.addEventListener(type, listener, { signal: listening.signal });
    give(control);
    for (const name of Object.keys(EVENTS) as Handler[]) {
      listen(EVENTS[name], (event) => latest.current[name]?.(event));
    }
    listen('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') enter();
    });
    return () => {
      listening.abort();
      give(null);
    };
  }, [spot, enter]);

  useEffect(() => {
    // The pointer or the focus came before the tooltip did, which is given the time to settle.
    const timer = window.setTimeout(() => {
      if (here.current === 'pointer') enter();
      if (here.current === 'focus') latest.current.onFocus?.(new Event('focusin'));
    });
    return () => window.clearTimeout(timer);
  }, [here, enter]);

  const description = trigger['aria-describedby'];
  useEffect(() => {
    const control = spot.current?.firstElementChild;
    if (!description || !control) return;
    control.setAttribute('aria-describedby', description);
    return () => {
      control.removeAttribute('aria-describedby');
      closedAt = Date.now();
    };
  }, [spot, description]);
  return null;
}
