'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as messages from '@/.content/messages/method';
import { LiveText } from '@/components/ui/live-text';
import { useSlideshow } from '@/lib/recipe/use-slideshow';
import type { LanguageAttributes } from '@/lib/text/language';
import { pictureAhead } from '@/lib/ui/picture-ahead';
import { useSwipe } from '@/lib/ui/use-swipe';
import styles from './photo-viewer.module.css';

const LINK = /^#photo-(\d{1,3})$/;

/** Pixels of the strip for each photo, at least, for scrolling it by hand to select one. */
const FINE_ENOUGH = 16;

/** A photo of the series; its element has the id `photo-{number}`. */
type ViewedPhoto = { title: string; thumb: ReactNode; picture: ReactNode; caption: ReactNode };

export type PhotoViewerProps = {
  /** In order. */
  photos: ViewedPhoto[];
  icons: Record<'back' | 'on' | 'play' | 'pause', ReactNode>;
  /** Language of the texts of buttons. */
  language: LanguageAttributes;
};

/**
 * A series of photos in one frame. It plays by itself when asked to, and follows thumbs, arrows, arrow keys, a swipe, the
 * strip as it is scrolled, and links to `#photo-{number}`.
 */
export function PhotoViewer({ photos, icons, language }: PhotoViewerProps) {
  const count = photos.length;
  // The one before stays under the one that is fading in.
  const [{ at, before }, setShown] = useState({ at: 0, before: 0 });
  const strip = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLDivElement>(null);
  // True while one of its controls has the focus.
  const [isUsed, setUsed] = useState(false);
  const isScrolledByHand = useRef(false);

  const show = (index: number) =>
    setShown((shown) => (shown.at === index ? shown : { at: index, before: shown.at }));
  const lead = (index: number) => {
    isScrolledByHand.current = false;
    show(index);
  };
  const load = (index: number) => pictureAhead(film.current?.children[index]);
  const { playing, play, pause } = useSlideshow({ frame: film, at, count, load, show: lead });

  /** Shows the photo that was asked for and returns it; one past either end comes round from the other. */
  const choose = (index: number) => {
    const chosen = (index + count) % count;
    pause();
    lead(chosen);
    // The next one is likely to be shown soon.
    void load(chosen + 1);
    return chosen;
  };
  const swipe = useSwipe({ onLeft: () => choose(at + 1), onRight: () => choose(at - 1) });

  /** Shows the photo that a `#` names, and returns whether there is one. */
  const follow = useEffectEvent((hash: string): boolean => {
    const number = Number(LINK.exec(hash)?.[1]);
    if (!(number >= 1 && number <= count)) return false;
    pause();
    lead(number - 1);
    return true;
  });

  // Links to a photo on the page, and an address that ends so, select it.
  useEffect(() => {
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
  }, []);

  // The strip runs along with the photos, without moving the page: the first is its beginning, the last its end.
  useEffect(() => {
    if (isScrolledByHand.current || !strip.current) return;
    const { far, sign } = measured(strip.current);
    if (far > 0) strip.current.scrollTo({ left: (sign * far * at) / (count - 1), behavior: 'auto' });
  }, [at, count]);

  const onScroll = () => {
    if (!isScrolledByHand.current || !strip.current) return;
    const { far } = measured(strip.current);
    if (far < FINE_ENOUGH * count) return;
    const along = Math.min(Math.abs(strip.current.scrollLeft) / far, 1);
    pause();
    show(Math.round(along * (count - 1)));
  };
  const byHand = () => {
    isScrolledByHand.current = true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: count - 1,
    };
    const next = targets[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const chosen = choose(next);
    const thumb = strip.current?.children[chosen];
    if (thumb instanceof HTMLElement && strip.current?.contains(document.activeElement)) {
      thumb.focus({ preventScroll: true });
    }
  };

  const isWhole = at === 0 || at === count - 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act for the controls inside.
    <div onKeyDown={onKeyDown} onFocus={() => setUsed(true)} onBlur={() => setUsed(false)}>
      <div
        className={`${styles.strip} sideways js-only relative -mx-gutter grid gap-1.5 overflow-x-auto px-gutter pt-1.5 pb-4`}
        ref={strip}
        role="toolbar"
        aria-label={messages.prepPhotos}
        onScroll={onScroll}
        onWheel={({ deltaX, deltaY, shiftKey }) => {
          if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) byHand();
        }}
        onTouchMove={byHand}
        onPointerDown={byHand}
      >
        {photos.map(({ title, thumb }, index) => (
          <button
            key={title}
            type="button"
            className="group relative rounded-picture"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={index === at}
            aria-label={messages.photoOf({ number: index + 1, total: count, title })}
            onClick={() => choose(index)}
          >
            {thumb}
            <span
              className={`absolute bottom-1 left-1 rounded-picture px-1.5 py-1 font-display text-2xs leading-none font-semibold tabular ${index === at ? 'bg-ink text-paper' : 'bg-paper'}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          </button>
        ))}
      </div>
      <div
        className={`${styles.film} mt-2 grid gap-x-12`}
        ref={film}
        // Other changes of a caption, such as its units, are not announced.
        aria-live={isUsed && !playing ? 'polite' : 'off'}
        data-playing={playing || undefined}
        {...swipe}
      >
        {photos.map(({ title, picture, caption }, index) => {
          const isUnder = index === before && index !== at;
          return (
            <figure
              key={title}
              className={`scroll-mt-30 ${index === at || isUnder ? 'grid' : 'hidden'}`}
              id={`photo-${index + 1}`}
              aria-hidden={isUnder || undefined}
            >
              <div className={index === at && before !== at ? 'animate-fade-in' : ''}>{picture}</div>
              <figcaption className={isUnder ? 'hidden' : ''}>{caption}</figcaption>
            </figure>
          );
        })}
        <div
          className={`${styles.turn} js-only mt-4 flex flex-wrap items-center gap-3 lg:mt-0`}
          aria-live="off"
          {...language}
        >
          <button type="button" className="btn btn-small" onClick={playing ? pause : play}>
            {playing ? icons.pause : icons.play}
            <LiveText>
              {playing
                ? messages.pausePhotos
                : isWhole
                  ? messages.playPhotos({ total: count })
                  : messages.resumePhotos}
            </LiveText>
          </button>
          {([messages.previousPhoto, messages.nextPhoto] as const).map((name, index) => (
            <button
              key={name}
              type="button"
              className="icon-btn border border-control"
              aria-label={name}
              onClick={() => choose(at + (index === 0 ? -1 : 1))}
            >
              {index === 0 ? icons.back : icons.on}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Distance that a box can be scrolled, in pixels, and the sign that its script gives to that. */
function measured(box: HTMLElement): { far: number; sign: 1 | -1 } {
  return {
    far: box.scrollWidth - box.clientWidth,
    sign: getComputedStyle(box).direction === 'rtl' ? -1 : 1,
  };
}
