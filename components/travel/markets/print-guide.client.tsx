'use client';

import { Printer } from 'lucide-react';

/** Puts the guide on paper. */
export function PrintGuide() {
  return (
    <button type="button" className="btn quiet js-only" onClick={() => window.print()}>
      <Printer className="i" size={18} aria-hidden="true" /> Print the guide
    </button>
  );
}
