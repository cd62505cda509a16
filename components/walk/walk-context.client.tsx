'use client';

import { createContext, useContext } from 'react';
import type { Place } from '@/lib/content/place';

/** The food walk of the visitor: slugs of places in order. */
export type Walk = {
  stops: readonly string[];
  /** The walk as in the address, with places that the guide does not have. */
  text: string;
  /** Number of times that an eleventh stop was refused. */
  refusals: number;
  /** The visitor made the last change on this page; otherwise the walk came with the address. */
  isOwn: boolean;
  /** Every place that can be a stop, in no order. */
  all: readonly Place[];
  /** Adds a place at the end, or removes it; a full walk is unchanged and shows a toast. */
  toggle: (slug: string) => void;
  /** Replaces the stops. */
  set: (stops: readonly string[]) => void;
};

/** Null on a page without a walk. */
export const WalkContext = createContext<Walk | null>(null);

export const useWalk = (): Walk | null => useContext(WalkContext);

/**
 * Walks of this visit, as in the address: one that comes with a link of this site is not treated as shared by somebody
 * else, even if it is not stored yet.
 */
export const madeHere = new Set<string>();
