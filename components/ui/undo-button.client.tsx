'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import * as messages from '@/.content/messages/controls';
import styles from './undo-button.module.css';

export type UndoButtonProps = {
  onUndo: () => void;
  /** Receives focus when the focused button is removed; mounted before the button is. */
  home: RefObject<HTMLElement | null>;
};

/** Undoes a removal, and receives the focus that was lost with it. Needs a new `key` for each removal. */
export function UndoButton({ onUndo, home }: UndoButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    // Don't take focus from an element that the visitor has moved to.
    const isLost = [document.body, home.current].some((element) => element === document.activeElement);
    if (isLost) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button) home.current?.focus({ preventScroll: true });
    };
  }, [home]);
  return (
    <button type="button" className="link" ref={ref} onClick={onUndo}>
      {messages.undo}
    </button>
  );
}

/** A message about a removal with its undo button, on a dark background. */
export function UndoNote({ children }: { children: ReactNode }) {
  return (
    <span
      className={`${styles.note} flex min-h-12 flex-wrap items-center gap-x-5 rounded-card bg-ink px-4 font-display text-sm text-paper panel-shadow wrap-anywhere forced-colors:border [&>button]:min-h-11 [&>button]:font-semibold`}
    >
      {children}
    </span>
  );
}
