import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** A press this soon after another is the same one, of a finger that bounced or meant a double click. Milliseconds. */
const SAME_PRESS = 500;

/** Props of a toggle: a double press, and a key that is held down, count once, by the time the browser gave them. */
export function useSinglePress<T extends HTMLElement>(press: (event: MouseEvent<T>) => void) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    onClick: (event: MouseEvent<T>) => {
      const elapsed = event.timeStamp - last.current;
      if (elapsed >= 0 && elapsed < SAME_PRESS) return;
      last.current = event.timeStamp;
      press(event);
    },
    onKeyDown: (event: KeyboardEvent<T>) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
