import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the height of an element, such as "64px", in a custom property of the root element while the element is shown,
 * so that the page and what lies above it keep that much clear.
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isShown || !shown || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const update = () => style.setProperty(property, `${shown.offsetHeight}px`);
    // The observer answers only with the next drawn frame.
    update();
    const observer = new ResizeObserver(update);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, isShown]);
}
