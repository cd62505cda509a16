import { type RefObject, useCallback } from 'react';

/** Share of the window's height within which the panel has to begin to count as in sight. */
const ENOUGH = 0.7;

/** Share of it that a map may take and still be shown whole. */
const ROOM = 0.64;

/**
 * The function that brings a map with its panel into view after a press, where the panel lies under the map and what
 * the press changes would be out of sight.
 *
 * @param main the element that holds the map, then the panel
 */
export function useMapInView(main: RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    const panel = main.current?.lastElementChild;
    const top = panel?.getBoundingClientRect().top ?? 0;
    if (!main.current || !panel || top < window.innerHeight * ENOUGH) return;
    const fits = top - main.current.getBoundingClientRect().top < window.innerHeight * ROOM;
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    (fits ? main.current : panel).scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  }, [main]);
}
