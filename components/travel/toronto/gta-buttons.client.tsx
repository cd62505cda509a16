'use client';

import { RegionButtons, type RegionChip } from '@/components/travel/map/region-buttons.client';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import type { GtaMapId } from '@/data/schema/place';

export type GtaButtonsProps = {
  map: GtaMapId;
  /** `text` is what the tooltip of the button says. */
  regions: readonly (RegionChip & { text: string })[];
  label: string;
};

/** The regions of one group of the Greater Toronto Area; each button tells in a tooltip what to eat there. */
export function GtaButtons({ map, regions, label }: GtaButtonsProps) {
  const textOf = (id: string) => regions.find((region) => region.id === id)?.text ?? '';
  return (
    <RegionButtons
      map={map}
      regions={regions}
      label={label}
      around={(button, id) => <LazyTooltip content={textOf(id)}>{button}</LazyTooltip>}
    />
  );
}
