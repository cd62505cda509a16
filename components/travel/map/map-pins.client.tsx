'use client';

import type { MapPin } from './region-map.client';

export type MapPinsProps = {
  pins: readonly MapPin[];
  /** Slug of the pin that is drawn larger, over the others and with its name. */
  lit: string | null;
};

/** View-box units from the side of the map within which a name would be cut if it stood in the middle. */
const SIDE = 80;

/** Places on a map, each a dot that leads to its card; the map hears what happens to them. */
export function MapPins({ pins, lit }: MapPinsProps) {
  if (pins.length === 0) return null;
  const litPin = pins.find((pin) => pin.slug === lit);
  return (
    <g className="pins">
      {pins.map((pin) => (
        <Pin key={pin.slug} pin={pin} isLit={pin === litPin} />
      ))}
      {litPin && <LitPin pin={litPin} />}
    </g>
  );
}

function Pin({ pin: { slug, region, point, stop }, isLit }: { pin: MapPin; isLit: boolean }) {
  const [cx, cy] = point;
  return (
    <g className="pin" data-pin={slug} data-region-of={region} data-lit={isLit || undefined}>
      <circle className="hit" cx={cx} cy={cy} />
      <circle className="dot" cx={cx} cy={cy} />
      {stop > 0 && (
        <text x={cx} y={cy}>
          {stop}
        </text>
      )}
    </g>
  );
}

function LitPin({ pin }: { pin: MapPin }) {
  const [x, y] = pin.point;
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g className="pin-lit">
      <circle className="dot" cx={x} cy={y} />
      <text x={x} y={y - 10} textAnchor={anchor}>
        {pin.name}
      </text>
    </g>
  );
}
