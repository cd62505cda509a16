'use client';

import { useId } from 'react';
import { dietFilters, timeFilters } from '@/lib/content/cook/recipe-filters';
import type { Filters } from '@/lib/listing/filters';
import { FilterChip } from './filter-chip.client';

export type MoreFiltersProps = { filters: Filters; onChange: (part: Partial<Filters>) => void };

/** Time, diet, and what is in the visitor's kitchen. */
export function MoreFilters({ filters, onChange }: MoreFiltersProps) {
  const { time, diets, have } = filters;
  const haveId = useId();
  const toggleDiet = (diet: string) =>
    onChange({ diets: diets.includes(diet) ? diets.filter((other) => other !== diet) : [...diets, diet] });
  return (
    <div className="l-more">
      <fieldset>
        <legend>From start to table</legend>
        <div className="chips">
          {timeFilters.map(({ value, label }) => (
            <FilterChip
              key={value}
              label={label}
              pressed={time === value}
              onPress={() => onChange({ time: time === value ? '' : value })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>Diet</legend>
        <div className="chips">
          {dietFilters.map(({ value, label }) => (
            <FilterChip
              key={value}
              label={label}
              pressed={diets.includes(value)}
              onPress={() => toggleDiet(value)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={haveId}>What I have</label>
        <div className="field plain">
          <input
            id={haveId}
            type="search"
            placeholder="pork, onions, ginger"
            aria-describedby={`${haveId}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={200}
            value={have}
            onChange={(event) => onChange({ have: event.target.value })}
          />
        </div>
        <p className="hint" id={`${haveId}-hint`}>
          Put commas between. The recipes that use most of it come first.
        </p>
      </div>
    </div>
  );
}
