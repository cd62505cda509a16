/** Milliseconds after which blocks are watched. */
const DELAY = 100;
/** Share of a block that must be in view. */
const THRESHOLD = 0.1;

const hiddenBlocks = () => document.querySelectorAll('.reveal:not(.visible)');
const show = (block: Element) => block.classList.add('visible');

function isInView(block: Element): boolean {
  const { top, bottom, height } = block.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  return bottom < 0 || seen >= height * THRESHOLD;
}

/** A block many screens tall never shows a tenth of itself, so half a screen of it will do. */
function isRevealed({ intersectionRatio, intersectionRect }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= THRESHOLD || intersectionRect.height > window.innerHeight / 2;
}

/**
 * Gives blocks marked `reveal` the class `visible` once a tenth of them is in view, on this page and on later
 * ones. Only here does `<html>` get the class `js`, which lets the style sheet hide them first: without script
 * they are simply there. Blocks in view at the start are shown before that, so that nothing blinks.
 *
 * @returns what ends it
 */
export function revealBlocks(): () => void {
  // Every browser that the router runs in has it.
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
  const watchSoon = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      for (const block of hiddenBlocks()) view.observe(block);
    }, DELAY);
  };
  const pages = new MutationObserver(watchSoon);
  pages.observe(document.body, { childList: true, subtree: true });
  watchSoon();
  return () => {
    window.clearTimeout(timer);
    pages.disconnect();
    view.disconnect();
  };
}
