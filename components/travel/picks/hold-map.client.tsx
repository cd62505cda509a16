'use client';

import { useEffect, useRef, useState } from 'react';
import { type RegionContent, RegionExplorer } from '@/components/travel/regions/region-explorer.client';

/** What a press beside does not let go of a region. */
const OWN = '.reg, .chip, .rg-panel';

export type HoldMapProps = RegionContent & {
  /** Credit under the map. */
  credit?: string | undefined;
};

/**
 * A map whose regions stay as long as one is at them. The mouse or the focus on a region shows it, and the mouse lets go of it where it leaves buttons,
 * map and panel: on the way to the panel there may be sea. A press holds a region until the next press on one, a press
 * beside, or Escape; a scroll is no press.
 */
export function HoldMap({ credit, ...content }: HoldMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  /** The region that stays: held by a press, or only while the focus is in its detail. */
  const [kept, setKept] = useState<{ region: string; isHeld: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = focused ?? kept?.region ?? pointed;

  const reset = () => {
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

  return (
    <RegionExplorer
      {...content}
      ref={box}
      shown={shown}
      active={focused ?? pointed}
      kept={kept?.region ?? null}
      announced={focused ?? kept?.region ?? null}
      onHover={(region) => {
        setPointed(region);
        setFocused(null);
      }}
      onAway={(isInside) => !isInside && setPointed(null)}
      onPress={(region) => {
        setFocused(null);
        setKept({ region, isHeld: true });
        return true;
      }}
      onFocus={setFocused}
      onBlur={() => {
        setFocused(null);
        if (!kept?.isHeld) setKept(null);
      }}
      onLift={() => setPointed(null)}
      onPanel={() => {
        setFocused(null);
        if (kept === null && shown !== null) setKept({ region: shown, isHeld: false });
      }}
      note={credit && <p className="rg-note m-credit">{credit}</p>}
    />
  );
}
