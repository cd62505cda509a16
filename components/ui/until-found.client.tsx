'use client';

import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type UntilFoundProps = ComponentProps<'div'> & {
  isOpen: boolean;
  /** Opens the content: find-in-page or a text fragment leads into it. */
  onFound: () => void;
};

/**
 * Content that is closed with `hidden="until-found"`, so that find-in-page can open it. The attribute is on an element
 * of a shadow root around the content, not on the content's own parent: Readability drops `hidden` elements, and
 * reader modes parse the live page. Without script, before hydration and without `attachShadow`, the utility
 * `until-found` closes it by style alone.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
export function UntilFound({ isOpen, onFound, className = '', ...props }: UntilFoundProps) {
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (host.current) panel.current ??= attachPanel(host.current);
  }, []);

  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  // The event is not composed: it does not leave the shadow root.
  const onMatch = useEffectEvent(onFound);
  useEffect(() => {
    const listening = new AbortController();
    panel.current?.addEventListener('beforematch', () => onMatch(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div {...props} ref={host} className={`until-found ${className}`} data-closed={isOpen ? undefined : ''} />
  );
}

/** An element around the light DOM of a host; null where a shadow root cannot be attached. */
function attachPanel(host: HTMLElement): HTMLElement | null {
  if (!host.attachShadow) return null;
  const panel = document.createElement('div');
  panel.setAttribute('part', 'panel');
  panel.append(document.createElement('slot'));
  (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).replaceChildren(panel);
  // From here on the panel closes the content: find-in-page skips what a style has closed.
  host.setAttribute('data-findable', '');
  return panel;
}
