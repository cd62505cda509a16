'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFilters } from '@/components/guide/filters/filter-context.client';
import type { Place } from '@/lib/guide/place';
import {
  ALL_REGIONS,
  NO_REGION,
  pressRegion,
  REGION,
  REGION_RULES,
  regionNamed,
  shownRegion,
} from '@/lib/guide/regions';
import { partAt } from '@/lib/guide/use-map-press';
import { cameBack, useRegionScroll } from '@/lib/guide/use-region-scroll';
import { useAddress, useHash } from '@/lib/ui/use-address';
import { RegionContext, type Regions } from './region-context.client';

/** Width of the window in px under which a map lies out of sight below its buttons. */
const NARROW = 768;

/** Milliseconds after which a link on the page has changed the address. */
const SETTLED = 60;

export type RegionProviderProps = {
  /** Ids of the regions each map holds, in the order of the maps; the same object on every render. */
  maps: Readonly<Record<string, readonly string[]>>;
  rules: keyof typeof REGION_RULES;
  /** Region that is shown until the visitor chooses one, or filters the places. */
  opensWith?: string | undefined;
  /** Restaurants with cards on the page, to which a fragment may lead; the same list on every render. */
  places?: readonly Place[];
  children: ReactNode;
};

/** Keeps what the visitor does with the regions, which all maps of the page share. */
export function RegionProvider({ maps, rules: name, opensWith, places, children }: RegionProviderProps) {
  const rules = REGION_RULES[name];
  const hasLists = name === 'list';
  const [state, setState] = useState(NO_REGION);
  /** Whether a region is held only while the focus is in its detail, rather than by a press. */
  const [isPassing, setPassing] = useState(false);
  /** Whether no region is held because the visitor let go of one. */
  const [isCleared, setCleared] = useState(false);
  const [hoveredPlace, hoverPlace] = useState<string | null>(null);
  const [text, setText] = useAddress(REGION);
  const hash = useHash();
  const card = places?.find(({ kind, slug }) => kind === 'restaurant' && `#${slug}` === hash);
  const named = regionNamed(text, Object.values(maps).flat()) ?? card?.region ?? null;
  const chosen = rules.isHeld ? state.selected : named;
  const { control } = useFilters();
  // A map whose regions are held has none of them from the address.
  const isUnasked = text === '' || (rules.isHeld && text !== ALL_REGIONS);
  const isDefault = chosen === null && isUnasked && !isCleared && !control?.isAsked;
  const selected = (isDefault ? opensWith : chosen) ?? null;
  // One that nobody chose makes way for any other.
  const shown = shownRegion({ ...state, selected }, chosen === null ? REGION_RULES.toggle : rules);
  const selectedMap =
    Object.keys(maps).find((id) => selected !== null && maps[id]?.includes(selected)) ?? null;
  const scrollTo = useRegionScroll(!!control?.state);
  /** What the address said when it was last followed or written. */
  const seen = useRef({ selected: null as string | null, hash: '' });

  /** Has the address say which region is selected. */
  const write = (region: string | null) => {
    if (rules.isHeld) return setCleared(region === null);
    // A card in the address would bring its region back on the next visit.
    setText(region ?? (opensWith ? ALL_REGIONS : ''), card && '');
    seen.current = { selected: region, hash: window.location.hash };
  };
  const hover = (region: string | null) =>
    setState((now) => ({ ...now, hovered: region, focused: region === null ? now.focused : null }));
  const regions: Regions = {
    ...state,
    selected,
    shown,
    chosen,
    isHeld: rules.isHeld,
    selectedMap,
    hoveredPlace,
    hover,
    hoverPlace,
    focus: (region) => setState((now) => ({ ...now, hovered: null, focused: region })),
    blur: ({ target, relatedTarget }) => {
      const isInside = relatedTarget instanceof Element && relatedTarget.closest('[data-regions]');
      // It stays the focus of a page whose window is left.
      if (isInside || document.activeElement === target) return;
      setState((now) => ({ ...now, focused: null, selected: isPassing ? null : now.selected }));
      setPassing(false);
    },
    enterPanel: () => {
      const isPassed = chosen === null && rules.isHeld && shown !== null;
      if (isPassed) setPassing(true);
      if (isPassed || chosen !== null) {
        setState((now) => ({ ...now, focused: null, selected: isPassed ? shown : now.selected }));
      }
    },
    press: (region, map, isButton) => {
      const next = pressRegion({ ...state, selected }, region, rules);
      // What a lifted finger let go of is not drawn yet.
      setState((now) => pressRegion({ ...now, selected }, region, rules));
      setPassing(false);
      write(next.selected);
      if (next.selected === null) return;
      if (!hasLists) bringUp(map);
      // The buttons of the main map stand right above it.
      else if (!isButton || map !== Object.keys(maps)[0] || window.innerWidth < NARROW) scrollTo({ map });
    },
    clear: () => {
      setState(NO_REGION);
      setPassing(false);
      write(null);
    },
    choose: write,
    showPlace: (slug, region, map) => {
      setState((now) => ({ ...NO_REGION, hovered: now.hovered === region ? region : null }));
      if (region !== chosen) write(region);
      hoverPlace(slug);
      scrollTo({ map, slug });
    },
  };

  useHoveredPart(regions);
  useEffect(() => {
    if (hasLists && chosen !== null) console.info(chosen);
  }, [hasLists, chosen]);

  // Goes to what the address has come to lead to; `isLink` where a link on this page does so, maybe once more.
  const follow = useEffectEvent((isLink: boolean) => {
    const before = isLink ? { selected: null, hash: '' } : seen.current;
    seen.current = { selected: chosen, hash };
    if (!selectedMap || chosen === null || cameBack()) return;
    if (card?.region === chosen && hash !== before.hash) {
      scrollTo({ map: selectedMap, slug: card?.slug, calm: true });
    }
    // At another part of the page, the page stays there.
    else if (chosen !== before.selected && hash === '' && window.scrollY < 10) {
      scrollTo({ map: selectedMap, calm: true });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is what this waits for
  useEffect(() => {
    if (hasLists) follow(false);
  }, [hasLists, chosen, hash]);
  useEffect(() => {
    if (!hasLists) return;
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || ctrlKey || metaKey || shiftKey) return;
      setTimeout(() => link.href === window.location.href && follow(true), SETTLED);
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
function useHoveredPart({ hover, hoverPlace, isHeld }: Regions): void {
  const last = useRef({ region: '', place: '', isInside: false });
  const follow = useEffectEvent((target: Element | null, { clientX, clientY }: PointerEvent) => {
    const { region = '', pin = '' } = partAt(target, clientX, clientY) ?? {};
    const before = last.current;
    const isInside = !!target?.closest('[data-regions]');
    last.current = { region, place: pin, isInside };
    if (region !== before.region || isInside !== before.isInside) {
      if (region) hover(region);
      // On the way to the panel there may be sea.
      else if (!isHeld || !isInside) hover(null);
    }
    if (pin) hoverPlace(pin);
    // A card that was come to is the hovered place already.
    else if (before.place && !target?.closest('[data-place]')) hoverPlace(null);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let [x, y] = [Number.NaN, Number.NaN];
    // Some browsers tell of a move where only the page moved.
    const hasMoved = ({ screenX, screenY }: PointerEvent) => {
      const isElsewhere = screenX !== x || screenY !== y;
      [x, y] = [screenX, screenY];
      return isElsewhere;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || !hasMoved(event)) return;
      follow(event.target instanceof Element ? event.target : null, event);
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') follow(null, event);
    };
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerdown', hasMoved, { signal });
    document.documentElement.addEventListener('pointerleave', leave, { signal });
    return () => listeners.abort();
  }, []);
}
