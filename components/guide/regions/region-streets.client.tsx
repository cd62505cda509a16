'use client';

import { useMemo } from 'react';
import * as messages from '@/.content/messages/streets';
import { useFilters } from '@/components/guide/filters/filter-context.client';
import { useGuide } from '@/components/guide/guide-context.client';
import { StreetMap } from '@/components/streets/street-map.client';
import { useWalk } from '@/components/walk/walk-context.client';
import { byDistance } from '@/lib/guide/near';
import type { StreetPin } from '@/lib/streets/pins';
import { useRegions } from './region-context.client';
import type { MapPlace } from './region-map.client';

export type RegionStreetsProps = { map: string; name: string; places: readonly MapPlace[] };

/** Street map of a map of regions: its places, numbered as in the list. */
export function RegionStreets({ map, name, places }: RegionStreetsProps) {
  const { shown, hoveredPlace, hoverPlace, showPlace } = useRegions();
  const { shows, control } = useFilters();
  const distances = control?.state?.near?.distances;
  const walk = useWalk();
  const { streets } = useGuide();
  const pins = useMemo(() => {
    const isHere = places.some(({ region }) => region === shown);
    const known = new Map(walk?.all.map((place) => [place.slug, place]));
    const fitting = places.filter(({ slug }) => shows(slug));
    const here = isHere ? fitting.filter(({ region }) => region === shown) : fitting;
    const listed = distances ? byDistance(here, distances) : here;
    return fitting.flatMap((place): StreetPin[] => {
      const coordinates = known.get(place.slug)?.coordinates;
      if (!coordinates) return [];
      const { slug, name } = place;
      return [
        {
          slug,
          name,
          coordinates,
          number: listed.indexOf(place) + 1 || null,
          stop: (walk?.stops.indexOf(slug) ?? -1) + 1,
        },
      ];
    });
  }, [places, shown, shows, walk, distances]);
  const press = (slug: string) => {
    const region = places.find((place) => place.slug === slug)?.region;
    if (region !== undefined) showPlace(slug, region, map);
  };
  if (!streets) return null;
  return (
    <StreetMap
      name={messages.map({ name })}
      url={streets}
      pins={pins}
      active={hoveredPlace}
      onHover={hoverPlace}
      onPress={press}
    />
  );
}
