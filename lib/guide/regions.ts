import { textParameter } from '@/lib/ui/address';

/** The region that is selected: `?region=northYork`. */
export const REGION = textParameter('region');

/** In an address: no region is selected, not even the one that the guide opens with. */
export const ALL_REGIONS = 'all';

/** What a visitor does with the regions of a map. Ids of regions, or null for none. */
export type RegionState = {
  /** Under the pointer, or touched by a finger. */
  hovered: string | null;
  /** Its button has the focus of the keyboard. Of this and the hovered one, the last counts: never are there both. */
  focused: string | null;
  selected: string | null;
};

export const NO_REGION: RegionState = { hovered: null, focused: null, selected: null };

export type RegionRules = {
  /** Which region is shown: the first of these that there is. */
  order: readonly (keyof RegionState)[];
  /** Held until another press or Escape, not in the address; else until it is pressed again, and in the address. */
  isHeld: boolean;
};

/** The rules of a map with lists of places, of one on which presses select, and of one that holds a region. */
export const REGION_RULES = {
  list: { order: ['selected', 'focused', 'hovered'], isHeld: false },
  toggle: { order: ['focused', 'hovered', 'selected'], isHeld: false },
  hold: { order: ['focused', 'selected', 'hovered'], isHeld: true },
} satisfies Record<string, RegionRules>;

/** The region whose detail is shown. */
export function shownRegion(state: RegionState, { order }: RegionRules): string | null {
  return order.map((key) => state[key]).find((region) => region !== null) ?? null;
}

/** After a press on a region, on its map or on its button. */
export function pressRegion(
  { hovered, selected }: RegionState,
  region: string,
  rules: RegionRules,
): RegionState {
  const isUnselected = region === selected && !rules.isHeld;
  // Where a region is shown once it is selected, it is gone once it is not, even under the pointer.
  const isGone = isUnselected && rules.order[0] === 'selected';
  return {
    // A finger leaves nothing behind when it chooses elsewhere.
    hovered: hovered === region && !isGone ? region : null,
    focused: null,
    selected: isUnselected ? null : region,
  };
}

/** The region that an address names, one of `ids`, whatever the case of its letters. Null for anything unknown. */
export function regionNamed(text: string, ids: readonly string[]): string | null {
  return ids.find((id) => id.toLowerCase() === text.toLowerCase()) ?? null;
}
