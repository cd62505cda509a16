'use client';

import { useId } from 'react';
import * as words from '@/.content/words/listing';
import { dietFilters, timeFilters } from '@/lib/content/recipe-filters';
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
        <legend>{words.time}</legend>
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
        <legend>{words.diet}</legend>
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
        <label htmlFor={haveId}>{words.whatIHave}</label>
        <div className="field plain">
          <input
            id={haveId}
            type="search"
            placeholder={words.whatIHaveExample}
            aria-describedby={`${haveId}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={200}
            value={have}
            onChange={(event) => onChange({ have: event.target.value })}
          />
        </div>
        <p className="hint" id={`${haveId}-hint`}>
          {words.whatIHaveHint}
        </p>
      </div>
    </div>
  );
}
