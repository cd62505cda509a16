'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as words from '@/.content/words/placeFilters';
import { FilterChip } from '@/components/listing/filters/filter-chip.client';
import { useRegions } from '@/components/travel/regions/region-context.client';
import { Button } from '@/components/ui/button';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useFilters } from './filter-context.client';

export type PlaceFiltersProps = {
  /** Sign on the button for more filters. */
  icon?: ReactNode;
  /** What the bar says: drawn with the page, so that no script has to bring it. */
  words: { label: string; goodFor: string; more: string };
};

/**
 * The filters over the map of a city, and how many restaurants they leave: of the region that is chosen, else of all.
 * Nothing on a page without a provider.
 */
export function PlaceFilters({ icon, words: barWords }: PlaceFiltersProps) {
  const { any, control } = useFilters();
  const { selected } = useRegions();
  const panelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [isGiven, setGiven] = useState(false);
  const { state, isOwn } = control ?? {};
  const inUse = state?.inUse ?? 0;
  // Whoever arrives with these filters in the address sees them, and goes on seeing them.
  useEffect(() => {
    if (isOwn === false) setGiven(inUse > 0);
  }, [isOwn, inUse]);
  if (!control) return null;

  const { start, parts, load, use } = control;
  const region = selected === null ? undefined : start.regions[selected];
  const { result, chips } = state?.within(selected) ?? {};
  // What it means to choose a region is said by its panel.
  const line =
    any && state && result && parts
      ? parts.countLine(result, region?.name, { count: state.inCity(start.city), city: start.city })
      : start.line;
  const counted = region ? words.inRegion({ region: region.name }) : words.onMaps;
  const open = toggled ?? isGiven;
  const toggle = async () => {
    setToggled(!open);
    if (open || (await load(true))) return;
    setToggled(false);
    sayNotLoaded(barWords.more);
  };
  return (
    <section className="js-only mt-4 mb-6" aria-label={barWords.label} onPointerEnter={load} onFocus={load}>
      <div
        className="relative -mx-gutter -my-1.5 flex items-center gap-2 overflow-x-auto px-gutter py-1.5 whitespace-nowrap [scrollbar-width:none] sm:flex-wrap print:hidden"
        ref={row}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a scrolling row in every browser */}
        <div className="contents" role="group" aria-labelledby={`${panelId}-l`}>
          <span className="meta mr-1 font-semibold" id={`${panelId}-l`}>
            {barWords.goodFor}
          </span>
          {(chips ?? start.chips).map(({ key, label, count, pressed }, index) => (
            <FilterChip
              key={key}
              label={label}
              count={chips || !region ? count : region.counts[index]}
              counted={counted}
              quiet
              pressed={pressed}
              onPress={() => use((actions) => actions.toggle(key))}
            />
          ))}
        </div>
        <Button
          look="quiet"
          small
          className="max-sm:order-first"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          {icon}
          {barWords.more}
          {parts && inUse > 0 && <parts.InUse count={inUse} />}
        </Button>
      </div>
      <div className="print:hidden" id={panelId} hidden={!open}>
        {parts && state && (
          <parts.MorePlaceFilters
            filters={state}
            region={selected}
            onChange={(part) => use((actions) => actions.change(part))}
          />
        )}
      </div>
      <div
        className={
          any ? 'meta mt-5 flex flex-wrap items-baseline gap-x-8 border-t border-line pt-1.5' : 'sr-only'
        }
      >
        <div className="max-w-[60ch] py-2.5" role="status">
          <p className="text-base font-semibold text-ink tabular-nums">{line}</p>
          {parts && state && (
            <parts.FilterSummary
              filters={state}
              isOwn={control.isOwn}
              region={selected}
              where={region?.name}
              row={row}
            />
          )}
        </div>
        {parts && any && <parts.ClearFilters row={row} onClear={() => use((actions) => actions.clear())} />}
      </div>
    </section>
  );
}
