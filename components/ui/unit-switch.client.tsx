'use client';

import * as words from '@/.content/words/controls';
import type { UnitSystem } from '@/lib/content/schema/units';

const SYSTEMS: { system: UnitSystem; name: string }[] = [
  { system: 'metric', name: words.metric },
  { system: 'us', name: words.us },
];

export type UnitSwitchProps = { system: UnitSystem; onSystem: (system: UnitSystem) => void };

/** Metric or US measures. */
export function UnitSwitch({ system: current, onSystem }: UnitSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div className="seg" role="group" aria-label={words.units}>
      {SYSTEMS.map(({ system, name }) => (
        <button key={system} type="button" aria-pressed={system === current} onClick={() => onSystem(system)}>
          {name}
        </button>
      ))}
    </div>
  );
}
