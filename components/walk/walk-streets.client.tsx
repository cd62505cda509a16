'use client';

import { useMemo, useState } from 'react';
import * as messages from '@/.content/messages/streets';
import { StreetMap } from '@/components/streets/street-map.client';
import { Button } from '@/components/ui/button';
import type { Place } from '@/lib/content/place';

/** Scrolls the dialog to the map that a press has added at its end. */
const showWhole = (map: HTMLElement | null) => map?.scrollIntoView?.({ block: 'nearest' });

export type WalkStreetsProps = {
  /** URL of the map style. */
  url: string;
  /** The stops in order. */
  places: readonly Place[];
};

/** Street map of a walk, opened on request: its numbered stops, joined by straight lines. */
export function WalkStreets({ url, places }: WalkStreetsProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const pins = useMemo(
    () =>
      places.flatMap(({ slug, name, coordinates }, index) =>
        coordinates ? [{ slug, name, coordinates, number: index + 1, stop: index + 1 }] : [],
      ),
    [places],
  );
  if (pins.length === 0) return null;
  return (
    <div className="mt-3 mb-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button look="quiet" small onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.hide : messages.show}
        </Button>
        {!isOpen && <p className="secondary text-2xs">{messages.from({ host: new URL(url).host })}</p>}
      </div>
      {isOpen && (
        <div
          className="relative mt-3 h-80 overflow-clip rounded-picture border border-line bg-sunk"
          ref={showWhole}
        >
          <StreetMap
            name={messages.walk}
            url={url}
            pins={pins}
            active={active}
            onHover={setActive}
            onPress={setActive}
          />
        </div>
      )}
    </div>
  );
}
