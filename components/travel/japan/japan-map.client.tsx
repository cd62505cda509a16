'use client';

import { useEffect, useRef, useState } from 'react';
import { type RegionContent, RegionExplorer } from '@/components/travel/regions/region-explorer.client';

/** Tokyo is 22 units wide and 11 high. */
const HIT_STROKE = { tokyo: 14 };

export type JapanMapProps = RegionContent & {
  /** Credit under the map. */
  credit?: string;
};

/**
 * The map of Japan, for looking: the pointer or the focus on a region shows it and leaving hides it again. A click or
 * tap keeps it until the focus goes elsewhere, a press beside it, or Escape.
 */
export function JapanMap({ credit, ...content }: JapanMapProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const shown = pointed ?? kept;

  useEffect(() => {
    if (shown === null) return;
    const reset = () => {
      setPointed(null);
      setKept(null);
    };
    const pressed = ({ target }: PointerEvent) => {
      const inside = target instanceof Element && target.closest('.reg, .chip, .rg-panel');
      if (!inside || !box.current?.contains(inside)) reset();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') reset();
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [shown]);

  return (
    <RegionExplorer
      {...content}
      ref={box}
      shown={shown}
      active={shown}
      announced={kept}
      hitStroke={HIT_STROKE}
      onHover={setPointed}
      onLeave={(region) => setPointed((now) => (now === region ? null : now))}
      onPress={setKept}
      onFocus={setKept}
      onBlur={() => setKept(null)}
      onLift={() => setPointed(null)}
      note={credit && <p className="rg-note m-credit">{credit}</p>}
    />
  );
}
