'use client';

import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import type { UnitSystem } from '@/data/schema/units';

const SYSTEMS: { system: UnitSystem; name: string }[] = [
  { system: 'metric', name: 'Metric' },
  { system: 'us', name: 'US' },
];

/** Metric or US measures, everywhere on the page. */
export function UnitSwitch() {
  const { system: current, setSystem } = useKitchen();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one pill in every browser.
    <div className="seg" role="group" aria-label="Units">
      {SYSTEMS.map(({ system, name }) => (
        <button
          key={system}
          type="button"
          aria-pressed={system === current}
          onClick={() => setSystem(system)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
