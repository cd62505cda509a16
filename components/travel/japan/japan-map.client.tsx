'use client';

import { useEffect, useRef, useState } from 'react';
import { type RegionContent, RegionExplorer } from '@/components/travel/regions/region-explorer.client';

/** Tokyo is 22 units wide and 11 high. */
const HIT_STROKE = { tokyo: 14 };

/** Milliseconds the mouse has for the way from a region to the panel. */
const WAY = 300;

/** What a press beside does not let go of a region. */
const OWN = '.reg, .chip, .rg-panel';

export type JapanMapProps = RegionContent & {
  /** Credit under the map. */
  credit?: string;
};

/**
 * The map of Japan, for looking: the mouse or the focus on a region shows it and leaving hides it again, unless it
 * leaves for the panel. A tap keeps it until a tap beside the map, or Escape; a scroll is no tap.
 */
export function JapanMap({ credit, ...content }: JapanMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [kept, setKept] = useState<{ region: string; isMouse: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const way = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = pointed ?? focused ?? kept?.region ?? null;

  const reset = () => {
    clearTimeout(way.current);
    setPointed(null);
    setFocused(null);
    setKept(null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets states only
  useEffect(() => {
    if (shown === null) return;
    let isBeside = false;
    const down = ({ target }: PointerEvent) => {
      const own = target instanceof Element ? target.closest(OWN) : null;
      isBeside = own === null || !box.current?.contains(own);
    };
    // A touch that goes on to scroll is cancelled, and never comes up.
    const up = () => {
      if (isBeside) reset();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') reset();
    };
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('keydown', typed);
    };
  }, [shown]);

  const hover = (region: string) => {
    clearTimeout(way.current);
    setPointed(region);
  };
  const leave = (region: string) => {
    clearTimeout(way.current);
    way.current = setTimeout(() => {
      setPointed((now) => (now === region ? null : now));
      setKept((now) => (now?.isMouse ? null : now));
    }, WAY);
  };
  const press = (region: string, isMouse: boolean) => {
    setFocused(null);
    setKept({ region, isMouse });
    return true;
  };
  const enterPanel = () => {
    clearTimeout(way.current);
    const region = pointed ?? kept?.region;
    if (region === undefined) return;
    setPointed(null);
    setFocused(null);
    setKept({ region, isMouse: false });
  };
  const leavePanel = () => {
    if (!box.current?.querySelector('.rg-panel:focus-within')) reset();
  };

  return (
    <RegionExplorer
      {...content}
      ref={box}
      shown={shown}
      active={pointed ?? focused}
      kept={kept?.region ?? null}
      announced={focused ?? kept?.region ?? null}
      hitStroke={HIT_STROKE}
      onHover={hover}
      onLeave={leave}
      onPress={press}
      onFocus={setFocused}
      onBlur={() => {
        setFocused(null);
        setKept(null);
      }}
      onLift={() => setPointed(null)}
      onPanel={enterPanel}
      onPanelLeave={leavePanel}
      note={credit && <p className="rg-note m-credit">{credit}</p>}
    />
  );
}
