'use client';

import { ArrowLeft, ArrowRight } from 'lucide';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/method';
import { PictureView } from '@/components/content/picture-view';
import { IconButton } from '@/components/ui/icon-button';
import { LiveText } from '@/components/ui/live-text';
import type { PictureSources } from '@/lib/content/pictures';
import type { CookStep } from '@/lib/cook/cook';
import { pictureAhead } from '@/lib/ui/picture-ahead';
import { useSwipe } from '@/lib/ui/use-swipe';
import styles from './cook.module.css';

type PhotoProps = { sources: PictureSources; isBeside: boolean; lang?: string };

/** One picture: a panel as high as the window beside the text, a strip of 16:10 above it. */
function Photo({ sources, isBeside, lang }: PhotoProps) {
  // Most pictures are 4:3, so that an upright panel crops their sides.
  const sizes = isBeside ? 'max(45vw, 134vh)' : '(min-width: 64rem) 48vh, 100vw';
  const frame = isBeside ? styles.whole : styles.photo;
  return <PictureView sources={sources} sizes={sizes} className={frame} lang={lang} />;
}

export type StepPhotosProps = {
  pictures: readonly PictureSources[];
  /** Language of their alternative texts (BCP 47), if it is not the language of the site. */
  lang?: string;
  /** True in the panel beside the text. */
  isBeside: boolean;
  /** Announces a text to screen readers. */
  onNews: (news: string) => void;
};

/** Pictures of a step, one at a time; arrows and a swipe turn them, the first follows the last. */
export function StepPhotos({ pictures, lang, isBeside, onNews }: StepPhotosProps) {
  const count = pictures.length;
  const [at, setAt] = useState(0);
  const [hasTurned, setTurned] = useState(false);
  const film = useRef<HTMLDivElement>(null);
  const turn = (by: 1 | -1) => {
    const next = (at + by + count) % count;
    setAt(next);
    setTurned(true);
    onNews(messages.photoOf({ number: next + 1, total: count, title: pictures[next]?.alt ?? '' }));
  };
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const handlers = count > 1 && {
    ...swipe,
    onTouchStart: (event: TouchEvent) => {
      // A swipe on the photographs does not turn the step.
      event.stopPropagation();
      swipe.onTouchStart(event);
    },
  };
  // The next one is likely to be shown soon.
  useEffect(() => {
    if (count > 1) void pictureAhead(film.current?.children[(at + 1) % count]);
  }, [at, count]);

  return (
    <div className={isBeside ? 'contents' : `${styles.above} relative`} {...handlers}>
      <div ref={film}>
        {pictures.map((sources, index) => (
          <div key={sources.src} hidden={index !== at} className={hasTurned ? 'animate-fade-in' : ''}>
            <Photo sources={sources} isBeside={isBeside} lang={lang} />
          </div>
        ))}
      </div>
      {count > 1 && (
        <div
          className={`${styles.turn} absolute flex items-center rounded-full font-display text-sm tabular`}
        >
          <IconButton icon={ArrowLeft} directed label={messages.previousPhoto} onClick={() => turn(-1)} />
          <span aria-hidden="true">
            <LiveText>{`${at + 1}/${count}`}</LiveText>
          </span>
          <IconButton icon={ArrowRight} directed label={messages.nextPhoto} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
}

export type PicturePreloadProps = { step: CookStep | undefined; isBeside: boolean };

/** Loads the first picture of the next step, out of sight. */
export function PicturePreload({ step, isBeside }: PicturePreloadProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [first] = step?.pictures ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another picture.
  useEffect(() => {
    void pictureAhead(ref.current);
  }, [first, isBeside]);
  return (
    <div hidden ref={ref}>
      {first && <Photo sources={first} isBeside={isBeside} />}
    </div>
  );
}
