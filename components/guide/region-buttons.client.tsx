'use client';

import type { FocusEvent, ReactNode } from 'react';
import * as messages from '@/.content/messages/placeFilters';
import { LazyTooltip } from '@/components/ui/lazy-tooltip.client';
import { currentRegion, explorerOf, hoveredRegion, isPlaceShown, shownRegion } from '@/lib/guide/guide-state';
import { regionTarget } from '@/lib/guide/pointer';
import { partlyShown } from '@/lib/text/partly-shown';
import { useGuideState, useGuideStore } from './guide-store.client';
import styles from './regions.module.css';

/** A region as its button needs it: `slugs` are its restaurants, `text` is the content of a tooltip. */
export type RegionChip = { id: string; name: string; slugs?: readonly string[]; text?: string };

export type RegionButtonsProps = {
  /** The map on which the buttons select. */
  map: string;
  regions: readonly RegionChip[];
  /** Name of the group. */
  label: string;
  /** True if each button has a tooltip with its text. */
  hasTips?: boolean;
  /** True if the group is in an explorer, which handles the end of the focus for buttons and panel together. */
  isInExplorer?: boolean;
  /** Further buttons in line after them. */
  children?: ReactNode;
};

/** The way to select a region without the map: a button each, with the number of its restaurants that are shown. */
export function RegionButtons({ map, regions, label, hasTips, isInExplorer, children }: RegionButtonsProps) {
  const { dispatch } = useGuideStore();
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // When the window loses the focus, the button stays the active element.
    if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
    dispatch({ type: 'leave' });
  };
  return (
    <div className={`${styles.buttons} js-only -m-1 text-balance print:hidden`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read out as part of a form */}
      <div className="contents" role="group" aria-label={label} onBlur={isInExplorer ? undefined : leave}>
        {regions.map(({ text, ...region }) => {
          const button = <RegionButton key={region.id} map={map} {...region} />;
          return hasTips ? (
            <LazyTooltip key={region.id} content={text}>
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

/** Width of the window in px under which a map is out of sight below its buttons. */
const NARROW = 768;

type RegionButtonProps = Omit<RegionChip, 'text'> & { map: string };

function RegionButton({ map, id, name, slugs = [] }: RegionButtonProps) {
  const { dispatch, press } = useGuideStore();
  const isPinning = useGuideState((state) => explorerOf(state).isPinning);
  const isCurrent = useGuideState((state) => currentRegion(state) === id);
  const isShown = useGuideState((state) => shownRegion(state) === id);
  const isHovered = useGuideState((state) => hoveredRegion(state) === id);
  const isOnFirstMap = useGuideState(({ options }) => Object.keys(options.maps)[0] === map);
  const count = useGuideState((state) => slugs.filter((slug) => isPlaceShown(state, slug)).length);
  return (
    <button
      type="button"
      className="chip m-1"
      aria-pressed={isPinning ? undefined : isCurrent}
      aria-current={isPinning && isShown ? 'true' : undefined}
      data-hovered={isHovered || undefined}
      data-selected={isCurrent || undefined}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && dispatch({ type: 'focus', region: id })
      }
      // The first map is right below its buttons.
      onClick={() => press(id, map, isOnFirstMap && window.innerWidth >= NARROW)}
      {...regionTarget(id)}
    >
      {name}
      {count > 0 && (
        <span className="opacity-75 tabular">
          {' '}
          {partlyShown((number) => messages.restaurants({ count }).replace(`${count}`, number), count)}
        </span>
      )}
    </button>
  );
}
