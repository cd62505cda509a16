import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const CONTROLS = 'button, a[href], input';

/** Focused control with its row, and the index of the row. */
type Focused = { control: HTMLElement; row: Element | null; index: number };

const rowsOf = (list: Element | null) => [...(list?.querySelectorAll('li') ?? [])];

/**
 * Moves the focus when the focused control of a list is removed: within its row to the control with `data-main`, otherwise
 * to the row that takes its place, otherwise to where the focus came from. Browsers would move it to the body.
 *
 * @param fallback target if the list is empty and the focus came from nowhere
 * @returns whether the focus is in a row, and handlers for its element
 */
export function useListFocus(list: RefObject<HTMLElement | null>, fallback: () => HTMLElement | null) {
  const [hasFocus, setFocus] = useState(false);
  const last = useRef<Focused | null>(null);
  const origin = useRef<HTMLElement | null>(null);

  // Any render can remove the control.
  useLayoutEffect(() => {
    const focused = last.current;
    if (!focused || focused.control.isConnected) return;
    last.current = null;
    setFocus(list.current?.contains(document.activeElement) ?? false);
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(list.current);
    const focusedRow = rows.find((row) => row === focused.row);
    const next =
      focusedRow?.querySelector<HTMLElement>('[data-main]') ??
      focusedRow ??
      rows[focused.index] ??
      rows.at(-1);
    const control =
      next instanceof HTMLElement && next.matches(CONTROLS) ? next : next?.querySelector(CONTROLS);
    const home = origin.current?.isConnected ? origin.current : fallback();
    const target = control instanceof HTMLElement ? control : home;
    target?.focus({ preventScroll: true });
  });

  const onFocus = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      origin.current = relatedTarget;
    }
    const row = target.closest('li');
    last.current = { control: target, row, index: row ? rowsOf(currentTarget).indexOf(row) : 0 };
    setFocus(row !== null);
  };
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isInside = currentTarget.contains(relatedTarget);
    setFocus(isInside);
    if (isInside) return;
    if (relatedTarget) {
      last.current = null;
      return;
    }
    // Without a next target, the control is being removed, or a press on the page took the focus from it.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement === document.body) last.current = null;
    });
  };
  return { hasFocus, onFocus, onBlur };
}
