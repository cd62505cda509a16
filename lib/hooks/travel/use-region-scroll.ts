import { useCallback, useEffect, useRef, useState } from 'react';
import type { GtaMapId } from '@/data/schema/place';
import { mapOffset } from '@/lib/travel/region-choice';

/** Where the page is to go once it shows it. */
export type RegionScroll = {
  map: GtaMapId;
  /** A place whose card is brought into view in the panel of the map. */
  slug?: string;
  /** The card itself matters, not the map beside it. */
  toCard?: boolean;
  /** At once, without a movement to follow. */
  calm?: boolean;
};

/** The element that holds a map and its panel. */
const sectionOf = (map: GtaMapId) => document.getElementById(`map-${map}`);

/**
 * The card a `#…` leads to, with its region; null for none. Panels mark each region with `data-group` and each
 * card with `data-place`. Never throws, whatever stands in the address.
 */
export function cardOfHash(hash: string): { slug: string; region: string } | null {
  const slug = hash.slice(1);
  const card = /^[a-z0-9-]+$/.test(slug) ? document.getElementById(slug) : null;
  const region = card?.closest<HTMLElement>('[data-group]')?.dataset.group;
  return region === undefined ? null : { slug, region };
}

function go({ map, slug, toCard = false, calm = false }: RegionScroll): void {
  const section = sectionOf(map);
  if (!section) return;
  const still = calm || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'instant' : 'smooth';
  const card = slug === undefined ? null : section.querySelector<HTMLElement>(`[data-place="${slug}"]`);
  const list = card?.closest<HTMLElement>('[data-list]');
  if (card && list) {
    const top = list.scrollTop + card.getBoundingClientRect().top - list.getBoundingClientRect().top;
    list.scrollTo?.({ top, behavior: toCard ? 'instant' : behavior });
  }
  const target = toCard && list ? list : section;
  const room =
    toCard && list
      ? Math.max(mapOffset(window.innerWidth), window.innerHeight / 4)
      : mapOffset(window.innerWidth);
  window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - room, behavior });
}

/** The function that scrolls to a map, or to a card beside it, after what was changed with it has been drawn. */
export function useRegionScroll(): (where: RegionScroll) => void {
  const waiting = useRef<RegionScroll | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    // After what the frame does when a page begins.
    const frame = requestAnimationFrame(() => {
      if (waiting.current) go(waiting.current);
      waiting.current = null;
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return useCallback((where: RegionScroll) => {
    waiting.current = where;
    setAsked((count) => count + 1);
  }, []);
}
