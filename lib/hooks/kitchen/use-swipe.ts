import { type TouchEvent, useMemo, useRef } from 'react';

/** Pixels a finger must travel sideways. */
const FAR_ENOUGH = 56;
/** How much further sideways than up or down, so that scrolling never turns a page. */
const FLAT_ENOUGH = 1.8;
/** Milliseconds; slower than this is reading with a finger on the glass. */
const QUICK_ENOUGH = 800;
/** Pixels at both edges of the screen that belong to the browser's own back gesture. */
const EDGE = 24;

type SwipeTargets = { onLeft: () => void; onRight: () => void };

type Start = { x: number; y: number; at: number };

/** Handlers for one finger swiping sideways; a second finger, as in a pinch, calls it off. */
export function useSwipe({ onLeft, onRight }: SwipeTargets) {
  const start = useRef<Start | null>(null);
  return useMemo(
    () => ({
      onTouchStart: (event: TouchEvent) => {
        const touch = event.touches[0];
        const inside = touch && touch.clientX > EDGE && touch.clientX < window.innerWidth - EDGE;
        start.current =
          inside && event.touches.length === 1
            ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
            : null;
      },
      onTouchEnd: (event: TouchEvent) => {
        const from = start.current;
        const touch = event.changedTouches[0];
        start.current = null;
        if (!from || !touch || event.timeStamp - from.at > QUICK_ENOUGH) return;
        if (window.getSelection()?.isCollapsed === false) return;
        const dx = touch.clientX - from.x;
        if (Math.abs(dx) < FAR_ENOUGH || Math.abs(dx) < FLAT_ENOUGH * Math.abs(touch.clientY - from.y))
          return;
        if (dx < 0) onLeft();
        else onRight();
      },
      onTouchCancel: () => {
        start.current = null;
      },
    }),
    [onLeft, onRight],
  );
}
