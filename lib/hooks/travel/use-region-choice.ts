import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GtaMapId } from '@/data/schema/place';
import { replaceSearch, withParameters } from '@/lib/address';
import {
  activeRegion,
  chooseRegion,
  NO_REGION,
  type RegionAction,
  type RegionChoice,
  regionOfAddress,
} from '@/lib/travel/region-choice';
import { cardOfHash, useRegionScroll } from './use-region-scroll';

/** Ids of the regions each map holds. A region on two maps belongs to the first where the map is not said. */
export type RegionMaps = Readonly<Partial<Record<GtaMapId, readonly string[]>>>;

/** Width of the window in px under which a map lies out of sight below its buttons. */
const NARROW = 768;

/**
 * The choice of a region, kept in the address without history entries, and the scrolls that go with it. None is
 * chosen on the server and in the first render. Never throws.
 *
 * @param maps the same object on every render
 */
export function useRegionChoice(maps: RegionMaps) {
  const [choice, setChoice] = useState<RegionChoice>(NO_REGION);
  const [at, setAt] = useState<GtaMapId | null>(null);
  const latest = useRef<RegionChoice>(NO_REGION);
  const seenHash = useRef('');
  const scrollTo = useRegionScroll();

  /** Takes an action; true where that changed what is locked. */
  const take = useCallback((action: RegionAction): boolean => {
    const before = latest.current.locked;
    latest.current = chooseRegion(latest.current, action);
    setChoice(latest.current);
    const { locked } = latest.current;
    if (locked === before) return false;
    if (locked !== null) console.info(locked);
    return true;
  }, []);

  const readAddress = useCallback(() => {
    const { search, hash } = window.location;
    const isNewHash = hash !== seenHash.current;
    seenHash.current = hash;
    const card = isNewHash ? cardOfHash(hash) : null;
    const region = regionOfAddress(search, Object.values(maps).flat()) ?? card?.region ?? null;
    if (region === latest.current.locked && !card) return;
    const changed = take(region === null ? { type: 'clear' } : { type: 'lock', region });
    const map = mapOf(maps, region);
    if (changed) setAt(map);
    if (map === null) return;
    if (card?.region === region) scrollTo({ map, slug: card.slug, toCard: true, calm: true });
    // Back at a place on the page that was left, or at another part of it, the page stays there.
    else if (changed && hash === '' && window.scrollY < 10) scrollTo({ map, calm: true });
  }, [maps, take, scrollTo]);

  useEffect(() => {
    const onMove = () => {
      seenHash.current = '';
      readAddress();
    };
    // A link to a card on this page may change nothing but the hash, of which the router tells nobody.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash && link.pathname === window.location.pathname) setTimeout(onMove);
    };
    window.addEventListener('popstate', readAddress);
    window.addEventListener('hashchange', onMove);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('popstate', readAddress);
      window.removeEventListener('hashchange', onMove);
      document.removeEventListener('click', onClick);
    };
  }, [readAddress]);

  const doing = useMemo(() => {
    const act = (action: RegionAction, map: GtaMapId | null): boolean => {
      if (!take(action)) return false;
      setAt(map);
      const region = latest.current.locked ?? '';
      // Where the browser refuses, the maps have changed all the same.
      replaceSearch(withParameters(window.location.search, { region }));
      return region !== '';
    };
    return {
      hover: (region: string) => void take({ type: 'hover', region }),
      leave: (region: string) => void take({ type: 'leave', region }),
      press: (region: string, map: GtaMapId) => {
        if (act({ type: 'press', region }, map)) scrollTo({ map });
      },
      choose: (region: string, map: GtaMapId) => {
        const isLocked = act({ type: 'press', region }, map);
        // The buttons of the main map stand right above it.
        if (isLocked && (map !== 'toronto' || window.innerWidth < NARROW)) scrollTo({ map });
      },
      clear: () => void act({ type: 'clear' }, null),
      show: (slug: string, region: string, map: GtaMapId) => {
        act({ type: 'lock', region }, map);
        scrollTo({ map, slug });
      },
    };
  }, [take, scrollTo]);

  return { ...choice, active: activeRegion(choice), at, readAddress, ...doing };
}

function mapOf(maps: RegionMaps, region: string | null): GtaMapId | null {
  const found = Object.entries(maps).find(([, ids]) => region !== null && ids.includes(region));
  return found ? (found[0] as GtaMapId) : null;
}
