'use client';

import type { MapDrawing, MapPoint } from '@/lib/travel/maps';

/** A place drawn on a map. */
export type MapPin = { slug: string; name: string; point: MapPoint };

export type RegionMapProps = {
  map: MapDrawing;
  /** Region with the hover look. */
  active: string | null;
  /** Region with the lifted look; null on a map that cannot be locked. */
  locked: string | null;
  /** The pointer came over a region, or a finger touched it. */
  onHover: (region: string) => void;
  /** The pointer left it. */
  onLeave: (region: string) => void;
  /** A click, or a finger lifted on the region it touched. */
  onPress: (region: string) => void;
  /** Width in units of an invisible stroke that widens what can be hit; for single regions by id. */
  hitStroke?: number | Readonly<Record<string, number>>;
  pins?: readonly MapPin[];
  /** Slug of the pin that is pointed at, here or in the list. */
  lit?: string | null;
  onLight?: (slug: string | null) => void;
};

/** Draws any of the six maps. It mirrors the list of regions beside it, which is the way in for a keyboard. */
export function RegionMap({ map, active, locked, onHover, onLeave, onPress }: RegionMapProps) {
  const chosen = map.regions.find((region) => region.id === locked);
  return (
    <svg
      className="map"
      viewBox="0 0 400 400"
      role="img"
      aria-label={`Map of ${map.name}${chosen ? `, ${chosen.name} selected` : ''}`}
    >
      <rect className="land" width="400" height="400" />
      {map.context && <path className="ctx" d={map.context} />}
      {map.lake && <path className="lake" d={map.lake} />}
      {map.regions.map((region) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons beside the map are for the keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <g
          key={region.id}
          className="reg"
          data-region={region.id}
          data-active={region.id === active || undefined}
          data-locked={region.id === locked || undefined}
          onPointerEnter={() => onHover(region.id)}
          onPointerLeave={() => onLeave(region.id)}
          onClick={() => onPress(region.id)}
        >
          <path d={region.path} />
        </g>
      ))}
      {map.regions.map((region) => (
        <text key={region.id} className="lab" x={region.label[0]} y={region.label[1]} aria-hidden="true">
          {region.name}
        </text>
      ))}
    </svg>
  );
}
