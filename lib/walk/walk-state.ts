import type { Place } from '@/lib/content/place';
import { MOST_STOPS, parseWalk } from './address';

/**
 * The walks that the visitor made in this tab, on all pages. Each walk is a text as in the address: "pai,seven-lives", ''
 * for none.
 */
export type WalkVisit = {
  /** Walks that the visitor put together or saved, the latest first. A walk from somebody's link is not among them. */
  made: readonly string[];
  /** Walks by the guide and walk that the visitor changed to them, such as `toronto?pai`; the latest last. */
  changes: Readonly<Record<string, string>>;
};

export const NO_VISIT: WalkVisit = { made: [], changes: {} };

/** Maximum length of each list of a visit; the oldest entry is dropped. */
const MOST_REMEMBERED = 20;

export type WalkState = {
  /** Id of the guide. */
  guide: string;
  /** Every place that can be a stop, in no order. */
  places: readonly Place[];
  address: {
    /** The walk as in the address, with places that the guide does not have. */
    walk: string;
    /** True if the visitor changed it on this page; otherwise a link or the history led to it. */
    isChanged: boolean;
    /** True if Back or Forward led to this address. */
    isTraversed: boolean;
  };
  visit: WalkVisit;
  /** The walk that the visitor changed to this one, until the change is saved on the device; null for no change. */
  replaces: string | null;
  /** Number of times that an eleventh stop was refused on this page. */
  refusals: number;
  /** A card asked for the dialog of the walk, whose script may be loading. */
  isAsked: boolean;
};

export type WalkAction =
  /** Adds a place at the end, or removes it. A full walk is unchanged, and counts a refusal. */
  | { type: 'toggle'; slug: string }
  /** Replaces the stops of this walk. */
  | { type: 'change'; stops: readonly string[] }
  /** Shows another walk of the visitor's. */
  | { type: 'open'; stops: readonly string[] }
  /** The walk is on the page: it is the latest one now, also if a link led to an older one or to none. */
  | { type: 'arrive' }
  /** The change of the walk is saved on the device, or the walk was there before. */
  | { type: 'saved' }
  /** Asks for the dialog of the walk, or ends that: it opens, or its script did not load. */
  | { type: 'ask'; isAsked: boolean };

const keyOf = (guide: string, walk: string) => `${guide}?${walk}`;

/** The walk that the visitor changed a walk to in this tab, and that one in turn; the same walk for no change. */
export function latestWalk({ changes }: WalkVisit, guide: string, walk: string): string {
  // Not more often than there are changes: stored ones may lead in a circle.
  return Object.keys(changes).reduce((latest) => changes[keyOf(guide, latest)] ?? latest, walk);
}

/** The visit after the visitor put a walk together or saved it. */
export function withMade(visit: WalkVisit, walk: string): WalkVisit {
  if (walk === '' || visit.made.includes(walk)) return visit;
  return { ...visit, made: [walk, ...visit.made].slice(0, MOST_REMEMBERED) };
}

/** The visit after a change of a walk. `after` is the latest walk then: nothing leads on from it. */
function withChange(visit: WalkVisit, guide: string, before: string, after: string): WalkVisit {
  const [from, to] = [keyOf(guide, before), keyOf(guide, after)];
  if (from === to && !(to in visit.changes)) return visit;
  const others = Object.entries(visit.changes).filter(([walk]) => walk !== from && walk !== to);
  const changes = from === to ? others : [...others, [from, after]];
  return { ...visit, changes: Object.fromEntries(changes.slice(-MOST_REMEMBERED)) };
}

/** The walk of the page, as in the address. At an older entry of the history it is what the visitor changed it to later. */
export function walkText({ guide, address, visit }: WalkState): string {
  const { walk, isChanged, isTraversed } = address;
  return isTraversed && !isChanged ? latestWalk(visit, guide, walk) : walk;
}

/** The stops of a walk that the guide has, in order, at most ten. */
export function knownStops({ places }: Pick<WalkState, 'places'>, walk: string): string[] {
  return parseWalk(walk, (slug) => places.some((place) => place.slug === slug));
}

/** Number of a place on the walk, from 1; 0 for a place that is no stop. */
export function stopNumber(state: WalkState, slug: string): number {
  return knownStops(state, walkText(state)).indexOf(slug) + 1;
}

/** True for a walk that the visitor put together or saved in this tab, even if the device now has another in its place. */
export function isMade(state: WalkState): boolean {
  return state.address.isChanged || state.visit.made.includes(walkText(state));
}

/** The state with other stops. */
function withStops(state: WalkState, stops: readonly string[]): WalkState {
  const walk = stops.join();
  const visit = withMade(withChange(state.visit, state.guide, walkText(state), walk), walk);
  return { ...state, visit, address: { walk, isChanged: true, isTraversed: false } };
}

/** The next state after something the visitor did with the walk. */
export function reduceWalk(state: WalkState, action: WalkAction): WalkState {
  const { address } = state;
  const walk = walkText(state);
  switch (action.type) {
    case 'toggle': {
      const { slug } = action;
      const stops = knownStops(state, walk);
      if (stops.includes(slug))
        return reduceWalk(state, { type: 'change', stops: stops.filter((stop) => stop !== slug) });
      if (stops.length >= MOST_STOPS) return { ...state, refusals: state.refusals + 1 };
      return reduceWalk(state, { type: 'change', stops: [...stops, slug] });
    }
    case 'change':
      return { ...withStops(state, action.stops), replaces: state.replaces ?? walk };
    case 'open':
      return { ...withStops(state, action.stops), replaces: null };
    case 'arrive':
      return {
        ...state,
        address: address.isTraversed ? { ...address, walk, isTraversed: false } : address,
        visit: withChange(state.visit, state.guide, walk, walk),
      };
    case 'saved':
      return { ...state, replaces: null, visit: withMade(state.visit, walk) };
    case 'ask':
      return { ...state, isAsked: action.isAsked };
  }
}
