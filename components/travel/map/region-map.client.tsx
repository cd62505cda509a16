'use client';

import * as words from '@/.content/words/regionMap';
import { useMapPress } from '@/lib/hooks/travel/use-map-press';
import type { MapDrawing, MapPoint, MapRegion } from '@/lib/travel/maps';
import { MapPins } from './map-pins.client';

/** A place drawn on a map. */
export type MapPin = {
  slug: string;
  name: string;
  /** Id of the region it lies in. */
  region: string;
  point: MapPoint;
  /** Its number on the visitor's walk; 0 while it is not on it. */
  stop: number;
};

export type RegionMapProps = {
  map: MapDrawing;
  /** Region with the hover look. */
  active: string | null;
  /** Further region with the hover look: that of the lit place, or of the button with the keyboard. */
  hint?: string | null;
  /** Region with the lifted look; null on a map that cannot be locked. */
  locked: string | null;
  /** A finger touched a region. */
  onTouch: (region: string) => void;
  /** The finger went on to scroll. */
  onRelease: (region: string) => void;
  /** A click, or a finger lifted on the region it touched. */
  onPress: (region: string) => void;
  /** Width in units of an invisible stroke that widens what can be hit; for single regions by id. */
  reach?: number | Readonly<Record<string, number>> | undefined;
  pins?: readonly MapPin[];
  /** Slug of the pin that is pointed at, here or in the list. */
  lit?: string | null;
  /** A finger touched a pin, or went on from it to scroll. */
  onLight?: (slug: string, isLit: boolean) => void;
  /** A press on a pin. */
  onPin?: (slug: string) => void;
  /** Fills a frame that is not square, and leaves out what lies beyond it. */
  isCut?: boolean;
};

/** View-box units between the lines of a name. */
const LINE = 12;

/**
 * Draws any map. A picture for assistive technology: it mirrors the list of regions beside it, which
 * is the way in for a keyboard. Styled by app/styles/map.css, which the page imports.
 */
export function RegionMap(props: RegionMapProps) {
  const { map, active, hint, locked, reach, pins = [], lit = null, isCut } = props;
  const { onTouch, onRelease, onPress, onLight, onPin } = props;
  const heard = useMapPress({
    touch: ({ region, pin }) => (pin ? onLight?.(pin, true) : onTouch(region)),
    release: ({ region, pin }) => (pin ? onLight?.(pin, false) : onRelease(region)),
    press: ({ region, pin }) => (pin ? onPin?.(pin) : onPress(region)),
  });
  const chosen = map.regions.find((region) => region.id === locked);
  // The lifted region casts its shadow on the others, so it is drawn after them.
  const drawn = map.regions.filter(({ path }) => path !== '');
  const inOrder = chosen?.path ? [...drawn.filter((region) => region !== chosen), chosen] : drawn;
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
        {inOrder.map((region) => (
          <Shape
            key={region.id}
            region={region}
            path={`m-${map.id}-${region.id}`}
            isActive={region.id === active}
            isHinted={region.id === hint}
            isLocked={region === chosen}
            reach={typeof reach === 'number' ? reach : reach?.[region.id]}
          />
        ))}
      </g>
      <MapPins pins={pins} lit={lit} />
      <g className="labs">
        {map.waterName && (
          <text className="lake-t" x={map.waterName.at[0]} y={map.waterName.at[1]}>
            {map.waterName.name}
          </text>
        )}
        {drawn.map((region) => (
          <Label key={region.id} region={region} isLocked={region === chosen} />
        ))}
      </g>
    </svg>
  );
}

type ShapeProps = {
  region: MapRegion;
  /** Id of the outline. */
  path: string;
  isActive: boolean;
  isHinted: boolean;
  isLocked: boolean;
  reach: number | undefined;
};

function Shape({ region: { id, path: d }, path, isActive, isHinted, isLocked, reach }: ShapeProps) {
  return (
    <g
      className="reg"
      data-region={id}
      data-active={isActive || undefined}
      data-hint={isHinted || undefined}
      data-locked={isLocked || undefined}
    >
      <path id={path} d={d} />
      {reach && <use className="hit" href={`#${path}`} strokeWidth={reach} />}
    </g>
  );
}

type LabelProps = { region: MapRegion; isLocked: boolean };

function Label({ region: { name, lines = [name], label }, isLocked }: LabelProps) {
  const [x, y] = label;
  const top = y - ((lines.length - 1) * LINE) / 2;
  return (
    <text className={isLocked ? 'lab on' : 'lab'}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={top + index * LINE}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
