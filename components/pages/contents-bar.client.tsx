'use client';

import { useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/learn';
import type { PageHeading } from '@/lib/content/headings';
import styles from './contents-bar.module.css';

/** Part of the window, from its top, in which the heading of the current section lies. */
const READING_LINE = 0.3;

export type ContentsBarProps = { headings: readonly Pick<PageHeading, 'id' | 'title'>[] };

/**
 * Table of contents in one row, which scrolls sideways and stays in view. It marks the section that is being read; without
 * JavaScript none.
 */
export function ContentsBar({ headings }: ContentsBarProps) {
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentHeading(headings);
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]');
    // Only sideways: `scrollIntoView` would move the page too. Above the first section back to the start.
    const left = link instanceof HTMLElement ? link.offsetLeft - link.offsetWidth / 2 : 0;
    list.current?.scrollTo?.({ left });
  });
  return (
    <nav
      className={`${styles.bar} sticky z-30 mt-10 border-y border-line bg-paper print:hidden`}
      aria-label={messages.onThisPage}
    >
      <ol
        className={`sideways wrap relative flex gap-x-6 overflow-x-auto motion-safe:scroll-smooth [scrollbar-width:none]`}
        ref={list}
      >
        {headings.map(({ id, title }) => (
          <li key={id} className="flex-none">
            <a
              className="flex min-h-12 items-center border-b-2 border-transparent pt-0.5 font-display text-sm font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-ink aria-[current]:text-ink forced-colors:border-[Canvas] aria-[current]:forced-colors:border-[Highlight]"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Id of the last heading above the reading line; null before the first. */
function useCurrentHeading(headings: ContentsBarProps['headings']): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    // jsdom has none.
    if (typeof IntersectionObserver === 'undefined') return;
    const targets = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = targets.filter((target) => target.getBoundingClientRect().top <= line);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // Everything above the reading line intersects, so that a jump over the whole page is reported, too.
    const observer = new IntersectionObserver(update, {
      rootMargin: `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const target of targets) observer.observe(target);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
