import type { MapPoint } from '@/lib/content/schema/guide-map';
import type { ByWidth } from '@/lib/guide/map-names';
import styles from './regions.module.css';

/** A place of a map: with a pin where its coordinates are known; without one only its region is on the map. */
export type MapPlace = {
  slug: string;
  name: string;
  region: string;
  point: MapPoint | null;
  /** Positions of its pin apart from others. Left out: the point itself. */
  pin?: ByWidth<MapPoint> | undefined;
};

/** A pin where it is shown, with its number in the list and on the walk; 0 if it has none. */
export type Pin = MapPlace & {
  point: MapPoint;
  /** Where the place itself is. */
  origin: MapPoint;
  number: number;
  stop: number;
};

/** Units from a pin to its place from which a line joins them. */
const FAR = 12;

export type PinLinesProps = { pins: readonly Pick<Pin, 'point' | 'origin' | 'number'>[] };

/** Lines from numbered pins that were moved apart to their places. */
export function PinLines({ pins }: PinLinesProps) {
  const moved = pins.filter(
    ({ point: [x, y], origin, number }) => number > 0 && Math.hypot(x - origin[0], y - origin[1]) > FAR,
  );
  const d = moved.map(({ point, origin }) => `M${point}L${origin}`).join('');
  return d && <path className="pointer-events-none stroke-ink" strokeWidth="0.8" d={d} />;
}

/** A shift in the exported page, whose content policy allows no style attribute, and its style afterwards. */
export const moveTo = ([x, y]: MapPoint, isHydrated: boolean) =>
  isHydrated ? { style: { transform: `translate(${x}px, ${y}px)` } } : { transform: `translate(${x} ${y})` };

/** View-box units from the side of the map within which a centred name would be cut. */
const SIDE = 80;

/** The hovered pin: over the others, in another colour and with its name. */
export function NamedPin({ name, point, number, stop }: Pin) {
  const [x] = point;
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g
      className={`${styles.pins} ${styles.moving} fill-ink`}
      {...moveTo(point, true)}
      data-named
      pointerEvents="none"
      textAnchor="middle"
    >
      <PinMark number={number} stop={stop} />
      <text
        className="stroke-paper"
        strokeWidth="3.5"
        paintOrder="stroke"
        y={number > 0 ? -11 : -9}
        textAnchor={anchor}
      >
        {name}
      </text>
    </g>
  );
}

export type PinMarkProps = Pick<Pin, 'number' | 'stop'>;

/** A circle with the number of a card, or a dot; and a square with the number of a stop of the walk. */
export function PinMark({ number, stop }: PinMarkProps) {
  return (
    <>
      <circle data-dot={number === 0 || undefined} />
      {number > 0 && (
        <text data-number dy="0.35em">
          {number}
        </text>
      )}
      {stop > 0 && (
        <g className={number > 0 ? styles.beside : undefined} data-stop>
          <rect x="-4.4" y="-4.4" width="8.8" height="8.8" rx="1.6" />
          <text data-number dy="0.35em">
            {stop}
          </text>
        </g>
      )}
    </>
  );
}
