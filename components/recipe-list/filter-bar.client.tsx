'use client';

import { SlidersHorizontal } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as messages from '@/.content/messages/listing';
import { dietFilters, kindFilters, timeFilters } from '@/.content/recipeFilters';
import { Button } from '@/components/ui/button';
import { FilterChip } from '@/components/ui/filter-chip.client';
import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import type { Filters } from '@/lib/recipe-list/filters';
import styles from './filter-bar.module.css';

/** Scrolls a row of chips, but not the page, to the first pressed chip. */
function showPressed(row: HTMLElement): void {
  const chip = row.querySelector('[aria-pressed="true"]');
  if (!chip) return;
  const frame = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  if (at.left < frame.left || at.right > frame.right) row.scrollLeft += at.left - frame.left - 20;
}

export type FilterBarProps = {
  /** Number of recipes of each kind, without other filters. */
  kinds: Readonly<Record<string, number>>;
  /** Number of recipes of a kind that fit the other filters, '' for all; undefined while it is unknown. */
  count: (kind: string) => number | undefined;
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
  /** The chip of all kinds. */
  allRef: RefObject<HTMLButtonElement | null>;
  /** The time is that of the sentence above. */
  isAnswered: boolean;
  /** The list below is that of the filters in the address; until then both are hidden. */
  isReady: boolean;
};

/** Kinds of recipe as chips, and a button that expands the other filters. */
export function FilterBar({
  kinds: counts,
  count,
  filters,
  onChange,
  allRef,
  isAnswered,
  isReady,
}: FilterBarProps) {
  const panelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const { category, time, diets } = filters;
  const inUse = (time && !isAnswered ? 1 : 0) + diets.length;
  // Expanded at first if the address sets one of its filters.
  const open = toggled ?? inUse > 0;
  // Kinds without recipes are left out, unless one is chosen.
  const kinds = kindFilters.filter(
    ({ value }) => value === category || (Object.hasOwn(counts, value) && counts[value] !== 0),
  );

  useEffect(() => {
    // On a phone the row scrolls sideways and could hide the chosen chip.
    if (row.current && category) showPressed(row.current);
  }, [category]);

  return (
    <div className={`wrap js-only mt-8 print:hidden ${isReady ? '' : styles.waiting}`.trim()}>
      <div className="border-b border-ink pb-6">
        <div className="flex flex-wrap gap-2">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
          <div
            className={`${styles.kinds} sideways -mx-gutter flex min-w-0 gap-2 overflow-x-auto px-gutter py-1.5`}
            role="group"
            aria-label={messages.kinds}
            ref={row}
          >
            <FilterChip
              ref={allRef}
              label={messages.all}
              count={count('')}
              pressed={category === ''}
              onPress={() => onChange({ category: '' })}
            />
            {kinds.map(({ value, label }) => (
              <FilterChip
                key={value}
                label={label}
                count={count(value)}
                pressed={category === value}
                onPress={() => onChange({ category: category === value ? '' : value })}
              />
            ))}
          </div>
          <Button
            look="quiet"
            small
            className={styles.more}
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setToggled(!open)}
          >
            <Icon of={SlidersHorizontal} size={18} />
            {messages.moreFilters}
            {inUse > 0 && (
              <span className="rounded-full bg-danmuji px-1.5 py-0.5 text-xs text-on-danmuji tabular">
                <LiveText>{`${inUse}`}</LiveText>
                <span className="sr-only"> {messages.active}</span>
              </span>
            )}
          </Button>
        </div>
        <div id={panelId} hidden={!open}>
          <MoreFilters filters={filters} onChange={onChange} />
        </div>
      </div>
    </div>
  );
}

type MoreFiltersProps = { filters: Filters; onChange: (part: Partial<Filters>) => void };

const LABEL = 'mb-2 block font-display text-sm font-semibold';

/** Filters for time and diet. */
function MoreFilters({ filters: { time, diets }, onChange }: MoreFiltersProps) {
  const toggleDiet = (diet: string) =>
    onChange({ diets: diets.includes(diet) ? diets.filter((other) => other !== diet) : [...diets, diet] });
  return (
    <div className={`${styles.filters} grid gap-x-8 gap-y-7 pt-6 md:grid-cols-2`}>
      <ChipGroup
        legend={messages.time}
        options={timeFilters}
        isPressed={(value) => time === value}
        onPress={(value) => onChange({ time: time === value ? '' : value })}
      />
      <ChipGroup
        legend={messages.diet}
        options={dietFilters}
        isPressed={(value) => diets.includes(value)}
        onPress={toggleDiet}
      />
    </div>
  );
}

type ChipGroupProps = {
  legend: string;
  options: readonly { value: string; label: string }[];
  isPressed: (value: string) => boolean;
  onPress: (value: string) => void;
};

function ChipGroup({ legend, options, isPressed, onPress }: ChipGroupProps) {
  return (
    <fieldset>
      <legend className={LABEL}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <FilterChip key={value} label={label} pressed={isPressed(value)} onPress={() => onPress(value)} />
        ))}
      </div>
    </fieldset>
  );
}
