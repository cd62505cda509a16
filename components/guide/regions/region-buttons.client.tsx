'use client';

import type { ReactNode } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { useFilters } from '@/components/guide/filters/filter-context.client';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { partlyShown } from '@/lib/text/partly-shown';
import { useRegions } from './region-context.client';
import styles from './regions.module.css';

/** A region as its button needs it: `slugs` are its restaurants, `text` is what a tooltip says. */
export type RegionChip = { id: string; name: string; slugs?: readonly string[]; text?: string };

export type RegionButtonsProps = {
  /** The map the buttons choose on. */
  map: string;
  regions: readonly RegionChip[];
  /** Name of the group. */
  label: string;
  /** Whether each button tells in a tooltip what to eat there. */
  tips?: boolean;
  /** What stands in line after them. */
  children?: ReactNode;
};

/** The way to choose a region without the map: a button each, with how many of its restaurants are shown. */
export function RegionButtons({ map, regions, label, tips, children }: RegionButtonsProps) {
  const { hovered, focused, selected, shown, isHeld, focus, blur, press } = useRegions();
  const { shows } = useFilters();
  return (
    <div className={`${styles.buttons} js-only -m-1 text-balance print:hidden`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form */}
      <div className="contents" role="group" aria-label={label}>
        {regions.map(({ id, name, slugs = [], text }) => {
          const count = slugs.filter(shows).length;
          const button = (
            <button
              key={id}
              type="button"
              className="chip m-1"
              aria-pressed={isHeld ? undefined : id === selected}
              aria-current={isHeld && id === shown ? 'true' : undefined}
              data-region-of={id}
              data-hovered={id === (focused ?? hovered) || undefined}
              data-selected={id === selected || undefined}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && focus(id)}
              onBlur={blur}
              onClick={() => press(id, map, true)}
            >
              {name}
              {count > 0 && (
                <span className="opacity-75 tabular">
                  {' '}
                  {partlyShown(
                    (number) => messages.restaurants({ count }).replace(`${count}`, number),
                    count,
                  )}
                </span>
              )}
            </button>
          );
          return tips ? (
            <LazyTooltip key={id} content={text}>
              {button}
            </LazyTooltip>
          ) : (
            button
          );
        })}
      </div>
      {children}
    </div>
  );
}
