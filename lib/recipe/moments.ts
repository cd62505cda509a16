/** Scroll position of a page, and the top and height of a picture on it, in CSS pixels. */
type Scrolled = { scrolled: number; top: number; height: number };

/** Part of the picture that has left the window when the dish is finished. */
const FINISHED_AT = 0.3;
/** The page is not scrolled up to this distance, in CSS pixels. */
const AT_REST = 8;

/**
 * Index of the moment that belongs to a scroll position: the finished dish (`last`) at rest, then from the first moment on,
 * and finished again before the picture leaves the window.
 */
export function momentAt({ scrolled, top, height }: Scrolled, last: number): number {
  if (scrolled <= AT_REST) return last;
  const end = top + height * FINISHED_AT;
  return end > 0 ? Math.min(Math.floor((scrolled / end) * (last + 1)), last) : last;
}
