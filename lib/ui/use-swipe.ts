import { type TouchEvent, useRef } from 'react';

/** Pixels a finger must travel sideways. */
const FAR_ENOUGH = 56;
/** Least ratio of horizontal to vertical travel, so that scrolling never turns a page. */
const FLAT_ENOUGH = 1.8;
/** Milliseconds; slower than this is reading with a finger on the glass. */
const QUICK_ENOUGH = 800;
/** Pixels at both edges of the screen that belong to the browser's own back gesture. */
const EDGE = 24;

type SwipeTargets = { onLeft: () => void; onRight: () => void };

/** Handlers for one finger swiping sideways; a second finger, as in a pinch, calls it off. */
export function useSwipe({ onLeft, onRight }: SwipeTargets) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp: at }: TouchEvent) => {
      const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
      const isInside = x > EDGE && x < window.innerWidth - EDGE;
      start.current = isInside && touches.length === 1 ? { x, y, at } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const touch = event.changedTouches[0];
      start.current = null;
      if (!from || !touch || event.timeStamp - from.at > QUICK_ENOUGH) return;
      if (window.getSelection()?.isCollapsed === false) return;
      const across = touch.clientX - from.x;
      const along = Math.abs(touch.clientY - from.y);
      if (Math.abs(across) < Math.max(FAR_ENOUGH, FLAT_ENOUGH * along)) return;
      if (across < 0) onLeft();
      else onRight();
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
