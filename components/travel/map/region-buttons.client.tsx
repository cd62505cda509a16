'use client';

import type { ReactElement } from 'react';
import type { GtaMapId } from '@/data/schema/place';
import { useRegions } from './region-provider.client';

/** A region as its button needs it. */
export type RegionChip = { id: string; name: string; count: number };

export type RegionButtonsProps = {
  /** The map the buttons choose on. */
  map: GtaMapId;
  regions: readonly RegionChip[];
  /** Name of the group. */
  label: string;
  /** Puts something around each button, such as a tooltip. */
  around?: (button: ReactElement, region: string) => ReactElement;
};

/** The way to choose a region without the map: a button each, with the number of restaurants in it. */
export function RegionButtons({ map, regions, label, around = (button) => button }: RegionButtonsProps) {
  const { locked, hover, leave, choose } = useRegions();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form
    <div className="chips yolk js-only" role="group" aria-label={label}>
      {regions.map(({ id, name, count }) => {
        const button = (
          <button
            type="button"
            className="chip"
            aria-pressed={id === locked}
            onPointerEnter={(event) => event.pointerType === 'mouse' && hover(id)}
            onPointerLeave={() => leave(id)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && hover(id)}
            onBlur={() => leave(id)}
            onClick={() => choose(id, map)}
          >
            {name}{' '}
            {count > 0 && (
              <span className="n">
                {count}
                <span className="sr">{count === 1 ? ' restaurant' : ' restaurants'}</span>
              </span>
            )}
          </button>
        );
        return (
          <span key={id} className="contents">
            {around(button, id)}
          </span>
        );
      })}
    </div>
  );
}
