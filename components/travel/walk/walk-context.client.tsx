'use client';

import { createContext, useContext } from 'react';
import type { Place } from '@/lib/travel/place';

/** The food crawl the visitor is putting together: slugs of places, in the order they are walked. */
export type Walk = {
  stops: readonly string[];
  /** Whether the visitor made the last change here; otherwise the address brought the walk in. */
  isOwn: boolean;
  /** Whether it is among the visitor's walks; otherwise somebody's link has brought it in. */
  isKept: boolean;
  /** Whether the device keeps what is to be kept: false once it has refused to. */
  canKeep: boolean;
  /** How many walks the visitor has. */
  keptCount: number;
  /** Every place that can be walked to, in no order. */
  all: readonly Place[];
  /** Adds a place at the end, or takes it out; a full walk stays as it is and says so. */
  toggle: (slug: string) => void;
  /** Another order, fewer stops, none, or what was there before. */
  set: (stops: readonly string[]) => void;
  /** Shows one of the visitor's walks in the place of this one, which stays among them if it was. */
  open: (stops: readonly string[]) => void;
  /** Puts the walk among the visitor's own as it is. */
  keep: () => void;
};

/** Null on a page without a walk. */
export const WalkContext = createContext<Walk | null>(null);

export const useWalk = (): Walk | null => useContext(WalkContext);

/** Whose walk it is, and where it lives. */
export function walkState({ isOwn, isKept, canKeep }: Walk): {
  isShared: boolean;
  name: string;
  where: string;
} {
  const isShared = !isOwn && !isKept;
  return {
    isShared,
    name: isShared ? 'A shared walk' : 'Your walk',
    where: isShared
      ? 'From the link you opened.'
      : isKept && canKeep
        ? 'Kept on this device.'
        : 'Only in this page’s link.',
  };
}
