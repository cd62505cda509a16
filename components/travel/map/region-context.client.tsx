'use client';

import { createContext, useContext } from 'react';

/** What the maps, the region buttons, the panels and the cards of a city share. */
export type Regions = {
  /** Region that shows its detail: hovered, or locked. */
  active: string | null;
  /** Region that was chosen and stays. */
  locked: string | null;
  /** Region that is pointed at, whether or not another one is locked. */
  pointed: string | null;
  /** Map on which, or for which, the locked region was chosen; its panel announces it. */
  at: string | null;
  /** Slug of the place whose card or pin is pointed at. */
  lit: string | null;
  hover: (region: string) => void;
  leave: (region: string) => void;
  /** A press on a shape of a map: locks, moves the lock, or clears it. */
  press: (region: string, map: string) => void;
  /** A press on a button away from the map: locks at once; pressing the locked one clears it. */
  choose: (region: string, map: string) => void;
  clear: () => void;
  light: (slug: string | null) => void;
  /** Locks the region of a place and brings its card into view in the panel of this map. */
  show: (slug: string, region: string, map: string) => void;
};

const nothing = () => undefined;

/** Without a provider nothing is active and nothing happens, so that cards can stand on any page. */
export const RegionContext = createContext<Regions>({
  active: null,
  locked: null,
  pointed: null,
  at: null,
  lit: null,
  hover: nothing,
  leave: nothing,
  press: nothing,
  choose: nothing,
  clear: nothing,
  light: nothing,
  show: nothing,
});

export const useRegions = (): Regions => useContext(RegionContext);
