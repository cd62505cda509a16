import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Time that each slide is shown, in ms. */
const INTERVAL = 900;

type SlideshowOptions = {
  /** Element that shows the slides. */
  frame: RefObject<Element | null>;
  /** Index of the current slide. */
  at: number;
  count: number;
  /** Resolves when a slide is loaded. */
  load: (index: number) => Promise<void>;
  show: (index: number) => void;
};

/**
 * Plays slides up to the last; each is shown once it is loaded. Pauses when the tab is hidden, when the frame is outside
 * the window, and with reduced motion.
 */
export function useSlideshow({ frame, at, count, load, show }: SlideshowOptions) {
  const [playing, setPlaying] = useState(false);
  const last = count - 1;
  const pause = () => setPlaying(false);
  const loadNext = useEffectEvent(() => load(at + 1));
  const showNext = useEffectEvent(() => {
    if (!isSeen(frame.current)) return pause();
    show(at + 1);
    if (at + 1 === last) pause();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer of a slide starts when the slide is shown.
  useEffect(() => {
    if (!playing) return;
    let isOver = false;
    const loaded = loadNext();
    const timer = setTimeout(async () => {
      await loaded;
      if (!isOver) showNext();
    }, INTERVAL);
    const onVisibility = () => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [playing, at]);

  const play = () => {
    if (at === last) show(0);
    setPlaying(true);
  };
  return { playing, play, pause };
}

/** True if an element is in the window and reduced motion is off. */
function isSeen(element: Element | null): boolean {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return false;
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom >= 0 && top <= window.innerHeight;
}
