'use client';

import type { ReactNode } from 'react';
import * as words from '@/.content/words/recipe';

export type PrintButtonProps = { children: ReactNode };

/** Prints the recipe at the chosen servings and units. */
export function PrintButton({ children }: PrintButtonProps) {
  return (
    <button type="button" className="icon-btn" aria-label={words.print} onClick={() => window.print()}>
      {children}
    </button>
  );
}
