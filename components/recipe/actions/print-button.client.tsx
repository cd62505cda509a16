'use client';

import type { ReactNode } from 'react';

export type PrintButtonProps = { children: ReactNode };

/** Prints the recipe at the chosen servings and units. */
export function PrintButton({ children }: PrintButtonProps) {
  return (
    <button type="button" className="icon-btn" aria-label="Print" onClick={() => window.print()}>
      {children}
    </button>
  );
}
