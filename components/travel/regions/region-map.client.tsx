'use client';

import * as words from '@/.content/words/regionMap';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { useWalk } from '@/components/travel/walk/walk-context.client';
import { useMapPress } from '@/lib/hooks/travel/use-map-press';
import type { MapDrawing, MapPoint, MapRegion } from '@/lib/travel/maps';
import { useRegions } from './region-context.client';

/** A place of a map: with a pin where its coordinates are known; without one its region stands for it. */
export type MapPlace = { slug: string; name: string; region: string; point: MapPoint | null };

export type RegionMapProps = {
  map: MapDrawing;
  places?: readonly MapPlace[];
  /** Width in units of an invisible stroke that widens what can be hit; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
  /** Fills a frame that is not square, and leaves out what lies beyond it. */
  isCut?: boolean;
};

/** View-box units between the lines of a name. */
const LINE = 12;

/**
 * Draws any map, with the regions and places that the visitor hovers and selects. A picture for assistive technology:
 * it mirrors the list of regions beside it, which is the way in for a keyboard. Styled by app/styles/map.css.
 */
export function RegionMap({ map, places = [], reach, isCut }: RegionMapProps) {
  const { hovered, focused, selected, hoveredPlace, hover, hoverPlace, press, showPlace } = useRegions();
  const { shows } = useFilters();
  const stops = useWalk()?.stops ?? [];
  const heard = useMapPress({
    touch: ({ region, pin }) => {
      hover(region);
      if (pin) hoverPlace(pin);
    },
    release: ({ pin }) => {
      hover(null);
      if (pin) hoverPlace(null);
    },
    press: ({ region, pin }) => (pin ? showPlace(pin, region, map.id) : press(region, map.id)),
  });
  const looked = places.find(({ slug }) => slug === hoveredPlace)?.region ?? focused ?? hovered;
  const chosen = map.regions.find((region) => region.id === selected);
  // The lifted region casts its shadow on the others, so it is drawn after them.
  const drawn = map.regions.filter(({ path }) => path !== '');
  const inOrder = chosen?.path ? [...drawn.filter((region) => region !== chosen), chosen] : drawn;
  const pins = places.flatMap(({ point, ...place }) =>
    point && shows(place.slug) ? [{ ...place, point, stop: stops.indexOf(place.slug) + 1 }] : [],
  );
  const hoveredPin = pins.find(({ slug }) => slug === hoveredPlace);
  return (
    <svg
      className="map"
      viewBox="0 0 400 400"
      preserveAspectRatio={isCut ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={
        chosen ? words.mapChosen({ name: map.name, region: chosen.name }) : words.map({ name: map.name })
      }
      {...heard}
    >
      <g id={`shapes-${map.id}`}>
        <rect className={map.isIsland ? 'lake' : 'land'} width="400" height="400" />
        {map.context && <path className="ctx" d={map.context} />}
        {map.water && <path className="lake" d={map.water} />}
        {map.inset && <path className="inset" d={map.inset} />}
        {inOrder.map(({ id, path: d }) => {
          const path = `m-${map.id}-${id}`;
          const wide = typeof reach === 'number' ? reach : reach?.[id];
          return (
            <g
              key={id}
              className="reg"
              data-region={id}
              data-hovered={id === looked || undefined}
              data-selected={id === selected || undefined}
            >
              <path id={path} d={d} />
              {wide && <use className="hit" href={`#${path}`} strokeWidth={wide} />}
            </g>
          );
        })}
      </g>
      {pins.length > 0 && (
        <g className="pins">
          {pins.map(({ slug, region, point: [cx, cy], stop }) => (
            <g
              key={slug}
              className="pin"
              data-pin={slug}
              data-region-of={region}
              data-hovered={slug === hoveredPlace || undefined}
            >
              <circle className="hit" cx={cx} cy={cy} />
              <circle className="dot" cx={cx} cy={cy} />
              {stop > 0 && (
                <text x={cx} y={cy}>
                  {stop}
                </text>
              )}
            </g>
          ))}
          {hoveredPin && <NamedPin name={hoveredPin.name} point={hoveredPin.point} />}
        </g>
      )}
      <g className="labs">
        {map.waterName && (
          <text className="lake-t" x={map.waterName.at[0]} y={map.waterName.at[1]}>
            {map.waterName.name}
          </text>
        )}
        {drawn.map((region) => (
          <Label key={region.id} region={region} isSelected={region === chosen} />
        ))}
      </g>
    </svg>
  );
}

/** View-box units from the side of the map within which a name would be cut if it stood in the middle. */
const SIDE = 80;

/** The hovered pin: larger, over the others and with its name. */
function NamedPin({ name, point: [x, y] }: { name: string; point: MapPoint }) {
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g className="pin-hovered">
      <circle className="dot" cx={x} cy={y} />
      <text x={x} y={y - 10} textAnchor={anchor}>
        {name}
      </text>
    </g>
  );
}

type LabelProps = { region: MapRegion; isSelected: boolean };

function Label({ region: { name, lines = [name], label }, isSelected }: LabelProps) {
  const [x, y] = label;
  const top = y - ((lines.length - 1) * LINE) / 2;
  return (
    <text className={isSelected ? 'lab on' : 'lab'}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
