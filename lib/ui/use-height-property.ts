import { type RefObject, useLayoutEffect } from 'react';
import { adoptedStyle } from './adopted-style';

/**
 * Custom properties with the heights of what is fixed to the lower edge: `--toast`, `--tray`, `--walk-bar`. They are not
 * inherited (`app/styles/base.css`): elements that read them have the class `needs-heights`.
 */
export const heightProperties = (): CSSStyleDeclaration => adoptedStyle('html, body, .needs-heights');

/**
 * Keeps the height of an element, such as "64px", in a custom property while the element is shown, so that the page and
 * what lies above it keep that much clear.
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!isShown || !shown || typeof ResizeObserver === 'undefined') return;
    const properties = heightProperties();
    const update = () => properties.setProperty(property, `${shown.offsetHeight}px`);
    // The observer answers only with the next drawn frame.
    update();
    const observer = new ResizeObserver(update);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      properties.removeProperty(property);
    };
  }, [element, property, isShown]);
}
