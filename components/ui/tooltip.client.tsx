'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds of resting before a tooltip opens. */
const DELAY = 700;
/** Milliseconds after one tooltip closed within which the next opens at once. */
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

/** When the last tooltip closed: each has a provider of its own. */
let closedAt = Number.NEGATIVE_INFINITY;

type ControlProps = {
  /** Holds the control the tooltip belongs to, as its only child. */
  wrapper: RefObject<HTMLElement | null>;
  /** What is on the control while the tooltip arrives. */
  presence: RefObject<'pointer' | 'focus' | null>;
};

export type TooltipProps = ControlProps & { content: ReactNode };

/** Words beside a control that is on the page already. Load it through `LazyTooltip`. */
export function Tooltip({ content, ...control }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <Control {...control} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className="z-80 inline-block max-w-84 rounded-sm bg-ink px-3 py-2 font-display text-sm font-normal text-pretty text-paper forced-colors:border"
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

/** What Radix puts on a control. */
type Trigger = Partial<Record<Handler, (event: Event) => void>> & {
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
};

/** Stands for the control: hands its element and its events to Radix, and draws nothing. */
function Control({ wrapper, presence, ...trigger }: ControlProps & Trigger) {
  const handle = useEffectEvent((name: Handler, event: Event) => trigger[name]?.(event));
  const setElement = useEffectEvent((element: HTMLElement | null) => {
    if (typeof trigger.ref === 'function') trigger.ref(element);
  });
  const enter = useEffectEvent(() => {
    // Focus opens at once, as moving on from a tooltip that was just read does.
    if (Date.now() - closedAt < SKIP_DELAY) trigger.onFocus?.(new Event('focusin'));
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
    // The pointer or the focus came before the tooltip did, which is given the time to settle.
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
    return () => {
      control.removeAttribute('aria-describedby');
      closedAt = Date.now();
    };
  }, [wrapper, description]);
  return null;
}
