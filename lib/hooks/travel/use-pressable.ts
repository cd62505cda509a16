import { type PointerEvent, type TouchEvent, useRef } from 'react';

/** Distance in px after which a touch is a scroll and no press. */
const SLOP = 10;

/**
 * What a part of a map listens to. Touches are followed as such, so that a scroll that begins on the map chooses
 * nothing.
 *
 * @param id of the part, which each of these is told
 * @param hover the pointer came over it, or a finger touched it
 * @param leave the pointer left it, or the finger went on to scroll
 * @param press a click, or a finger lifted where it touched
 */
export function usePressable(
  id: string,
  hover: (id: string) => void,
  leave: (id: string) => void,
  press: (id: string) => void,
) {
  const finger = useRef<{ x: number; y: number } | null>(null);
  const withMouse = (act: (id: string) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act(id);
  };
  const stop = () => {
    if (!finger.current) return;
    finger.current = null;
    leave(id);
  };
  return {
    onPointerEnter: withMouse(hover),
    onPointerLeave: withMouse(leave),
    onPointerCancel: stop,
    onTouchStart: ({ touches }: TouchEvent) => {
      // A second finger zooms.
      if (touches.length > 1) return stop();
      finger.current = { x: touches[0]?.clientX ?? 0, y: touches[0]?.clientY ?? 0 };
      hover(id);
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [from, to] = [finger.current, touches[0]];
      if (from && to && Math.hypot(to.clientX - from.x, to.clientY - from.y) > SLOP) stop();
    },
    onTouchEnd: (event: TouchEvent) => {
      if (!finger.current) return;
      finger.current = null;
      // The browser would follow up with a click.
      if (event.cancelable) event.preventDefault();
      press(id);
    },
    onTouchCancel: stop,
    onClick: () => press(id),
  };
}
