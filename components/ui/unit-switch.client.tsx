'use client';

import type { UnitSystem } from '@/lib/content/schema/cook/units';

const SYSTEMS: { system: UnitSystem; name: string }[] = [
  { system: 'metric', name: 'Metric' },
  { system: 'us', name: 'US' },
];

export type UnitSwitchProps = { system: UnitSystem; onSystem: (system: UnitSystem) => void };

/** Metric or US measures. */
export function UnitSwitch({ system: current, onSystem }: UnitSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div className="seg" role="group" aria-label="Units">
      {SYSTEMS.map(({ system, name }) => (
        <button key={system} type="button" aria-pressed={system === current} onClick={() => onSystem(system)}>
          {name}
        </button>
      ))}
    </div>
  );
}
