'use client';

import { useFilters } from '@/components/travel/filters/filter-context.client';
import { useWalk } from '@/components/travel/walk/walk-context.client';
import type { MapDrawing, MapPoint } from '@/lib/travel/maps';
import { useRegions } from './region-context.client';
import { RegionMap } from './region-map.client';

/** A place of a map: with a pin where its coordinates are known, and without one a light on its region. */
export type StagePlace = { slug: string; name: string; region: string; point: MapPoint | null };

export type RegionStageProps = {
  id: string;
  map: MapDrawing;
  places: readonly StagePlace[];
};

/** A map of a city, joined to the region that is chosen, the place that is lit, and the filters. */
export function RegionStage({ id, map, places }: RegionStageProps) {
  const { active, locked, pointed, lit, hover, leave, press, light, show } = useRegions();
  const { shows } = useFilters();
  const walk = useWalk();
  const regionOf = (slug: string | null) => places.find((place) => place.slug === slug)?.region ?? '';
  return (
    <div className="m-stage">
      <RegionMap
        map={map}
        isCut
        active={active}
        hint={regionOf(lit) || pointed}
        locked={locked}
        onTouch={hover}
        onRelease={leave}
        onPress={(region) => press(region, id)}
        pins={places.flatMap(({ point, ...place }) =>
          point && shows(place.slug)
            ? [{ ...place, point, stop: walk ? walk.stops.indexOf(place.slug) + 1 : 0 }]
            : [],
        )}
        lit={lit}
        onLight={(slug, isLit) => {
          light(isLit ? slug : null);
          // A pin lies in its region, and pointing at it is pointing there.
          (isLit ? hover : leave)(regionOf(slug));
        }}
        onPin={(slug) => {
          show(slug, regionOf(slug), id);
          light(slug);
        }}
      />
    </div>
  );
}
