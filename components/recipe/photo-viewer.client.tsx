'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as words from '@/.content/words/method';
import styles from './recipe.module.css';

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
        className={`${styles.strip} js-only relative -mx-gutter grid gap-1.5 overflow-x-auto px-gutter pt-1.5 pb-4`}
        ref={strip}
        role="toolbar"
        aria-label={words.prepPhotos}
      >
        {thumbs.map((thumb, index) => (
          <button
            key={titles[index]}
            type="button"
            className="group relative rounded-picture"
            tabIndex={index === selected ? 0 : -1}
            aria-pressed={index === selected}
            aria-label={words.photoOf({ number: index + 1, total: count, title: titles[index] ?? '' })}
            onClick={() => select(index)}
          >
            {thumb}
            <span
              className={`absolute bottom-1 left-1 rounded-picture px-1.5 py-1 font-display text-2xs leading-none font-semibold tabular-nums ${index === selected ? 'bg-ink text-paper' : 'bg-paper'}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <div className="@container relative mt-2 flex flex-col gap-y-8" aria-live="polite">
        {panels.map((panel, index) => (
          <div
            key={titles[index]}
            className={index === selected ? '' : 'hidden [@media(scripting:none)]:block'}
          >
            {panel}
          </div>
        ))}
        <div className={`${styles.turn} js-only absolute flex gap-2`}>
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
