import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that each is shown. */
const EACH = 900;

type Series = {
  /** Element that shows them. */
  frame: RefObject<Element | null>;
  /** Index of the one that is shown. */
  at: number;
  count: number;
  /** Resolves when one can be shown. */
  fetch: (index: number) => Promise<void>;
  show: (index: number) => void;
};

/**
 * Plays a series to its end; each waits until it is loaded. Pauses when the tab is hidden or the frame has left the
 * window, and with reduced motion.
 */
export function useSlideshow({ frame, at, count, fetch, show }: Series) {
  const [playing, setPlaying] = useState(false);
  const last = count - 1;
  const pause = () => setPlaying(false);
  const fetchNext = useEffectEvent(() => fetch(at + 1));
  const showNext = useEffectEvent(() => {
    if (!isSeen(frame.current)) return pause();
    show(at + 1);
    if (at + 1 === last) pause();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of each begins when it is shown.
  useEffect(() => {
    if (!playing) return;
    let isOver = false;
    const fetched = fetchNext();
    const timer = setTimeout(async () => {
      await fetched;
      if (!isOver) showNext();
    }, EACH);
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

/** True if an element is in the window and the visitor has not asked for reduced motion. */
function isSeen(element: Element | null): boolean {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return false;
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom >= 0 && top <= window.innerHeight;
}
