'use client';

import { Printer } from 'lucide-react';

/** Prints the recipe at the chosen servings and units. */
export function PrintButton() {
  return (
    <button type="button" className="icon-btn" aria-label="Print" onClick={() => window.print()}>
      <Printer className="i" size={22} aria-hidden="true" />
    </button>
  );
}
