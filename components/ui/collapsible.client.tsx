'use client';

import { Plus } from 'lucide';
import { createElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

type Level = 2 | 3 | 4;

export type CollapsibleProps = {
  title: ReactNode;
  children: ReactNode;
  /** Level of the heading the button stands in; 3 if left out. */
  level?: Level;
  /** Whether it stands open at first, where `open` is not given. Closed if left out. */
  defaultOpen?: boolean;
  /** Given together with `onOpenChange` where several sections depend on each other. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A section under a heading that opens and closes. The closed text stays in the page: the browser's own search
 * finds it and opens the section, and without script it is simply shown.
 */
export function Collapsible({
  title,
  children,
  level = 3,
  defaultOpen = false,
  open: given,
  onOpenChange,
}: CollapsibleProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const found = () => {
      setOwn(true);
      onOpenChange?.(true);
    };
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [onOpenChange]);
  const button = (
    <button
      type="button"
      className="group flex min-h-17 w-full items-center justify-between gap-6 py-4 text-left text-xl font-semibold"
      aria-expanded={open}
      aria-controls={id}
      onClick={() => change(!open)}
    >
      {title}
      <Icon
        of={Plus}
        size={24}
        className="transition-transform duration-move group-aria-expanded:rotate-45"
      />
    </button>
  );
  return (
    <div className="border-t border-ink last-of-type:border-b">
      {createElement(`h${level}`, null, button)}
      {/* React writes `hidden` on its own elements as a plain flag; on a custom element it keeps the value. */}
      {createElement(
        'fold-panel',
        {
          id,
          ref: panel,
          class: 'fold md:max-h-[500px] md:overflow-y-auto pb-8',
          hidden: open ? undefined : 'until-found',
          // An address that points inside opens the panel before the page's script takes over.
          suppressHydrationWarning: true,
        },
        children,
      )}
    </div>
  );
}
