'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import * as messages from '@/.content/messages/moments';
import { PictureView } from '@/components/content/picture-view';
import type { PictureSources } from '@/lib/content/pictures';
import type { RecipeLanguage } from '@/lib/recipe/language';
import { momentAt } from '@/lib/recipe/moments';
import { withKeys } from '@/lib/text/keys';
import { useMedia } from '@/lib/ui/use-media';
import styles from './moments.module.css';

export type MomentsViewProps = {
  /** Before the finished dish, in order. */
  moments: readonly { label: string; sources: PictureSources }[];
  /** `sizes` attribute of the pictures. */
  sizes: string;
  language: RecipeLanguage;
};

/** The moment that a picture is at where the page is scrolled to, until the visitor chooses one. */
function useMoment(frame: RefObject<HTMLElement | null>, last: number) {
  const [moment, setMoment] = useState(last);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    if (isChosen) return;
    const onScroll = () => {
      const { top, height } = frame.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      setMoment(momentAt({ scrolled: window.scrollY, top: top + window.scrollY, height }, last));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [frame, last, isChosen]);
  const choose = (chosen: number) => {
    setChosen(true);
    setMoment(chosen);
  };
  return [moment, choose] as const;
}

/**
 * A dish from raw to finished, over the picture of the finished one: it moves with the page, a handle and the arrow keys.
 * With reduced motion, all moments side by side. Nothing is shown before all pictures are there, and nothing if one fails.
 */
export function MomentsView(props: MomentsViewProps) {
  const { moments, language } = props;
  const [loaded, setLoaded] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  if (hasFailed) return null;
  return (
    <div
      className={`${styles.moments} ${loaded < moments.length ? styles.waiting : ''}`}
      onLoadCapture={() => setLoaded((count) => count + 1)}
      onErrorCapture={() => setFailed(true)}
      {...language.site}
    >
      {isStill ? <Stills {...props} /> : <MovingMoments {...props} />}
    </div>
  );
}

/** The moments over each other, with the handle that moves through them. */
function MovingMoments({ moments, sizes, language }: MomentsViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [moment, choose] = useMoment(frame, moments.length);
  const labels = [...moments.map(({ label }) => label), messages.finished];

  // The headline of the home page lights up with the dish.
  useEffect(() => {
    const section = frame.current?.closest<HTMLElement>('section');
    section?.style.setProperty('--finished', `${moment / moments.length}`);
    return () => void section?.style.removeProperty('--finished');
  }, [moment, moments.length]);

  return (
    <div className="absolute inset-0" ref={frame}>
      {moments
        .map(({ sources }, index) => (
          <PictureView
            key={sources.src}
            className={`${styles.moment} ${moment > index ? styles.past : ''} aspect-auto rounded-none`}
            sources={sources}
            sizes={sizes}
            priority
            decorative={moment !== index}
          />
        ))
        .reverse()}
      <div className={styles.control}>
        <span className={styles.labels} aria-hidden="true">
          {withKeys(labels, String).map(({ key, item: label }, index) => (
            <span
              key={key}
              data-now={index === moment || undefined}
              {...(index < moments.length && language.recipe)}
            >
              {label}
            </span>
          ))}
        </span>
        <input
          className={styles.range}
          type="range"
          min={0}
          max={moments.length}
          value={moment}
          aria-label={messages.fromRaw}
          aria-valuetext={labels[moment]}
          onChange={({ target }) => choose(target.valueAsNumber)}
        />
      </div>
    </div>
  );
}

/** The moments side by side at the foot of the picture. */
function Stills({ moments, language }: MomentsViewProps) {
  return (
    <ol className={styles.stills} {...language.recipe}>
      {moments.map(({ label, sources }) => (
        <li key={sources.src}>
          <PictureView className="aspect-square" sources={sources} sizes="20vw" priority />
          {label}
        </li>
      ))}
    </ol>
  );
}
