'use client';

import { useMemo } from 'react';
import * as messages from '@/.content/messages/streets';
import { useGuide } from '@/components/content/guide-context.client';
import { StreetMap } from '@/components/streets/street-map.client';
import { useWalkState, useWalkStops } from '@/components/walk/walk-context.client';
import { shownRegion } from '@/lib/guide/guide-state';
import { byDistance } from '@/lib/guide/near';
import type { StreetPin } from '@/lib/streets/pins';
import { useGuideState, useGuideStore } from './guide-store.client';
import type { MapPlace } from './map-pin';

export type RegionStreetsProps = { map: string; name: string; places: readonly MapPlace[] };

/** Street map of a map of regions: its places, numbered as in the list. */
export function RegionStreets({ map, name, places }: RegionStreetsProps) {
  const { dispatch } = useGuideStore();
  const shown = useGuideState(shownRegion);
  const hoveredPlace = useGuideState((state) => state.hoveredPlace);
  const filters = useGuideState((state) => state.filters);
  const stops = useWalkStops();
  const allPlaces = useWalkState((state) => state.places);
  const { streets } = useGuide();
  const pins = useMemo(() => {
    const isHere = places.some(({ region }) => region === shown);
    const known = new Map(allPlaces.map((place) => [place.slug, place]));
    const fitting = places.filter(({ slug }) => filters?.shows(slug) ?? true);
    const distances = filters?.near?.distances;
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
          stop: stops.indexOf(slug) + 1,
        },
      ];
    });
  }, [places, shown, filters, stops, allPlaces]);
  const press = (slug: string) => {
    const region = places.find((place) => place.slug === slug)?.region;
    if (region !== undefined) dispatch({ type: 'showPlace', slug, region, map });
  };
  if (!streets) return null;
  return (
    <StreetMap
      name={messages.map({ name })}
      url={streets}
      pins={pins}
      active={hoveredPlace}
      onHover={(slug) => dispatch({ type: 'hoverPlace', slug })}
      onPress={press}
    />
  );
}
