'use client';

import { Plus } from 'lucide';
import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon';
import { READER_CONTENT } from './reader-content';
import { UntilFound } from './until-found.client';

/** Which section of a group is open, by the id of its panel, and what changes it. */
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
  /** Level of the heading the button stands in; 3 if left out. */
  level?: 2 | 3 | 4;
  /** Whether it stands open at first, where `open` is not given and no group decides. Closed if left out. */
  defaultOpen?: boolean;
  /** Given together with `onOpenChange` where something else decides. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A section under a heading that opens and closes; links and find-in-page open it. Readability drops all buttons: the
 * button lies over the heading instead of containing its text.
 *
 * @see https://github.com/mozilla/readability
 */
export function Collapsible({
  title,
  children,
  id,
  level = 3,
  defaultOpen = false,
  open: given,
  onOpenChange,
}: CollapsibleProps) {
  const panelId = useId();
  const ownId = useId();
  const headingId = id ?? ownId;
  const own = useState(defaultOpen ? panelId : undefined);
  const [openPanel, setOpenPanel] = use(Group) ?? own;
  const open = given ?? openPanel === panelId;
  const section = useRef<HTMLDivElement>(null);
  const scrollTarget = useRef<Element>(null);

  const change = (next: boolean) => {
    setOpenPanel(next ? panelId : undefined);
    onOpenChange?.(next);
  };

  const onMount = useEffectEvent(() => {
    openFor(window.location.hash);
  });
  const openFor = useEffectEvent((hash: string, link?: Element) => {
    const target = elementAt(hash);
    if (open || !target || !section.current?.contains(target)) return;
    // The browser goes there by itself, and keeps the place of the link for the way back.
    if (link) return keepInPlace(link, () => change(true));
    scrollTarget.current = target;
    change(true);
  });

  useEffect(() => {
    onMount();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('hashchange', () => openFor(window.location.hash), { signal });
    // A press on a link to the place that is in the address already changes no address.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.hash || link.pathname !== window.location.pathname) return;
      openFor(link.hash, defaultPrevented ? undefined : link);
    };
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, []);

  // What a link leads to has a place only once its section has been drawn open.
  useEffect(() => {
    if (!open) return;
    scrollTarget.current?.scrollIntoView?.();
    scrollTarget.current = null;
  }, [open]);

  return (
    <div ref={section} className="border-t border-ink last-of-type:border-b">
      <header className="relative flex min-h-17 items-center justify-between gap-6 py-4">
        {createElement(
          `h${level}`,
          { id: headingId, className: `text-xl font-semibold ${READER_CONTENT}` },
          title,
        )}
        <button
          type="button"
          className="group js-only absolute inset-0 flex items-center justify-end print:hidden"
          aria-labelledby={headingId}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => keepInPlace(section.current, () => change(!open))}
        >
          <Icon of={Plus} size={24} className="smooth group-aria-expanded:rotate-45" />
        </button>
      </header>
      <UntilFound
        id={panelId}
        className="pb-8"
        isOpen={open}
        onFound={() => keepInPlace(section.current, () => change(true))}
      >
        {children}
      </UntilFound>
    </div>
  );
}

/** Makes a change, and scrolls so that the element stands where it stood: what closes above takes nothing away. */
function keepInPlace(element: Element | null, change: () => void) {
  const top = () => element?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** The element a `#…` leads to; null for none. Never throws, whatever stands in the address. */
function elementAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
