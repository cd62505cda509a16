'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useRegions } from '@/components/guide/regions/region-context.client';
import { Button } from '@/components/ui/button';
import { toastLoadError } from '@/components/ui/toast-load-error';
import { useFilters } from './filter-context.client';

export type PlaceFiltersProps = {
  /** Sign on the button for more filters. */
  icon?: ReactNode;
  /** What the bar says: drawn with the page, so that no script has to bring it. */
  words: { label: string; more: string };
};

/**
 * The filters over the map of a city, and how many restaurants they leave: of the region that is chosen, else of all.
 * Its parts lie in the grid around it. Nothing on a page without a provider.
 */
export function PlaceFilters({ icon, words: barWords }: PlaceFiltersProps) {
  const { any, control } = useFilters();
  const { chosen: region } = useRegions();
  const panelId = useId();
  const button = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [isGiven, setGiven] = useState(false);
  const { state, isOwn } = control ?? {};
  const inUse = state?.inUse ?? 0;
  // Whoever arrives with filters in the address sees them, and goes on seeing them.
  useEffect(() => {
    if (isOwn === false) setGiven(inUse > 0);
  }, [isOwn, inUse]);
  if (!control) return null;

  const { start, parts, load, use } = control;
  const name = region === null ? undefined : start.regions[region];
  // What it means to choose a region is said by its panel.
  const line = any && state && parts ? parts.lineOf(state, region, start) : start.line;
  const open = toggled ?? isGiven;
  const toggle = async () => {
    setToggled(!open);
    if (open || (await load(true))) return;
    setToggled(false);
    toastLoadError(barWords.more);
  };
  return (
    <section className="js-only contents" aria-label={barWords.label} onPointerEnter={load} onFocus={load}>
      <div className="print:hidden" ref={button}>
        <Button
          look="quiet"
          className="max-sm:px-4"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          {icon}
          {barWords.more}
          {parts && <parts.InUse count={inUse} />}
        </Button>
      </div>
      <div className="col-span-full print:hidden" id={panelId} hidden={!open}>
        {parts && state && <parts.MorePlaceFilters filters={state} region={region} where={name} use={use} />}
      </div>
      <div
        className={
          any
            ? 'meta col-span-full flex flex-wrap items-baseline gap-x-8 border-t border-line pt-1.5'
            : 'sr-only'
        }
      >
        <div className="max-w-[60ch] py-2.5" role="status">
          <p className="font-display text-base font-semibold text-ink tabular">{line}</p>
          {parts && state && <parts.FilterSummary filters={state} region={region} where={name} />}
        </div>
        {parts && any && <parts.ClearFilters button={button} use={use} />}
      </div>
    </section>
  );
}
