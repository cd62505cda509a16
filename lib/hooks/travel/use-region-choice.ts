import { useEffect, useMemo, useRef, useState } from 'react';
import { replaceSearch, withParameters } from '@/lib/address';
import {
  activeRegion,
  chooseRegion,
  NO_REGION,
  type RegionAction,
  regionOfAddress,
} from '@/lib/travel/region-choice';
import { cameBack, cardOfHash, useRegionScroll } from './use-region-scroll';

/** Ids of the regions each map holds. A region on two maps belongs to the first where the map is not said. */
export type RegionMaps = Readonly<Record<string, readonly string[]>>;

/** Width of the window in px under which a map lies out of sight below its buttons. */
const NARROW = 768;

const NONE = {
  ...NO_REGION,
  active: null as string | null,
  at: null as string | null,
  lit: null as string | null,
};

/** Milliseconds after which a link on the page has changed the address. */
const SETTLED = 60;

/**
 * The choice of a region, kept in the address without history entries, and the scrolls that go with it. None is
 * chosen on the server and in the first render. The functions stay the same between renders and never throw.
 *
 * @param maps the same object on every render
 * @param isFiltered whether the filters of the page are at work
 */
export function useRegionChoice(maps: RegionMaps, isFiltered: boolean) {
  const [state, setState] = useState(NONE);
  const latest = useRef(NONE);
  /** What the address said when it was last read or written. */
  const seen = useRef({ region: null as string | null, hash: '' });
  const scrollTo = useRegionScroll(isFiltered);

  const doing = useMemo(() => {
    const set = (change: Partial<typeof NONE>) => {
      latest.current = { ...latest.current, ...change };
      setState(latest.current);
    };
    /** Takes an action that was meant for a map; true where it changed what is locked. */
    const take = (type: RegionAction['type'], region = '', map?: string): boolean => {
      const before = latest.current;
      const choice = chooseRegion(before, { type, region } as RegionAction);
      if (choice === before) return false;
      const isChanged = choice.locked !== before.locked;
      set({ ...choice, active: activeRegion(choice), ...(isChanged && { at: map ?? null, lit: null }) });
      if (isChanged && choice.locked !== null) console.info(choice.locked);
      return isChanged;
    };
    /** The same, which the address then says. True where a region is locked by it. */
    const act = (...action: Parameters<typeof take>): boolean => {
      if (!take(...action)) return false;
      const region = latest.current.locked;
      const { search } = window.location;
      // A card in the address would bring its region back on the next visit.
      const hash = cardOfHash(window.location.hash) ? '' : window.location.hash;
      // Where the browser refuses, the maps have changed all the same.
      if (replaceSearch(withParameters(search, { region: region ?? '' }), hash))
        seen.current = { region, hash };
      return region !== null;
    };
    return {
      hover: (region: string) => void take('hover', region),
      leave: (region: string) => void take('leave', region),
      light: (lit: string | null) => set({ lit }),
      press: (region: string, map: string) => {
        if (act('press', region, map)) scrollTo({ map });
      },
      choose: (region: string, map: string) => {
        const isLocked = act('press', region, map);
        // The buttons of the main map stand right above it.
        if (isLocked && (map !== Object.keys(maps)[0] || window.innerWidth < NARROW)) scrollTo({ map });
      },
      clear: () => void act('clear'),
      show: (slug: string, region: string, map: string) => {
        act('lock', region, map);
        scrollTo({ map, slug });
      },
      /** Follows the address where it has changed; `isLink` where a link on this page leads to it. */
      readAddress: (isLink = false) => {
        const { search, hash } = window.location;
        const before = isLink ? { region: null, hash: '' } : seen.current;
        const card = cardOfHash(hash);
        const region = regionOfAddress(search, Object.values(maps).flat()) ?? card?.region ?? null;
        seen.current = { region, hash };
        const map = Object.keys(maps).find((id) => region && maps[id]?.includes(region));
        const isNew = region !== before.region;
        if (isNew) take(region ? 'lock' : 'clear', region ?? '', map);
        if (!map || (!isLink && cameBack())) return;
        if (card?.region === region && hash !== before.hash) {
          scrollTo({ map, slug: card?.slug, calm: true });
        }
        // At another part of the page, the page stays there.
        else if (isNew && hash === '' && window.scrollY < 10) scrollTo({ map, calm: true });
      },
    };
  }, [maps, scrollTo]);

  const { readAddress } = doing;
  useEffect(() => {
    const onMove = () => readAddress();
    // A link to a card on this page may change nothing but the hash, of which the router tells nobody.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      setTimeout(() => link.href === window.location.href && readAddress(true), SETTLED);
    };
    window.addEventListener('popstate', onMove);
    window.addEventListener('hashchange', onMove);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('popstate', onMove);
      window.removeEventListener('hashchange', onMove);
      document.removeEventListener('click', onClick);
    };
  }, [readAddress]);

  return [state, doing] as const;
}
