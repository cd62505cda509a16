/** Delay before new blocks are observed, in ms. */
const DELAY = 100;
/** Fraction of a block that must be in view. */
const THRESHOLD = 0.1;

const hiddenBlocks = () => document.querySelectorAll('.reveal:not(.visible)');
const show = (block: Element) => block.classList.add('visible');

function isInView(block: Element): boolean {
  const { top, bottom, height } = block.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return bottom < 0 || visible >= height * THRESHOLD;
}

/** True at the threshold, or at half a screen for a block that is too tall to reach it. */
function isRevealed({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= THRESHOLD || intersectionRect.height > window.innerHeight / 2;
}

/**
 * Adds the class `visible` to `.reveal` blocks when a tenth of them is in view, on this page and on later ones. Sets the
 * class `js` on `<html>`, with which the style sheet hides the blocks at first; without JavaScript they stay visible. Blocks
 * in view at the start are shown before that, so that they don't flash.
 *
 * @returns the function that stops it
 */
export function revealBlocks(): () => void {
  // jsdom has none.
  if (typeof IntersectionObserver === 'undefined') return () => {};
  for (const block of hiddenBlocks()) if (isInView(block)) show(block);
  document.documentElement.classList.add('js');

  const view = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(isRevealed)) {
        show(target);
        view.unobserve(target);
      }
    },
    { threshold: [0.01, 0.025, 0.05, THRESHOLD] },
  );
  let timer: number | undefined;
  const observeSoon = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      for (const block of hiddenBlocks()) view.observe(block);
    }, DELAY);
  };
  const pages = new MutationObserver(observeSoon);
  pages.observe(document.body, { childList: true, subtree: true });
  observeSoon();
  return () => {
    window.clearTimeout(timer);
    pages.disconnect();
    view.disconnect();
  };
}
