'use client';

import { createContext, type FocusEvent, useContext } from 'react';
import { NO_REGION, type RegionState } from '@/lib/guide/regions';

/** What the maps, buttons, panels and cards of a guide share. */
export type Regions = RegionState & {
  /** Region whose detail is shown. */
  shown: string | null;
  /** The selected region if the visitor chose it; null while it is the one that the guide opens with. */
  chosen: string | null;
  /** Whether a selected region is held, as in `RegionRules`. */
  isHeld: boolean;
  /** The first map that has the selected region; its panel announces it. */
  selectedMap: string | null;
  /** Slug of the place whose card or pin is hovered. */
  hoveredPlace: string | null;
  hover: (region: string | null) => void;
  hoverPlace: (slug: string | null) => void;
  focus: (region: string) => void;
  /** The focus goes from a button or a panel, which matters where it leaves both. */
  blur: (event: FocusEvent) => void;
  /** The focus comes into the panel with the details. */
  enterPanel: () => void;
  /** A press on a region of a map, or on its button away from the map. */
  press: (region: string, map: string, isButton?: boolean) => void;
  clear: () => void;
  /** Selects a region, without a move of the page. */
  choose: (region: string) => void;
  /** Selects the region of a place and brings its card into view in the panel of this map. */
  showPlace: (slug: string, region: string, map: string) => void;
};

const nothing = () => undefined;

/** Without a provider there is no region and nothing happens, so that cards can stand on any page. */
export const RegionContext = createContext<Regions>({
  ...NO_REGION,
  shown: null,
  chosen: null,
  isHeld: false,
  selectedMap: null,
  hoveredPlace: null,
  hover: nothing,
  hoverPlace: nothing,
  focus: nothing,
  blur: nothing,
  enterPanel: nothing,
  press: nothing,
  clear: nothing,
  choose: nothing,
  showPlace: nothing,
});

export const useRegions = (): Regions => useContext(RegionContext);
