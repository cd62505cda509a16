'use client';

import { Suspense, useCallback, useRef, useState } from 'react';
import { AddressWatch } from '@/components/listing/address-watch.client';
import { type RegionContent, RegionExplorer } from '@/components/travel/regions/region-explorer.client';
import { replaceSearch, withParameters } from '@/lib/address';
import { regionOfAddress } from '@/lib/travel/region-choice';

export type ToggleMapProps = RegionContent & {
  /** Lines under the map: while no region is selected, and while one is. */
  hints: { none: string; selected: string };
  /** What the borders on the map follow. */
  about?: string | undefined;
};

/**
 * A map on which a press chooses a region, and another press lets go of it. What is looked at and what was selected are kept apart: the panel shows the region under the
 * pointer, else the one whose button has the keyboard, else the selected one, which stands in the address.
 */
export function ToggleMap({ hints, about, ...content }: ToggleMapProps) {
  const { regions } = content.map;
  const box = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [selected, select] = useState<string | null>(null);
  const readAddress = useCallback(
    () =>
      select(
        regionOfAddress(
          window.location.search,
          regions.map(({ id }) => id),
        ),
      ),
    [regions],
  );

  const press = (pressed: string) => {
    const region = pressed === selected ? null : pressed;
    // The button that unselects keeps the focus; its region is not to stay in the panel by that.
    setFocused(null);
    select(region);
    // Where the browser refuses, the map has changed all the same.
    replaceSearch(withParameters(window.location.search, { region: region ?? '' }));
    return region !== null;
  };

  return (
    <>
      <Suspense fallback={null}>
        <AddressWatch onChange={readAddress} />
      </Suspense>
      <RegionExplorer
        {...content}
        ref={box}
        shown={hovered ?? focused ?? selected}
        active={hovered ?? focused}
        kept={selected}
        isToggle
        announced={selected}
        onHover={setHovered}
        onAway={() => setHovered(null)}
        onPress={press}
        onFocus={setFocused}
        onBlur={() => setFocused(null)}
        onLift={() => setHovered(null)}
        onPanel={() => selected !== null && setFocused(null)}
        note={
          <div className="rg-note meta">
            <p className="js-only">{selected === null ? hints.none : hints.selected}</p>
            {about && <p>{about}</p>}
          </div>
        }
      />
    </>
  );
}
