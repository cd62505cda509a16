/** What the visitor points at and what stays chosen on the region maps. Ids of regions, or null for none. */
export type RegionChoice = {
  /** The region under the pointer or the finger, or whose button has the keyboard. */
  pointed: string | null;
  /** The region that was chosen and stays until it is pressed again, cleared, or another one is chosen. */
  locked: string | null;
};

export type RegionAction =
  /** The pointer came over a region, or a finger touched it. */
  | { type: 'hover'; region: string }
  /** The pointer left it. */
  | { type: 'leave'; region: string }
  /** A press on the region, on its map or on its button: locks it, moves the lock to it, or clears it. */
  | { type: 'press'; region: string }
  /** Chosen from elsewhere, by the address or by a place in it: locks at once and stays locked. */
  | { type: 'lock'; region: string }
  | { type: 'clear' };

export const NO_REGION: RegionChoice = { pointed: null, locked: null };

/** The region whose detail is shown: the locked one, and only without one the one that is pointed at. */
export function activeRegion({ pointed, locked }: RegionChoice): string | null {
  return locked ?? pointed;
}

/** The choice after an action. Gives back the same object where nothing changes. */
export function chooseRegion(choice: RegionChoice, action: RegionAction): RegionChoice {
  const next = after(choice, action);
  return next.pointed === choice.pointed && next.locked === choice.locked ? choice : next;
}

function after({ pointed, locked }: RegionChoice, action: RegionAction): RegionChoice {
  const { type } = action;
  if (type === 'clear') return NO_REGION;
  const { region } = action;
  if (type === 'hover') return { pointed: region, locked };
  if (type === 'leave') return { pointed: region === pointed ? null : pointed, locked };
  if (type === 'press' && region === locked) return NO_REGION;
  // A finger leaves nothing behind when it chooses elsewhere.
  return { pointed: pointed === region ? pointed : null, locked: region };
}

/**
 * The region a query such as `?region=northYork` names, one of `ids`, whatever the case of its letters. Null for none
 * and for anything unknown.
 */
export function regionOfAddress(search: string, ids: readonly string[]): string | null {
  const wanted = new URLSearchParams(search).get('region')?.toLowerCase();
  return ids.find((id) => id.toLowerCase() === wanted) ?? null;
}
