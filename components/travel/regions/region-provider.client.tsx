'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { partAt } from '@/lib/hooks/travel/use-map-press';
import { cameBack, useRegionScroll } from '@/lib/hooks/travel/use-region-scroll';
import { useAddress, useHash } from '@/lib/hooks/use-address';
import type { Place } from '@/lib/travel/place';
import { NO_REGION, pressRegion, REGION, REGION_RULES, regionNamed, shownRegion } from '@/lib/travel/regions';
import { RegionContext, type Regions } from './region-context.client';

/** Width of the window in px under which a map lies out of sight below its buttons. */
const NARROW = 768;

/** Milliseconds after which a link on the page has changed the address. */
const SETTLED = 60;

/** The region that is held: by a press, or only while the focus is in its detail. */
type Held = { region: string | null; isPassing: boolean };

const NOT_HELD: Held = { region: null, isPassing: false };

export type RegionProviderProps = {
  /** Ids of the regions each map holds, in the order of the maps; the same object on every render. */
  maps: Readonly<Record<string, readonly string[]>>;
  rules: keyof typeof REGION_RULES;
  /** Restaurants with cards on the page, to which a fragment may lead; the same list on every render. */
  places?: readonly Place[];
  children: ReactNode;
};

/** Keeps what the visitor does with the regions, which all maps of the page share. None is selected on the server. */
export function RegionProvider({ maps, rules: name, places, children }: RegionProviderProps) {
  const rules = REGION_RULES[name];
  const hasLists = name === 'list';
  const [{ hovered, focused }, setLooked] = useState(NO_REGION);
  const [hoveredPlace, hoverPlace] = useState<string | null>(null);
  const [held, setHeld] = useState(NOT_HELD);
  const [text, setText] = useAddress(REGION);
  const hash = useHash();
  const card = places?.find(({ kind, slug }) => kind === 'restaurant' && `#${slug}` === hash);
  const named = regionNamed(text, Object.values(maps).flat()) ?? card?.region ?? null;
  const selected = rules.isHeld ? held.region : named;
  const shown = shownRegion({ hovered, focused, selected }, rules);
  const selectedMap =
    Object.keys(maps).find((id) => selected !== null && maps[id]?.includes(selected)) ?? null;
  const scrollTo = useRegionScroll(!!useFilters().control?.state);
  /** What the address said when it was last followed or written. */
  const seen = useRef({ selected: null as string | null, hash: '' });

  const select = (region: string | null) => {
    if (rules.isHeld) return setHeld({ region, isPassing: false });
    // A card in the address would bring its region back on the next visit.
    setText(region ?? '', card && '');
    seen.current = { selected: region, hash: window.location.hash };
  };
  const hover = (region: string | null) =>
    setLooked((now) => ({ ...now, hovered: region, focused: region === null ? now.focused : null }));
  const regions: Regions = {
    hovered,
    focused,
    selected,
    shown,
    isHeld: rules.isHeld,
    selectedMap,
    hoveredPlace,
    hover,
    hoverPlace,
    focus: (region) => setLooked({ ...NO_REGION, focused: region }),
    blur: ({ target, relatedTarget }) => {
      const isInside = relatedTarget instanceof Element && relatedTarget.closest('[data-regions]');
      // It stays the focus of a page whose window is left.
      if (isInside || document.activeElement === target) return;
      setLooked((now) => ({ ...now, focused: null }));
      setHeld((now) => (now.isPassing ? NOT_HELD : now));
    },
    enterPanel: () => {
      const isKept = selected === null && rules.isHeld && shown !== null;
      if (isKept) setHeld({ region: shown, isPassing: true });
      if (isKept || selected !== null) setLooked((now) => ({ ...now, focused: null }));
    },
    press: (region, map, isButton) => {
      const next = pressRegion({ ...NO_REGION, selected }, region, rules);
      setLooked((now) => pressRegion({ ...now, selected }, region, rules));
      select(next.selected);
      if (next.selected === null) return;
      if (!hasLists) bringUp(map);
      // The buttons of the main map stand right above it.
      else if (!isButton || map !== Object.keys(maps)[0] || window.innerWidth < NARROW) scrollTo({ map });
    },
    clear: () => {
      setLooked(NO_REGION);
      select(null);
    },
    showPlace: (slug, region, map) => {
      setLooked((now) => ({ ...NO_REGION, hovered: now.hovered === region ? region : null }));
      if (region !== selected) select(region);
      hoverPlace(slug);
      scrollTo({ map, slug });
    },
  };

  useHoveredPart(regions);
  useEffect(() => {
    if (hasLists && selected !== null) console.info(selected);
  }, [hasLists, selected]);

  // Goes to what the address has come to lead to; `isLink` where a link on this page does so, maybe once more.
  const follow = useRef<(isLink: boolean) => void>(() => undefined);
  follow.current = (isLink) => {
    const before = isLink ? { selected: null, hash: '' } : seen.current;
    seen.current = { selected, hash };
    if (!selectedMap || cameBack()) return;
    if (card?.region === selected && hash !== before.hash) {
      scrollTo({ map: selectedMap, slug: card?.slug, calm: true });
    }
    // At another part of the page, the page stays there.
    else if (selected !== before.selected && hash === '' && window.scrollY < 10) {
      scrollTo({ map: selectedMap, calm: true });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is what this waits for
  useEffect(() => {
    if (hasLists) follow.current(false);
  }, [hasLists, selected, hash]);
  useEffect(() => {
    if (!hasLists) return;
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      setTimeout(() => link.href === window.location.href && follow.current(true), SETTLED);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [hasLists]);

  return <RegionContext value={regions}>{children}</RegionContext>;
}

/** Share of the window's height within which a panel has to begin to count as in sight. */
const ENOUGH = 0.7;

/** Share of it that a map may take and still be shown whole. */
const ROOM = 0.64;

/** Brings a map into view where its panel lies under it, so that what a press changes would be out of sight. */
function bringUp(map: string): void {
  const main = document.getElementById(`map-${map}`);
  const panel = main?.lastElementChild;
  const top = panel?.getBoundingClientRect().top ?? 0;
  if (!main || !panel || top < window.innerHeight * ENOUGH) return;
  const fits = top - main.getBoundingClientRect().top < window.innerHeight * ROOM;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  (fits ? main : panel).scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}

/**
 * Follows a mouse or a pen whenever it has moved. What scrolls under a resting pointer is not hovered by that, although
 * browsers tell of it as entered and left.
 */
function useHoveredPart(regions: Regions): void {
  const latest = useRef(regions);
  latest.current = regions;
  useEffect(() => {
    let [x, y] = [Number.NaN, Number.NaN];
    let last = { region: '', place: '', isInside: false };
    const hasMoved = ({ screenX, screenY }: PointerEvent) => {
      const isElsewhere = screenX !== x || screenY !== y;
      [x, y] = [screenX, screenY];
      return isElsewhere;
    };
    const follow = (target: Element | null, at: PointerEvent) => {
      const { hover, hoverPlace, isHeld } = latest.current;
      const { region = '', pin = '' } = partAt(target, at.clientX, at.clientY) ?? {};
      const next = { region, place: pin, isInside: !!target?.closest('[data-regions]') };
      const before = last;
      last = next;
      if (region !== before.region || next.isInside !== before.isInside) {
        if (region) hover(region);
        // On the way to the panel there may be sea.
        else if (!isHeld || !next.isInside) hover(null);
      }
      if (pin) hoverPlace(pin);
      // A card that was come to is the hovered place already.
      else if (before.place && !target?.closest('[data-place]')) hoverPlace(null);
    };
    const move = (event: PointerEvent) => {
      // Some browsers tell of a move where only the page moved.
      if (event.pointerType === 'touch' || !hasMoved(event)) return;
      follow(event.target instanceof Element ? event.target : null, event);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') follow(null, event);
    };
    const root = document.documentElement;
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', hasMoved);
    root.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerdown', hasMoved);
      root.removeEventListener('pointerleave', leave);
    };
  }, []);
}
