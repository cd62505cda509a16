'use client';

/** The diamond at the edge of the Toronto page and the box it opens. */
export function HiddenGems() {
  return null;
}
