import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** A press this soon after another is a bounce or a double click. In ms. */
const DOUBLE_PRESS = 500;

/**
 * Props of a toggle in which a double press and a repeating key count once. Compares `timeStamp`, which does not depend on
 * when a busy page runs the handler.
 */
export function useSinglePress<T extends HTMLElement>(press: (event: MouseEvent<T>) => void) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onClick: (event: MouseEvent<T>) => {
      const elapsed = event.timeStamp - last.current;
      if (elapsed >= 0 && elapsed < DOUBLE_PRESS) return;
      last.current = event.timeStamp;
      press(event);
    },
    onKeyDown: (event: KeyboardEvent<T>) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
