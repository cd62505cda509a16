'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Place } from '@/lib/travel/place';

/** The food crawl the visitor is putting together: slugs of places, in the order they are walked. */
export type Walk = {
  stops: readonly string[];
  has: (slug: string) => boolean;
  /** Adds a place at the end, or takes it out. */
  toggle: (slug: string) => void;
};

/** Null on a page without a walk. */
const WalkContext = createContext<Walk | null>(null);

export const useWalk = (): Walk | null => useContext(WalkContext);

export type WalkProviderProps = { places: readonly Place[]; children: ReactNode };

export function WalkProvider({ children }: WalkProviderProps) {
  return children;
}
