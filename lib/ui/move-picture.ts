import { flushSync } from 'react-dom';

/** Name of the moving picture in the transition. */
const NAME = 'moving';

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Makes a change of the page; where the browser has the View Transitions API, one picture moves to another meanwhile. At
 * once with reduced motion, and where the first picture is missing or out of view.
 *
 * @param from selector of the picture before @param to selector of the one after the change; none is shown at once
 */
export function movePicture(from: string, to: string, change: () => void): void {
  const before = document.querySelector<HTMLElement>(from);
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (!before || isStill || !document.startViewTransition || !isInView(before)) {
    change();
    return;
  }
  before.style.viewTransitionName = NAME;
  let after: HTMLElement | null = null;
  const { finished, ready } = document.startViewTransition(() => {
    before.style.viewTransitionName = '';
    flushSync(change);
    after = document.querySelector<HTMLElement>(to);
    if (after) after.style.viewTransitionName = NAME;
  });
  const end = () => {
    if (after) after.style.viewTransitionName = '';
  };
  // The browser may skip the transition: then `ready` is rejected, and the change is made all the same.
  ready.catch(() => undefined);
  finished.then(end, end);
}
