'use client';

import * as Radix from '@radix-ui/react-collapsible';
import { Plus } from 'lucide';
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon';
import { READER_CONTENT } from './reader-content';

/** State of a group: the panel id of its open section, and the setter. */
const Group = createContext<ReturnType<typeof useState<string>> | null>(null);

export type CollapsibleGroupProps = { children: ReactNode };

/** Collapsible sections of which at most one is open. */
export function CollapsibleGroup({ children }: CollapsibleGroupProps) {
  return <Group value={useState<string>()}>{children}</Group>;
}

export type CollapsibleProps = {
  title: ReactNode;
  children: ReactNode;
  /** Id of the heading: a link to it opens the section, as does one to anything inside. */
  id?: string;
  /** Level of the heading around the button; 3 by default. */
  level?: 2 | 3 | 4;
  /** Initial state outside of a group; closed by default. */
  defaultOpen?: boolean;
  /** Controlled state; needs `onOpenChange`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A section under a heading that opens and closes; links and find-in-page open it. Readability drops all buttons: the
 * button overlays the heading instead of containing its text.
 *
 * @see https://github.com/mozilla/readability
 */
export function Collapsible({
  title,
  children,
  id,
  level = 3,
  defaultOpen = false,
  open: controlled,
  onOpenChange,
}: CollapsibleProps) {
  const panelId = useId();
  const generatedId = useId();
  const headingId = id ?? generatedId;
  const ungrouped = useState(defaultOpen ? panelId : undefined);
  const [openPanel, setOpenPanel] = use(Group) ?? ungrouped;
  const open = controlled ?? openPanel === panelId;
  const section = useRef<HTMLDivElement>(null);
  const change = (next: boolean) => {
    setOpenPanel(next ? panelId : undefined);
    onOpenChange?.(next);
  };
  const changeInPlace = (next: boolean) => keepInPlace(section.current, () => change(next));
  useOpenByLink(section, open, () => change(true));
  return (
    <Radix.Root
      ref={section}
      open={open}
      onOpenChange={changeInPlace}
      className="border-t border-ink last-of-type:border-b"
    >
      <header className="relative flex min-h-15 items-center justify-between gap-6 py-4">
        {createElement(
          `h${level}`,
          { id: headingId, className: `text-xl font-semibold ${READER_CONTENT}` },
          title,
        )}
        <Radix.Trigger
          className="group js-only absolute inset-0 flex items-center justify-end print:hidden"
          aria-labelledby={headingId}
          aria-controls={panelId}
        >
          <Icon of={Plus} size={24} className="smooth group-aria-expanded:rotate-45" />
        </Radix.Trigger>
      </header>
      <div id={panelId}>
        <UntilFound isOpen={open} onFound={() => changeInPlace(true)}>
          {children}
        </UntilFound>
      </div>
    </Radix.Root>
  );
}

/** Opens a closed section when the address or a pressed link leads to its heading or into its content. */
function useOpenByLink(section: { readonly current: Element | null }, isOpen: boolean, open: () => void) {
  const scrollTarget = useRef<Element>(null);
  const openFor = useEffectEvent((hash: string, link?: Element) => {
    const target = elementAt(hash);
    if (isOpen || !target || !section.current?.contains(target)) return;
    // The browser scrolls to the target by itself, and stores the position of the link for Back.
    if (link) return keepInPlace(link, open);
    scrollTarget.current = target;
    open();
  });
  useEffect(() => {
    openFor(window.location.hash);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('hashchange', () => openFor(window.location.hash), { signal });
    // A press on a link to the current hash fires no `hashchange`.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      openFor(link.hash, defaultPrevented ? undefined : link);
    };
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);
  // The target has no position before its section is rendered open.
  useEffect(() => {
    if (!isOpen) return;
    scrollTarget.current?.scrollIntoView?.();
    scrollTarget.current = null;
  }, [isOpen]);
}

type UntilFoundProps = {
  isOpen: boolean;
  /** Called when find-in-page or a text fragment matches the closed content. */
  onFound: () => void;
  children: ReactNode;
};

/**
 * Content that is closed with `hidden="until-found"`, so that find-in-page can open it. The attribute is on an element
 * of a shadow root around the content, not on the content's own parent: Readability drops `hidden` elements, and
 * reader modes parse the live page. Without script, before hydration and without `attachShadow`, the utility
 * `until-found` closes it by style alone.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
 */
function UntilFound({ isOpen, onFound, children }: UntilFoundProps) {
  const host = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (host.current) panel.current ??= attachPanel(host.current);
  }, []);

  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  // `beforematch` is not composed: it does not leave the shadow root.
  const onMatch = useEffectEvent(onFound);
  useEffect(() => {
    const listening = new AbortController();
    panel.current?.addEventListener('beforematch', () => onMatch(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={host} className="until-found pb-8" data-closed={isOpen ? undefined : ''}>
      {children}
    </div>
  );
}

/** Creates an element around the light DOM of a host; null if no shadow root can be attached. */
function attachPanel(host: HTMLElement): HTMLElement | null {
  if (!host.attachShadow) return null;
  const panel = document.createElement('div');
  panel.setAttribute('part', 'panel');
  panel.append(document.createElement('slot'));
  (host.shadowRoot ?? host.attachShadow({ mode: 'open' })).replaceChildren(panel);
  // From here on the panel closes the content: find-in-page skips `display: none`.
  host.setAttribute('data-findable', '');
  return panel;
}

/** Makes a change and scrolls so that the element keeps its position in the window. */
function keepInPlace(element: Element | null, change: () => void) {
  const top = () => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** The target element of a hash; null for none. Never throws, whatever the address contains. */
function elementAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
