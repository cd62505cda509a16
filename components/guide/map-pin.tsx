import { memo } from 'react';
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
  number: number;
  stop: number;
};

/** The shift of a pin, as an attribute: the content policy allows no style in the exported page. */
export const moveTo = ([x, y]: MapPoint) => `translate(${x} ${y})`;

/** View-box units from the side of the map within which a centred name would be cut. */
const SIDE = 80;

/** The hovered pin: over the others, in another colour and with its name. */
export function NamedPin({ name, point, number, stop }: Pin) {
  const [x] = point;
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g
      className={`${styles.pins} ${styles.moving} fill-ink`}
      transform={moveTo(point)}
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

type MapPinProps = PinMarkProps & {
  /** Left out in the layout that is not shown. */
  slug: string | undefined;
  transform: string;
  /** Half of the side of its target, in view-box units. */
  target: number;
  isHovered: boolean;
};

/** A pin of the map. A map has hundreds, of which a hovered place changes two. */
export const MapPin = memo(function MapPin({ slug, transform, target, isHovered, ...mark }: MapPinProps) {
  return (
    <g className={styles.moving} transform={transform} data-pin={slug} data-hovered={isHovered || undefined}>
      {/* A finger hits the nearest pin within its reach, which the map works out. */}
      <rect
        className="pointer-coarse:hidden"
        x={-target}
        y={-target}
        width={2 * target}
        height={2 * target}
        opacity="0"
      />
      <PinMark {...mark} />
    </g>
  );
});

type PinMarkProps = Pick<Pin, 'number' | 'stop'>;

/** A circle with the number of a card, or a dot; and a square with the number of a stop of the walk. */
function PinMark({ number, stop }: PinMarkProps) {
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
