'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { selectedRegion } from '@/lib/guide/guide-state';
import { NARROW, useFilterControl, useGuideState } from './guide-store.client';

export type PlaceFiltersProps = {
  /** Icon on the button for more filters. */
  icon?: ReactNode;
  /** Messages of the bar, which come with the page instead of its script. */
  messages: { label: string; more: string };
};

/**
 * The filters over the map of a city, and the number of restaurants they leave: of the selected region, else of all.
 * Its elements lie in the grid around it. Nothing on a page without filters.
 */
export function PlaceFilters({ icon, messages }: PlaceFiltersProps) {
  const control = useFilterControl();
  const filters = useGuideState((state) => state.filters);
  const region = useGuideState(selectedRegion);
  const areSetHere = useGuideState(({ address }) => address.areFiltersSetHere);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [isFromAddress, setFromAddress] = useState(false);
  const inUse = filters?.inUse ?? 0;
  // Filters in the address open the panel, and it stays open; on a phone they are chips.
  useEffect(() => {
    if (!areSetHere) setFromAddress(inUse > 0 && window.innerWidth >= NARROW);
  }, [areSetHere, inUse]);
  if (!control) return null;

  const { start, parts, load, preload } = control;
  const any = filters?.any ?? false;
  const isNoted = any || filters?.unknown;
  const regionName = region === null ? undefined : start.regions[region];
  // The number without filters is in the panel of the region.
  const line = any && filters && parts ? parts.countLineOf(filters, region, start) : start.line;
  const scope = filters && { filters, region, regionName };
  const open = toggled ?? isFromAddress;
  const toggle = async () => {
    setToggled(!open);
    if (!open && !(await load(messages.more))) setToggled(false);
  };
  return (
    <section
      className="js-only contents"
      aria-label={messages.label}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <div className="print:hidden">
        <Button
          look="quiet"
          className="max-sm:px-4"
          ref={button}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          {icon}
          {messages.more}
          {parts && <parts.InUse count={inUse} />}
        </Button>
      </div>
      <div className="contents" id={panelId} hidden={!open}>
        {parts && scope && (
          <parts.MoreFilters {...scope} isPressed={toggled === true} onClose={() => setToggled(false)} />
        )}
      </div>
      <div
        className={
          isNoted
            ? 'secondary col-span-full flex flex-wrap items-baseline gap-x-8 border-t border-line pt-1.5'
            : 'sr-only'
        }
      >
        {parts && filters && any && <parts.ChosenFilters filters={filters} button={button} />}
        <div className="max-w-[60ch] py-2.5" role="status">
          {/* Another result of the same number is announced again. */}
          <p
            className="font-display text-base font-semibold text-ink tabular"
            key={any ? JSON.stringify(filters?.choice) : ''}
          >
            {line}
          </p>
          {parts && scope && <parts.FilterSummary {...scope} />}
        </div>
        {parts && isNoted && <parts.ClearFilters button={button} />}
      </div>
    </section>
  );
}

export type NearButtonProps = {
  /** Message in the HTML of the page, so that its script need not contain it. */
  label: string;
  /** An icon after it: before it the icon would set the baseline beside the other buttons. */
  children: ReactNode;
};

/** Asks the device for its position and sorts the restaurants by distance; a second press ends that. */
export function NearButton({ label, children }: NearButtonProps) {
  const control = useFilterControl();
  const isOn = useGuideState(({ filters }) => !!filters?.near);
  if (!control) return null;
  const { parts, preload, use } = control;
  return (
    <>
      <button
        type="button"
        className="chip m-1"
        aria-pressed={isOn}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => use((actions) => (isOn ? actions.startFrom('') : actions.locate()), label)}
      >
        {label}
        {children}
      </button>
      {parts && <parts.NearPanel />}
    </>
  );
}
