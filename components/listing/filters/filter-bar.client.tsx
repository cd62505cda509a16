'use client';

import { SlidersHorizontal } from 'lucide';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as words from '@/.content/words/listing';
import { Icon } from '@/components/ui/icon';
import { kindFilters } from '@/lib/content/recipe-filters';
import { type Filters, findRecipes, type RecipeFacts } from '@/lib/listing/filters';
import type { Kitchen } from '@/lib/listing/have';
import { FilterChip } from './filter-chip.client';
import { MoreFilters } from './more-filters.client';

export type FilterBarProps = {
  recipes: readonly RecipeFacts[];
  filters: Filters;
  /** What of the visitor's things each recipe uses. */
  kitchen: Kitchen;
  onChange: (part: Partial<Filters>) => void;
  /** The chip that shows every kind. */
  allRef: RefObject<HTMLButtonElement | null>;
};

/** Scrolls the row, and nothing else, to the pressed chip of a kind. */
function showPressed(row: HTMLElement, category: string): void {
  const chip = category && row.querySelector('[aria-pressed="true"]');
  if (!chip) return;
  const frame = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  if (at.left < frame.left || at.right > frame.right) row.scrollLeft += at.left - frame.left - 20;
}

/** Kinds of recipe as chips, and behind a button what else narrows the list. */
export function FilterBar({ recipes, filters, kitchen, onChange, allRef }: FilterBarProps) {
  const panelId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const count = (category: string) => findRecipes(recipes, { ...filters, category }, kitchen).found.length;
  const inUse = (filters.time ? 1 : 0) + filters.diets.length + (filters.have.trim() ? 1 : 0);
  // Whoever arrives with these filters in the address sees them.
  const open = toggled ?? inUse > 0;
  // Kinds nobody has cooked yet are left out, unless one of them was asked for.
  const kinds = kindFilters.filter(
    ({ value }) => value === filters.category || recipes.some(({ types }) => types.includes(value)),
  );

  useEffect(() => {
    // On a phone the row scrolls sideways: the chosen chip should not be out of sight.
    if (row.current) showPressed(row.current, filters.category);
  }, [filters.category]);

  return (
    <div className="wrap l-filter js-only">
      <div className="l-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
        <div className="chips scroll" role="group" aria-label={words.kinds} ref={row}>
          <FilterChip
            ref={allRef}
            label={words.all}
            count={count('')}
            pressed={filters.category === ''}
            onPress={() => onChange({ category: '' })}
          />
          {kinds.map(({ value, label }) => (
            <FilterChip
              key={value}
              label={label}
              count={count(value)}
              pressed={filters.category === value}
              onPress={() => onChange({ category: filters.category === value ? '' : value })}
            />
          ))}
        </div>
        <button
          type="button"
          className="btn quiet sm"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setToggled(!open)}
        >
          <Icon of={SlidersHorizontal} size={18} />
          {words.moreFilters}
          {inUse > 0 && (
            <span className="n">
              {inUse}
              <span className="sr"> {words.inUse}</span>
            </span>
          )}
        </button>
      </div>
      <div id={panelId} hidden={!open}>
        <MoreFilters filters={filters} onChange={onChange} />
      </div>
    </div>
  );
}
