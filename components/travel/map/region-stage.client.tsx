'use client';

import { useFilters } from '@/components/travel/filters/filter-provider.client';
import type { GtaMapId } from '@/data/schema/place';
import type { MapDrawing, MapPoint } from '@/lib/travel/maps';
import { RegionMap } from './region-map.client';
import { useRegions } from './region-provider.client';

/** A place of a map: with a pin where its coordinates are known, and without one a light on its region. */
export type StagePlace = { slug: string; name: string; region: string; point: MapPoint | null };

export type RegionStageProps = {
  id: GtaMapId;
  map: MapDrawing;
  places: readonly StagePlace[];
};

/** A map of the Toronto page, joined to the region that is chosen, the place that is lit, and the filters. */
export function RegionStage({ id, map, places }: RegionStageProps) {
  const { active, locked, pointed, lit, hover, leave, press, light, show } = useRegions();
  const { shows } = useFilters();
  const regionOf = (slug: string | null) => places.find((place) => place.slug === slug)?.region ?? null;
  const litRegion = regionOf(lit);
  /** A pin lies in its region, and pointing at it is pointing there. */
  const lightPin = (slug: string | null) => {
    light(slug);
    const region = regionOf(slug);
    if (region !== null) hover(region);
    else if (litRegion !== null) leave(litRegion);
  };
  return (
    <div className="m-stage">
      <RegionMap
        map={map}
        isCut
        active={active}
        hint={litRegion ?? pointed}
        locked={locked}
        onHover={hover}
        onLeave={leave}
        onPress={(region) => press(region, id)}
        pins={places.flatMap(({ slug, name, point }) =>
          point && shows(slug) ? [{ slug, name, point }] : [],
        )}
        lit={lit}
        onLight={lightPin}
        onPin={(slug) => {
          const region = regionOf(slug);
          if (region !== null) show(slug, region, id);
          light(slug);
        }}
      />
    </div>
  );
}
