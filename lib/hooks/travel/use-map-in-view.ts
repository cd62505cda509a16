import { type RefObject, useEffect, useRef } from 'react';

/** Share of the window's height within which the panel has to begin to count as in sight. */
const ENOUGH = 0.7;

/** Share of it that a map may take and still be shown whole. */
const ROOM = 0.64;

/** Where the pointer was pressed, in px of the window. */
export type PressPoint = readonly [x: number, y: number];

/**
 * Brings a map with its panel into view after a press, where the panel lies under the map and what the press changes
 * would be out of sight. The page then moves under a pointer that stands still, which points at nothing by that.
 *
 * @param main the element that holds the map, then the panel
 * @param settled is told once the pointer moves by itself: the region it is on, if any, and the pressed one
 */
export function useMapInView(
  main: RefObject<HTMLElement | null>,
  settled: (under: string | undefined, pressed: string) => void,
) {
  const wait = useRef<(() => void) | null>(null);
  const told = useRef(settled);
  useEffect(() => {
    told.current = settled;
  });
  useEffect(() => () => wait.current?.(), []);

  return {
    /** Whether what the pointer is said to do comes from the page that moves, not from the pointer. */
    isMoving: () => wait.current !== null,
    /** @param at null where a key was pressed */
    bringUp: (pressed: string, at: PressPoint | null) => {
      if (!main.current || !scrollUp(main.current)) return;
      wait.current?.();
      const end = afterMove(at, (under) => {
        wait.current = null;
        told.current(under, pressed);
      });
      wait.current = end;
    },
  };
}

/** True where the page scrolls. */
function scrollUp(main: HTMLElement): boolean {
  const panel = main.lastElementChild;
  const top = panel?.getBoundingClientRect().top ?? 0;
  if (!panel || top < window.innerHeight * ENOUGH) return false;
  const fits = top - main.getBoundingClientRect().top < window.innerHeight * ROOM;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  (fits ? main : panel).scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
  return true;
}

/** Waits for the pointer to leave a point. Gives back what ends the waiting. */
function afterMove(at: PressPoint | null, then: (under: string | undefined) => void): () => void {
  let from = at;
  const moved = ({ type, clientX: x, clientY: y, target }: PointerEvent) => {
    // Some browsers tell of a move where only the page moved.
    from ??= [x, y];
    if (type === 'pointermove' && from[0] === x && from[1] === y) return;
    end();
    const shape = target instanceof Element ? target.closest<SVGElement>('[data-region]') : null;
    then(shape?.dataset.region);
  };
  const end = () => {
    document.removeEventListener('pointermove', moved);
    document.removeEventListener('pointerdown', moved);
  };
  document.addEventListener('pointermove', moved);
  document.addEventListener('pointerdown', moved);
  return end;
}
