import { useEffect, useRef } from 'react';

/**
 * Tells what a mouse or a pen points at, whenever it has moved. What scrolls under a resting pointer is not pointed
 * at by that, although browsers tell of it as entered and left.
 *
 * @param tell gets the element under the pointer, null once that has left the window, and where it is in px of the
 * window
 */
export function usePointed(tell: (under: Element | null, x: number, y: number) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    let [x, y] = [Number.NaN, Number.NaN];
    const hasMoved = ({ screenX, screenY }: PointerEvent) => {
      const isElsewhere = screenX !== x || screenY !== y;
      [x, y] = [screenX, screenY];
      return isElsewhere;
    };
    const move = (event: PointerEvent) => {
      // Some browsers tell of a move where only the page moved.
      if (event.pointerType === 'touch' || !hasMoved(event)) return;
      latest.current(event.target instanceof Element ? event.target : null, event.clientX, event.clientY);
    };
    const leave = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'touch') latest.current(null, clientX, clientY);
    };
    const root = document.documentElement;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', hasMoved);
    root.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', hasMoved);
      root.removeEventListener('pointerleave', leave);
    };
  }, []);
}
