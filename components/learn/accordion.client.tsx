'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Collapsible } from '@/components/ui/collapsible.client';

export type AccordionItem = {
  /** Id of the heading: `#origins` leads to it and opens its text. Unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
  /** Stands open at first. In an exclusive group only the first such item does. */
  open?: boolean;
};

export type AccordionGroupProps = {
  items: readonly AccordionItem[];
  /** One open at a time, which can be closed too. False: each opens and closes by itself. */
  exclusive?: boolean;
  /** Level of the headings; 3 if left out. */
  level?: 2 | 3 | 4;
};

/**
 * Sections that open and close: `<AccordionGroup items={[{ id: 'origins', title: 'Origins', children: <p>…</p> }]} />`.
 * Give each group of its own that shares "one at a time". Closed text stays in the page: the browser's search finds
 * it and opens it, and so does a link to an id inside it (`/legumes#soybeans`), on arrival as on the page. Without
 * script everything is shown. Styled by app/styles/learn.css, which the page imports; panels have no greatest height.
 */
export function AccordionGroup({ items, exclusive = true, level = 3 }: AccordionGroupProps) {
  const [open, setOpen] = useState(() => firstOpen(items, exclusive));
  const panels = useRef(new Map<string, HTMLElement>());

  const change = useCallback(
    (id: string, opens: boolean) => {
      // A section that closes above must not carry the pressed heading out of sight.
      inPlace(document.getElementById(id), () => setOpen((now) => nextOpen(now, id, opens, exclusive)));
    },
    [exclusive],
  );

  const sought = useRef<HTMLElement | null>(null);
  const scrollToSought = useCallback(() => {
    const target = sought.current;
    if (!target || target.closest('[hidden]')) return;
    sought.current = null;
    target.scrollIntoView?.();
  }, []);

  const reveal = useCallback(
    (hash: string, pressed: Element | null = null) => {
      const target = targetOf(hash);
      if (!target) return;
      for (const [id, panel] of panels.current) {
        if (target.id !== id && !panel.contains(target)) continue;
        inPlace(pressed, () => setOpen((now) => nextOpen(now, id, true, exclusive)));
        // A pressed link goes there by itself, and the browser keeps its place for the way back.
        if (pressed) continue;
        sought.current = target;
        scrollToSought();
      }
    },
    [exclusive, scrollToSought],
  );

  // What a link leads to has a place only once its section has been drawn open.
  useEffect(scrollToSought);

  useEffect(() => {
    // What the browser has found and opened before this script ran.
    for (const [id, panel] of panels.current) {
      if (panel.parentElement?.hidden === false) setOpen((now) => nextOpen(now, id, true, exclusive));
    }
    reveal(window.location.hash);
    const onHash = () => reveal(window.location.hash);
    // A press on the link to a place that is in the address already changes no address.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) {
        reveal(link.hash, defaultPrevented ? null : link);
      }
    };
    window.addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
    };
  }, [reveal, exclusive]);

  return (
    <div className="learn-acc">
      {items.map(({ id, title, children }) => (
        <Section key={id} id={id} title={title} level={level} open={open.includes(id)} onChange={change}>
          <div
            ref={(element) => {
              if (element) panels.current.set(id, element);
              else panels.current.delete(id);
            }}
          >
            {children}
          </div>
        </Section>
      ))}
    </div>
  );
}

type SectionProps = Pick<AccordionItem, 'id' | 'title' | 'children'> & {
  level: 2 | 3 | 4;
  open: boolean;
  onChange: (id: string, open: boolean) => void;
};

function Section({ id, title, children, level, open, onChange }: SectionProps) {
  const onOpenChange = useCallback((next: boolean) => onChange(id, next), [id, onChange]);
  return (
    <Collapsible title={<span id={id}>{title}</span>} level={level} open={open} onOpenChange={onOpenChange}>
      {children}
    </Collapsible>
  );
}

/** Makes a change, and scrolls so that the element stands where it stood before. */
function inPlace(element: Element | null, change: () => void) {
  if (!element) {
    change();
    return;
  }
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

function firstOpen(items: readonly AccordionItem[], exclusive: boolean): readonly string[] {
  const open = items.filter((item) => item.open).map((item) => item.id);
  return exclusive ? open.slice(0, 1) : open;
}

function nextOpen(now: readonly string[], id: string, opens: boolean, exclusive: boolean): readonly string[] {
  if (opens === now.includes(id)) return now;
  if (!opens) return now.filter((each) => each !== id);
  return exclusive ? [id] : [...now, id];
}

/** The element a `#…` leads to; null for none. Never throws, whatever stands in the address. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
