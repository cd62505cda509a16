'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent } from 'react';

/** Delay before a tooltip opens, in ms. */
const DELAY = 700;
/** While a tooltip is open and within this time after, the next opens without delay. In ms. */
const SKIP_DELAY = 300;

const EVENTS = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onClick: 'click',
} as const;

type Handler = keyof typeof EVENTS;

/**
 * Number of open tooltips, and the time at which the last one closed. Shared here, because each tooltip has a Radix provider
 * of its own: one for all of them would be loaded with every page.
 */
let openCount = 0;
let closedAt = Number.NEGATIVE_INFINITY;

/** True if another tooltip is open, as when the pointer comes straight from its control, or was a moment ago. */
const skipsDelay = () => openCount > 0 || Date.now() - closedAt < SKIP_DELAY;

type ControlProps = {
  /** Element around the control, which is its only child. */
  wrapper: RefObject<HTMLElement | null>;
  /** Pointer or focus on the control while the tooltip loads. */
  presence: RefObject<'pointer' | 'focus' | null>;
};

export type TooltipProps = ControlProps & { content: ReactNode };

/** A Radix tooltip for a control that is already mounted. Loaded by `LazyTooltip`. */
export function Tooltip({ content, ...control }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <Control {...control} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="z-80 inline-block max-w-84 rounded-sm bg-ink px-3 py-2 font-display text-sm font-normal text-paper forced-colors:border"
            align="start"
            sideOffset={6}
            collisionPadding={16}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Props that Radix sets on its trigger. */
type TriggerProps = Partial<Record<Handler, (event: Event) => void>> & {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
};

/** Acts as the trigger: passes the element and the events of the control to Radix, and renders nothing. */
function Control({ wrapper, presence, ...trigger }: ControlProps & TriggerProps) {
  const handle = useEffectEvent((name: Handler, event: Event) => trigger[name]?.(event));
  const setElement = useEffectEvent((element: HTMLElement | null) => {
    if (typeof trigger.ref === 'function') trigger.ref(element);
  });
  const enter = useEffectEvent(() => {
    // Radix opens a tooltip on focus without delay.
    if (skipsDelay()) trigger.onFocus?.(new Event('focusin'));
    trigger.onPointerMove?.(new Event('pointermove'));
  });

  useEffect(() => {
    const control = wrapper.current?.firstElementChild;
    if (!(control instanceof HTMLElement)) return;
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      control.addEventListener(type, listener, { signal: listening.signal });
    setElement(control);
    for (const name of Object.keys(EVENTS) as Handler[]) listen(EVENTS[name], (event) => handle(name, event));
    listen('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') enter();
    });
    // Pointer or focus arrived while the tooltip was loading; Radix needs its effects to have run.
    const timer = window.setTimeout(() => {
      if (presence.current === 'pointer') enter();
      if (presence.current === 'focus') handle('onFocus', new Event('focusin'));
    });
    return () => {
      window.clearTimeout(timer);
      listening.abort();
      setElement(null);
    };
  }, [wrapper, presence]);

  const description = trigger['aria-describedby'];
  useEffect(() => {
    const control = wrapper.current?.firstElementChild;
    if (!description || !control) return;
    control.setAttribute('aria-describedby', description);
    openCount += 1;
    return () => {
      control.removeAttribute('aria-describedby');
      openCount -= 1;
      closedAt = Date.now();
    };
  }, [wrapper, description]);
  return null;
}
