'use client';

import { useEffect } from 'react';

/** Writes the path that was not found to the console. Read in an effect: the same file answers every path. */
export function MissingPathLog() {
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`);
  }, []);
  return null;
}
