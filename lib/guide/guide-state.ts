import type { Place } from '@/lib/content/place';
import type { FilterTexts } from './filter-address';
import type { FilterState } from './filter-state';
import type { DevicePosition } from './locate';

/** In the address: no region is selected, not even the default one. */
export const ALL_REGIONS = 'all';

type PreviewKey = 'hovered' | 'focused' | 'selected';

/** Everything in which the maps of guides differ. */
export type ExplorerOptions = {
  /** The panel shows the first of these regions that is set. */
  order: readonly PreviewKey[];
  /** A selection is pinned in memory until another press or Escape; otherwise it is in the address, and toggles. */
  isPinning: boolean;
  /** The panel is a list of restaurants: a selection scrolls to it, is logged, and a link to a card selects. */
  hasList: boolean;
};

/** Options by kind of guide: lists of restaurants, presses that toggle a region, presses that pin one. */
export const EXPLORERS = {
  list: { order: ['selected', 'focused', 'hovered'], isPinning: false, hasList: true },
  toggle: { order: ['focused', 'hovered', 'selected'], isPinning: false, hasList: false },
  hold: { order: ['focused', 'selected', 'hovered'], isPinning: true, hasList: false },
} satisfies Record<string, ExplorerOptions>;

export type GuideOptions = {
  explorer: keyof typeof EXPLORERS;
  /** Ids of the regions of each map, in the order of the maps. */
  maps: Readonly<Record<string, readonly string[]>>;
  /** Region that is shown until the visitor selects one, or filters the places. */
  defaultRegion?: string | undefined;
  /** Places that the filters apply to; restaurants among them have cards that a hash may lead to. */
  places?: readonly Place[];
};

/** A map, or a card beside it, that the page has to scroll to. */
export type ScrollTarget = {
  map: string;
  /** Place whose card is scrolled to in the panel of the map. */
  slug?: string | undefined;
  /** On arrival: without animation, and to the card rather than to the map beside it. */
  isArrival?: boolean;
};

export type GuideState = {
  options: GuideOptions;
  /** Region under the pointer, or touched by a finger. Never set together with `focused`: the later one counts. */
  hovered: string | null;
  /** Region whose button has the keyboard focus. */
  focused: string | null;
  /** Region that is pinned in memory; only where `isPinning`. */
  pinned: string | null;
  /** The pinned region is released when the focus leaves the panel, since no press selected it. */
  isPinnedByFocus: boolean;
  /** The visitor released a pinned region, or the default one. */
  isCleared: boolean;
  /** Slug of the place whose card or pin is hovered. */
  hoveredPlace: string | null;
  scrollTarget: ScrollTarget | null;
  /** Position of the device; in memory only. */
  position: DevicePosition | null;
  /** State in the address, read and written by the store. */
  address: { region: string; hash: string; filters: FilterTexts; areFiltersSetHere: boolean };
  /** Region and hash of the address were not written by this page: they are those of a link, of Back or of the arrival. */
  isFromAddress: boolean;
  /** Result of the filters; null until their script is loaded. */
  filters: FilterState | null;
};

export type RegionAction =
  | { type: 'hover' | 'select'; region: string | null }
  | { type: 'focus' | 'press'; region: string }
  | { type: 'hoverPlace'; slug: string | null }
  | { type: 'showPlace'; slug: string; region: string; map: string }
  | { type: 'enterPanel' | 'leave' | 'clear' };

/** The region of an address among `ids`, in any case; null for anything unknown. */
export function regionNamed(text: string, ids: readonly string[]): string | null {
  return ids.find((id) => id.toLowerCase() === text.toLowerCase()) ?? null;
}

export const explorerOf = ({ options }: Pick<GuideState, 'options'>): ExplorerOptions =>
  EXPLORERS[options.explorer];

/** The restaurant whose card the hash of the address names. */
export function linkedCard({ options, address }: GuideState): Place | undefined {
  if (address.hash === '') return undefined;
  return options.places?.find(({ kind, slug }) => kind === 'restaurant' && `#${slug}` === address.hash);
}

/** The region that the visitor selected, by a press or by the address. */
export function selectedRegion(state: GuideState): string | null {
  if (explorerOf(state).isPinning) return state.pinned;
  const ids = Object.values(state.options.maps).flat();
  return regionNamed(state.address.region, ids) ?? linkedCard(state)?.region ?? null;
}

/** True if the address has any filter. */
export const hasFilters = ({ address }: Pick<GuideState, 'address'>): boolean =>
  Object.values(address.filters).some((text) => text !== '');

/** The selected region, or else the default one: unless it was cleared, or filters are set. */
export function currentRegion(state: GuideState): string | null {
  const selected = selectedRegion(state);
  if (selected !== null) return selected;
  const { options, address, isCleared } = state;
  const isUnset = address.region === '' || (explorerOf(state).isPinning && address.region !== ALL_REGIONS);
  return isUnset && !isCleared && !hasFilters(state) ? (options.defaultRegion ?? null) : null;
}

/** The region whose details are shown. The default region loses to any hovered or focused one. */
export function shownRegion(state: GuideState): string | null {
  const { order } = selectedRegion(state) === null ? EXPLORERS.toggle : explorerOf(state);
  const regions = { hovered: state.hovered, focused: state.focused, selected: currentRegion(state) };
  return order.map((key) => regions[key]).find((region) => region !== null) ?? null;
}

/** The region that is marked as hovered on maps and buttons. */
export const hoveredRegion = ({ focused, hovered }: GuideState): string | null => focused ?? hovered;

/** The first map with a list that has a region. */
const mapOf = ({ maps }: GuideOptions, region: string | null): string | null =>
  Object.keys(maps).find((id) => region !== null && maps[id]?.includes(region)) ?? null;

/** The map beside whose list a region is shown: the one that was pressed, unless it has no list. */
export const listMap = (options: GuideOptions, map: string, region: string): string =>
  map in options.maps ? map : (mapOf(options, region) ?? map);

/** The first map that has the current region; its panel announces the region. */
export const currentMap = (state: GuideState): string | null => mapOf(state.options, currentRegion(state));

/** True if a place passes every filter. */
export const isPlaceShown = ({ filters }: GuideState, slug: string): boolean => filters?.shows(slug) ?? true;

/** The state with another selected region, in memory or in the address. */
function withSelected(state: GuideState, region: string | null): GuideState {
  if (explorerOf(state).isPinning)
    return { ...state, pinned: region, isPinnedByFocus: false, isCleared: region === null };
  const { options, address } = state;
  const none = options.defaultRegion ? ALL_REGIONS : '';
  // A card in the hash would select its region again on the next visit.
  const hash = linkedCard(state) ? '' : address.hash;
  return { ...state, address: { ...address, region: region ?? none, hash } };
}

/** The next state after something the visitor did with a region or a place. */
export function reduceRegions(state: GuideState, action: RegionAction): GuideState {
  const { isPinning, order } = explorerOf(state);
  switch (action.type) {
    case 'hover': {
      const { region } = action;
      return { ...state, hovered: region, focused: region === null ? state.focused : null };
    }
    case 'focus':
      return { ...state, hovered: null, focused: action.region };
    case 'hoverPlace':
      return { ...state, hoveredPlace: action.slug };
    case 'leave':
      return {
        ...state,
        focused: null,
        pinned: state.isPinnedByFocus ? null : state.pinned,
        isPinnedByFocus: false,
      };
    case 'enterPanel': {
      const selected = selectedRegion(state);
      if (selected !== null) return { ...state, focused: null };
      const shown = shownRegion(state);
      return isPinning && shown !== null
        ? { ...state, focused: null, pinned: shown, isPinnedByFocus: true }
        : state;
    }
    case 'press': {
      const { region } = action;
      const isDeselected = region === currentRegion(state) && !isPinning;
      // In a list a deselected region is hidden even under the pointer. A finger leaves no hover on another region.
      const staysHovered = state.hovered === region && !(isDeselected && order[0] === 'selected');
      return {
        ...withSelected(state, isDeselected ? null : region),
        hovered: staysHovered ? region : null,
        focused: null,
      };
    }
    case 'select':
      return withSelected(state, action.region);
    case 'clear':
      return { ...withSelected(state, null), hovered: null, focused: null };
    case 'showPlace': {
      const { slug, region, map } = action;
      const next = region === selectedRegion(state) ? state : withSelected(state, region);
      const hovered = state.hovered === region ? region : null;
      return {
        ...next,
        hovered,
        focused: null,
        hoveredPlace: slug,
        scrollTarget: { map: listMap(state.options, map, region), slug },
      };
    }
  }
}
