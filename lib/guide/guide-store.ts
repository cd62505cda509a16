import { REGION } from '@/lib/content/guide';
import { createPageStore, memoizeLast } from '@/lib/ui/page-store';
import { addressStore } from '@/lib/ui/use-address';
import { type FilterTexts, PLACE_FILTERS } from './filter-address';
import type { FilterActions, filterActions, filterState } from './filter-state';
import {
  explorerOf,
  type GuideOptions,
  type GuideState,
  listMap,
  type RegionAction,
  reduceRegions,
  type ScrollTarget,
  selectedRegion,
} from './guide-state';
import type { DevicePosition } from './locate';

/** Functions of the filters, loaded when the filters are first used. */
export type FilterEngine = { filterState: typeof filterState; filterActions: typeof filterActions };

export type GuideStore = ReturnType<typeof createGuideStore>;

/** The part of the state that is not in the address. */
type Memory = Omit<GuideState, 'address' | 'filters' | 'isFromAddress'>;

const region = addressStore(REGION);
const filterTexts = addressStore(PLACE_FILTERS);
const NO_FILTER_TEXTS = filterTexts.getDefault().value;

/** The state of a guide without visitor: of the exported page and the first render. */
export function initialState(options: GuideOptions): GuideState {
  return {
    options,
    hovered: null,
    focused: null,
    pinned: null,
    isPinnedByFocus: false,
    isCleared: false,
    hoveredPlace: null,
    scrollTarget: null,
    position: null,
    address: { region: '', hash: '', filters: NO_FILTER_TEXTS, areFiltersSetHere: false },
    isFromAddress: false,
    filters: null,
  };
}

/** The store of a guide page. Region and filters live in the address, everything else in memory. */
export function createGuideStore(options: GuideOptions) {
  const { places } = options;
  const initial = initialState(options);
  let memory: Memory = initial;
  let engine: FilterEngine | null = null;
  /** Region and hash that were last written or scrolled to, so that the page does not scroll to them again. */
  let seen = { selected: null as string | null, hash: '' };
  /** Region and hash that the page wrote last. */
  let written = { region: '', hash: '' };

  const filtersOf = memoizeLast(
    (by: FilterEngine | null, texts: FilterTexts, position: DevicePosition | null) =>
      by && places ? by.filterState(places, texts, position) : null,
  );

  const { notify, getState, subscribe } = createPageStore(
    initial,
    () => [memory, engine, region.get().value, window.location.hash, filterTexts.get()],
    (inMemory, by, region, hash, { value, isSetHere: areFiltersSetHere }): GuideState => {
      const filters = places ? value : NO_FILTER_TEXTS;
      return {
        ...inMemory,
        address: { region, hash, filters, areFiltersSetHere },
        isFromAddress: region !== written.region || hash !== written.hash,
        filters: filtersOf(by, filters, inMemory.position),
      };
    },
    [region.subscribe, filterTexts.subscribe],
  );

  function setMemory(part: Partial<Memory>): void {
    memory = { ...memory, ...part };
    notify();
  }

  function dispatch(action: RegionAction): void {
    const before = getState();
    const { address, filters, isFromAddress, ...next } = reduceRegions(before, action);
    memory = next;
    if (address === before.address) notify();
    else {
      // A selection. Writing the address notifies the listeners.
      written = address;
      region.set(address.region, address.hash);
      seen = { selected: selectedRegion(getState()), hash: window.location.hash };
    }
  }

  return {
    initial,
    getState,
    dispatch,
    notify,
    subscribe,
    /** Region and hash of the last scroll; `next` replaces them. */
    exchangeSeen: (next: typeof seen) => {
      const before = seen;
      seen = next;
      return before;
    },
    scrollTo: (scrollTarget: ScrollTarget | null) => setMemory({ scrollTarget }),
    setEngine: (next: FilterEngine) => {
      if (next === engine) return;
      engine = next;
      notify();
    },
    changeFilters: (act: (actions: FilterActions) => void) => {
      const setPosition = (next: (now: DevicePosition | null) => DevicePosition | null) =>
        setMemory({ position: next(memory.position) });
      if (engine && places) act(engine.filterActions(places, filterTexts.set, setPosition));
    },
    /** Selects a pressed region, or deselects it, and scrolls to its map where that may be out of view. */
    press: (pressed: string, map: string, isMapInView = false) => {
      dispatch({ type: 'press', region: pressed });
      const state = getState();
      if (selectedRegion(state) === null) return;
      if (!explorerOf(state).hasList || !isMapInView)
        setMemory({ scrollTarget: { map: listMap(options, map, pressed) } });
    },
  };
}
