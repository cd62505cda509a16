import { REGION } from '@/lib/content/guide';
import { addressStore } from '@/lib/ui/use-address';
import { PLACE_FILTERS } from './filter-address';
import type { FilterActions, filterActions, filterState } from './filter-state';
import {
  explorerOf,
  type GuideOptions,
  type GuideState,
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
type Memory = Omit<GuideState, 'address' | 'filters'>;

const region = addressStore(REGION);
const filterTexts = addressStore(PLACE_FILTERS);
const NO_FILTER_TEXTS = filterTexts.getDefault().value;

/** The state of a guide without visitor: of the exported page and the first render. */
export function initialState(options: GuideOptions): GuideState {
  return {
    options,
    hovered: null,
    focused: null,
    held: null,
    isHeldByFocus: false,
    isCleared: false,
    hoveredPlace: null,
    scrollTarget: null,
    position: null,
    address: { region: '', hash: '', filters: NO_FILTER_TEXTS, hasOwnFilters: false },
    filters: null,
  };
}

/**
 * The store of a guide page. Region and filters live in the address; `getState` returns the same object until the
 * address or something in memory changes.
 */
export function createGuideStore(options: GuideOptions) {
  const { places } = options;
  const initial = initialState(options);
  const listeners = new Set<() => void>();
  let memory: Memory = initial;
  let engine: FilterEngine | null = null;
  let last: { key: readonly unknown[]; state: GuideState } | null = null;
  let filtered: { key: readonly unknown[]; state: GuideState['filters'] } | null = null;
  let stops: (() => void)[] = [];
  /** Region and hash that were last written or scrolled to, so that the page does not scroll to them again. */
  let seen = { selected: null as string | null, hash: '' };

  const isSame = (key: readonly unknown[], other: readonly unknown[] | undefined) =>
    key.every((value, index) => Object.is(value, other?.[index]));

  function filtersOf(texts: GuideState['address']['filters']): GuideState['filters'] {
    if (!engine || !places) return null;
    const key = [engine, texts, memory.position];
    if (!isSame(key, filtered?.key))
      filtered = { key, state: engine.filterState(places, texts, memory.position) };
    return filtered?.state ?? null;
  }

  function getState(): GuideState {
    const { value, isOwn } = filterTexts.get();
    const address = {
      region: region.get().value,
      hash: window.location.hash,
      filters: places ? value : NO_FILTER_TEXTS,
      hasOwnFilters: isOwn,
    };
    const key = [memory, engine, ...Object.values(address)];
    if (last && isSame(key, last.key)) return last.state;
    const state = { ...memory, address, filters: filtersOf(address.filters) };
    last = { key, state };
    return state;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function setMemory(part: Partial<Memory>): void {
    memory = { ...memory, ...part };
    notify();
  }

  function dispatch(action: RegionAction): void {
    const before = getState();
    const { address, filters, ...next } = reduceRegions(before, action);
    memory = next;
    if (address === before.address) notify();
    else {
      // A selection. Writing the address notifies the listeners.
      region.set(address.region, address.hash);
      seen = { selected: selectedRegion(getState()), hash: window.location.hash };
    }
  }

  return {
    initial,
    getState,
    dispatch,
    subscribe: (listener: () => void) => {
      // Once for all: the end of a subscription to the address forgets values that the browser refused to write.
      if (listeners.size === 0) stops = [region.subscribe(notify), filterTexts.subscribe(notify)];
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const stop of stops) stop();
      };
    },
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
      if (!explorerOf(state).hasList || !isMapInView) setMemory({ scrollTarget: { map } });
    },
  };
}
