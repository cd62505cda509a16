'use client';

import type { PointerEvent, TouchEvent } from 'react';
import type { MapPin } from './region-map.client';

export type MapPinsProps = {
  pins: readonly MapPin[];
  /** Slug of the pin that is drawn larger, over the others and with its name. */
  lit: string | null;
  onLight: ((slug: string | null) => void) | undefined;
  onPin: ((slug: string) => void) | undefined;
};

/** View-box units from the side of the map within which a name would be cut if it stood in the middle. */
const SIDE = 80;

/** Places on a map, each a dot that answers to pointer and finger; their cards are for everybody else. */
export function MapPins({ pins, lit, onLight, onPin }: MapPinsProps) {
  if (pins.length === 0) return null;
  const litPin = pins.find((pin) => pin.slug === lit);
  const byMouse = (slug: string | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onLight?.(slug);
  };
  const lift = (slug: string) => (event: TouchEvent) => {
    const finger = event.changedTouches[0];
    const under = finger && document.elementFromPoint(finger.clientX, finger.clientY);
    if (!event.currentTarget.contains(under ?? null)) return;
    // The browser would follow up with a click.
    if (event.cancelable) event.preventDefault();
    onPin?.(slug);
  };
  return (
    <g className="pins">
      {pins.map(({ slug, point: [x, y] }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a dot on a picture that mirrors the cards
        <g
          key={slug}
          className="pin"
          data-pin={slug}
          data-lit={slug === lit || undefined}
          onPointerEnter={byMouse(slug)}
          onPointerLeave={byMouse(null)}
          onTouchStart={() => onLight?.(slug)}
          onTouchEnd={lift(slug)}
          onClick={() => onPin?.(slug)}
        >
          <circle className="hit" cx={x} cy={y} r="7" />
          <circle className="dot" cx={x} cy={y} r="2.6" />
        </g>
      ))}
      {litPin && <LitPin pin={litPin} />}
    </g>
  );
}

function LitPin({ pin }: { pin: MapPin }) {
  const [x, y] = pin.point;
  const anchor = x < SIDE ? 'start' : x > 400 - SIDE ? 'end' : 'middle';
  return (
    <g className="pin-lit">
      <circle className="dot" cx={x} cy={y} r="5" />
      <text x={x} y={y - 10} textAnchor={anchor}>
        {pin.name}
      </text>
    </g>
  );
}
