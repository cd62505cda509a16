'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/method';

const LINK = /^#photo-(\d{1,3})$/;

export type PhotoViewerProps = {
  /** In order; as many as there are thumbs and panels. */
  titles: string[];
  thumbs: ReactNode[];
  /** Each an element whose id is `photo-{number}`. */
  panels: ReactNode[];
  /** Icons of the buttons that turn back and on. */
  arrows: [back: ReactNode, on: ReactNode];
};

/** Chooses which of the panels is shown: by thumb, arrows, arrow keys, or a link to `#photo-{number}`. */
export function PhotoViewer({ titles, thumbs, panels, arrows }: PhotoViewerProps) {
  const count = panels.length;
  const [selected, setSelected] = useState(0);
  const strip = useRef<HTMLDivElement>(null);

  // Links to a photo on the page, and an address that ends so, select it.
  useEffect(() => {
    const follow = (hash: string): boolean => {
      const number = Number(LINK.exec(hash)?.[1]);
      if (!(number >= 1 && number <= count)) return false;
      setSelected(number - 1);
      return true;
    };
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href^="#photo-"]') : null;
      if (link) follow(link.getAttribute('href') ?? '');
    };
    const onHash = () => follow(window.location.hash);
    // Opened by a link to one photo: it was not on screen yet when the browser looked for it.
    if (onHash()) {
      const { hash } = window.location;
      requestAnimationFrame(() => document.querySelector(hash)?.scrollIntoView());
    }
    document.addEventListener('click', onClick);
    window.addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('hashchange', onHash);
    };
  }, [count]);

  /** Selects a photo and returns it; one past either end comes round from the other. */
  const select = (index: number) => {
    const chosen = (index + count) % count;
    setSelected(chosen);
    return chosen;
  };

  // The strip keeps the chosen thumb in view, without moving the page.
  useEffect(() => {
    const box = strip.current;
    const thumb = box?.children[selected];
    if (!box || !(thumb instanceof HTMLElement) || box.scrollWidth <= box.clientWidth) return;
    box.scrollTo({ left: thumb.offsetLeft - (box.clientWidth - thumb.offsetWidth) / 2, behavior: 'auto' });
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: selected - 1,
      ArrowRight: selected + 1,
      Home: 0,
      End: count - 1,
    };
    const next = targets[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const chosen = select(next);
    const thumb = strip.current?.children[chosen];
    if (thumb instanceof HTMLElement && strip.current?.contains(document.activeElement)) {
      thumb.focus({ preventScroll: true });
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act for the controls inside.
    <div onKeyDown={onKeyDown}>
      <div
        className="js-only relative -mx-gutter grid scroll-px-gutter auto-cols-[5rem] grid-flow-col gap-1.5 overflow-x-auto px-gutter pt-1.5 pb-4 [scrollbar-color:var(--color-control)_transparent] [scrollbar-width:thin] lg:auto-cols-[6rem]"
        ref={strip}
        role="toolbar"
        aria-label={words.prepPhotos}
      >
        {thumbs.map((thumb, index) => (
          <button
            key={titles[index]}
            type="button"
            className="group relative rounded-picture outline-offset-3 aria-pressed:outline-3 aria-pressed:not-focus-visible:outline-ink"
            tabIndex={index === selected ? 0 : -1}
            aria-pressed={index === selected}
            aria-label={words.photoOf({ number: index + 1, total: count, title: titles[index] ?? '' })}
            onClick={() => select(index)}
          >
            {thumb}
            <span
              className="absolute bottom-1 left-1 rounded-picture bg-paper px-1.5 py-1 font-display text-2xs leading-none font-semibold tabular group-aria-pressed:bg-ink group-aria-pressed:text-paper"
              aria-hidden="true"
            >
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <div
        className="@container relative mt-2 gap-8 [@media(scripting:none)]:grid [@media(scripting:none)]:grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))]"
        aria-live="polite"
      >
        {panels.map((panel, index) => (
          <div
            key={titles[index]}
            className="hidden data-on:block [@media(scripting:none)]:block"
            data-on={index === selected || undefined}
          >
            {panel}
          </div>
        ))}
        <div className="js-only absolute top-[calc(75cqi+1rem)] right-0 flex gap-2 lg:top-auto lg:right-auto lg:bottom-0 lg:left-[calc(58.33%+1.25rem)]">
          {[words.previousPhoto, words.nextPhoto].map((name, index) => (
            <button
              key={name}
              type="button"
              className="icon-btn border border-control"
              aria-label={name}
              onClick={() => select(selected + (index === 0 ? -1 : 1))}
            >
              {arrows[index]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
