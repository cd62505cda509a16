'use client';

import { createContext, useContext } from 'react';
import type { Place } from '@/lib/guide/place';

/** The food crawl the visitor is putting together: slugs of places, in the order they are walked. */
export type Walk = {
  stops: readonly string[];
  /** Whether the visitor made the last change here; otherwise the address brought the walk in. */
  isOwn: boolean;
  /** Every place that can be walked to, in no order. */
  all: readonly Place[];
  /** Adds a place at the end, or takes it out; a full walk stays as it is and says so. */
  toggle: (slug: string) => void;
  /** Another order, fewer stops, none, or what was there before. */
  set: (stops: readonly string[]) => void;
};

/** Null on a page without a walk. */
export const WalkContext = createContext<Walk | null>(null);

export const useWalk = (): Walk | null => useContext(WalkContext);

/**
 * Walks that were made on this visit, as the address holds them: one that comes with a link of this site is not taken
 * for somebody else's, even where the device has not kept it yet.
 */
export const madeHere = new Set<string>();
