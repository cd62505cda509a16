'use client';

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { GtaMapId } from '@/data/schema/place';

/** What the maps, the region buttons, the panels and the cards of the Toronto page share. */
export type Regions = {
  /** Region that shows its detail: hovered, or locked. */
  active: string | null;
  /** Region that was chosen and stays. */
  locked: string | null;
  /** Slug of the place whose card or pin is pointed at. */
  lit: string | null;
  hover: (region: string) => void;
  leave: (region: string) => void;
  /** A press on a shape of a map: locks, moves the lock, or clears it. */
  press: (region: string, map: GtaMapId) => void;
  /** A press on a button away from the map: locks at once; pressing the locked one clears it. */
  choose: (region: string, map: GtaMapId) => void;
  clear: () => void;
  light: (slug: string | null) => void;
};

const nothing = () => undefined;

/** Without a provider nothing is active and nothing happens, so that cards can stand on any page. */
const RegionsContext = createContext<Regions>({
  active: null,
  locked: null,
  lit: null,
  hover: nothing,
  leave: nothing,
  press: nothing,
  choose: nothing,
  clear: nothing,
  light: nothing,
});

export const useRegions = (): Regions => useContext(RegionsContext);

export type RegionProviderProps = { children: ReactNode };

export function RegionProvider({ children }: RegionProviderProps) {
  const [locked, setLocked] = useState<string | null>(null);
  const [lit, light] = useState<string | null>(null);
  const regions = useMemo<Regions>(() => {
    const choose = (region: string) => setLocked((now) => (now === region ? null : region));
    return {
      active: locked,
      locked,
      lit,
      hover: nothing,
      leave: nothing,
      press: choose,
      choose,
      clear: () => setLocked(null),
      light,
    };
  }, [locked, lit]);
  return <RegionsContext value={regions}>{children}</RegionsContext>;
}
