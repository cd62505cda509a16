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
  const { pointed, locked } = choice;
  switch (action.type) {
    case 'hover':
      return action.region === pointed ? choice : { pointed: action.region, locked };
    case 'leave':
      return action.region === pointed ? { pointed: null, locked } : choice;
    case 'press':
      return action.region === locked ? NO_REGION : { pointed, locked: action.region };
    case 'lock':
      return action.region === locked ? choice : { pointed, locked: action.region };
    case 'clear':
      return pointed === null && locked === null ? choice : NO_REGION;
  }
}

/**
 * The region a query such as `?region=northYork` names, one of `ids`: as it is written, or else whatever the case
 * of its letters. Null for none and for anything unknown.
 */
export function regionOfAddress(search: string, ids: readonly string[]): string | null {
  const written = new URLSearchParams(search).get('region');
  if (written === null) return null;
  if (ids.includes(written)) return written;
  const lower = written.toLowerCase();
  return ids.find((id) => id.toLowerCase() === lower) ?? null;
}

/** Width of the window in px from which on the header leaves more room above a map. */
const WIDE = 768;

/** How far below the top of the window a map stops when the page scrolls to it, in px. */
export function mapOffset(windowWidth: number): number {
  return windowWidth < WIDE ? 50 : 100;
}
