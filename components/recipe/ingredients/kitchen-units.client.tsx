'use client';

import { useKitchen } from '@/components/recipe/kitchen-provider.client';
import { UnitSwitch } from '@/components/ui/unit-switch.client';

/** Metric or US measures, everywhere on the page. */
export function KitchenUnits() {
  const { system, setSystem } = useKitchen();
  return <UnitSwitch system={system} onSystem={setSystem} />;
}
