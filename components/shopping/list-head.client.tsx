'use client';

import type { UnitSystem } from '@/data/schema/units';
import { type ShoppingList, tickedKeys } from '@/lib/shopping/list';
import type { Line } from '@/lib/shopping/merge';
import { tickables } from '@/lib/shopping/words';

const SYSTEMS: { system: UnitSystem; name: string }[] = [
  { system: 'metric', name: 'Metric' },
  { system: 'us', name: 'US' },
];

export type ListHeadProps = {
  list: ShoppingList;
  lines: Line[];
  system: UnitSystem;
  onSystem: (system: UnitSystem) => void;
};

/** Heading of the list: how much of it is done, and the measures it is in. */
export function ListHead({ list, lines, system: current, onSystem }: ListHeadProps) {
  const all = tickables(list, lines);
  return (
    <div className="shop-head">
      <h2 className="t-2">To buy</h2>
      <p className="meta">
        {tickedKeys(list, all).size} of {all.length} ticked
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser. */}
      <div className="seg" role="group" aria-label="Units">
        {SYSTEMS.map(({ system, name }) => (
          <button
            key={system}
            type="button"
            aria-pressed={system === current}
            onClick={() => onSystem(system)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
