'use client';

import { useState } from 'react';
import { type RegionContent, RegionExplorer } from '@/components/travel/regions/region-explorer.client';
import { useQueryValues } from '@/lib/hooks/learn/use-query-values';

const PARAMETERS = ['region'] as const;

/** Units of the view box; the coast is ragged and the bay is small. */
const HIT_STROKE = 20;

export type CaliforniaMapProps = RegionContent & {
  /** Lines under the map: while no region is selected, and while one is. */
  hints: { none: string; selected: string };
};

/**
 * The map of California. What the pointer is on and what was selected are kept apart: the panel shows the first, else
 * the second, else the region whose button has the focus. The selection stands in the address.
 */
export function CaliforniaMap({ hints, ...content }: CaliforniaMapProps) {
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [{ region }, change] = useQueryValues(PARAMETERS);
  const selected = content.map.regions.find(({ id }) => id === region)?.id ?? null;

  const press = (pressed: string) => {
    const again = pressed === selected;
    // The button that unselects keeps the focus; its region is not to stay in the panel by that.
    if (again) setFocused(null);
    change({ region: again ? '' : pressed });
  };

  return (
    <RegionExplorer
      {...content}
      // A focused button must not hide the detail of the selected region: the way to its link leads over the others.
      shown={hovered ?? selected ?? focused}
      active={hovered ?? focused}
      selected={selected}
      announced={selected}
      hitStroke={HIT_STROKE}
      onHover={setHovered}
      onLeave={(left) => setHovered((now) => (now === left ? null : now))}
      onPress={press}
      onFocus={setFocused}
      onBlur={() => setFocused(null)}
      onLift={() => setHovered(null)}
      note={<p className="rg-note meta js-only">{selected === null ? hints.none : hints.selected}</p>}
    />
  );
}
