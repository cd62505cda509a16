import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How long each is seen. Milliseconds. */
const EACH = 900;

type Series = {
  /** What they are seen in. */
  frame: RefObject<Element | null>;
  /** Index of the one that is shown. */
  at: number;
  count: number;
  /** Resolved as soon as one can be shown. */
  fetch: (index: number) => Promise<void>;
  show: (index: number) => void;
};

/**
 * Shows a series by itself, one after the other to its end; each waits until it is there. It rests when the tab is
 * hidden, when the frame has left the window, and where the visitor asks for stillness.
 */
export function usePlaying({ frame, at, count, fetch, show }: Series) {
  const [playing, setPlaying] = useState(false);
  const last = count - 1;
  const rest = () => setPlaying(false);
  const coming = useEffectEvent(() => fetch(at + 1));
  const turn = useEffectEvent(() => {
    if (!isSeen(frame.current)) return rest();
    show(at + 1);
    if (at + 1 === last) rest();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of each begins when it is shown.
  useEffect(() => {
    if (!playing) return;
    let over = false;
    const isThere = coming();
    const timer = setTimeout(async () => {
      await isThere;
      if (!over) turn();
    }, EACH);
    const onVisibility = () => {
      if (document.hidden) rest();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [playing, at]);

  const play = () => {
    if (at === last) show(0);
    setPlaying(true);
  };
  return { playing, play, rest };
}

/** Whether something is seen, by a visitor who has nothing against motion. */
function isSeen(element: Element | null): boolean {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return false;
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom >= 0 && top <= window.innerHeight;
}
