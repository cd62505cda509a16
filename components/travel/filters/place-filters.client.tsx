'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { sayNotLoaded } from '@/components/ui/not-loaded';
import { useLoaded } from '@/lib/hooks/use-loaded';
import { NO_FILTERS } from '@/lib/travel/filters/filters';
import { useFilterControl, useFilters } from './filter-provider.client';

const loadMore = () => import('./more-place-filters.client');

/** Scrolls the row, and nothing else, until the first pressed chip is in it. */
function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]');
  if (!chip) return;
  const frame = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  if (at.left < frame.left || at.right > frame.right) row.scrollLeft += at.left - frame.left - 20;
}

/** The filters over the Toronto map, and how many places they leave. Nothing on a page without a provider. */
export function PlaceFilters() {
  const { any } = useFilters();
  const control = useFilterControl();
  const panelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [More, load] = useLoaded(loadMore);
  const inUse = (control?.choice.cuisine ? 1 : 0) + (control?.choice.at ? 1 : 0);
  // Whoever arrives with these filters in the address sees them.
  const open = toggled ?? inUse > 0;
  useEffect(() => {
    if (inUse > 0) void load();
  }, [inUse, load]);
  const pressedHere = useRef(false);
  const categories = control?.choice.categories;
  useEffect(() => {
    // On a phone the row scrolls sideways: what a link has chosen should not be out of sight.
    if (categories && row.current && !pressedHere.current) showPressed(row.current);
    pressedHere.current = false;
  }, [categories]);
  if (!control) return null;

  const { options, choice, result, change } = control;
  const press = (key: string) => {
    pressedHere.current = true;
    const others = choice.categories.filter((other) => other !== key);
    change({ categories: others.length < choice.categories.length ? others : [...others, key] });
  };
  const toggle = async () => {
    setToggled(!open);
    if (open || (await load())) return;
    setToggled(false);
    sayNotLoaded('More filters');
  };
  const clear = () => {
    change(NO_FILTERS);
    // The pressed button goes with the filters it cleared.
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <section className="pf js-only" aria-label="Filter the restaurants">
      <div className="pf-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
        <div className="chips scroll" role="group" aria-label="Category" ref={row}>
          {options.categories.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              className="chip"
              aria-pressed={choice.categories.includes(key)}
              onClick={() => press(key)}
            >
              {label}
              {result.counts.categories.has(key) && (
                <span className="n">{result.counts.categories.get(key)}</span>
              )}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="btn quiet sm"
          aria-expanded={open}
          aria-controls={panelId}
          onPointerEnter={() => void load()}
          onClick={() => void toggle()}
        >
          <SlidersHorizontal className="i" size={18} aria-hidden="true" />
          More filters
          {inUse > 0 && (
            <span className="n">
              {inUse}
              <span className="sr"> in use</span>
            </span>
          )}
        </button>
      </div>
      <div id={panelId} hidden={!open}>
        {More && <More.MorePlaceFilters control={control} />}
      </div>
      <div className={any ? 'pf-sum' : 'sr'}>
        <div role="status">
          <p className="pf-n">
            {result.shown} of {result.total} places
          </p>
          {any && result.shown === 0 && <p>None of my places fits all of that.</p>}
          {choice.at && More && <More.TimeSummary control={control} at={choice.at} />}
        </div>
        {any && (
          <button type="button" className="link" onClick={clear}>
            Clear filters
          </button>
        )}
      </div>
    </section>
  );
}
