'use client';

import { X } from 'lucide';
import { type RefObject, useRef } from 'react';
import * as messages from '@/.content/messages/moreFilters';
import { Icon } from '@/components/ui/icon';
import { DAYS } from '@/lib/guide/day-names';
import type { FilterActions, FilterState } from '@/lib/guide/filter-state';
import { timeWords } from '@/lib/text/clock';
import { useFilterControl } from './guide-store.client';

/** A filter that is set, and the action that removes it. */
type Chosen = { key: string; label: string; remove: (actions: FilterActions) => void };

function chosenOf({ choice, options }: FilterState): Chosen[] {
  const { categories, cuisine, at } = choice;
  return [
    ...options.categories.flatMap(({ key, label }): Chosen[] =>
      categories.includes(key) ? [{ key, label, remove: (actions) => actions.toggle(key) }] : [],
    ),
    ...options.cuisines.flatMap(({ key, label }): Chosen[] =>
      key === cuisine
        ? [{ key: `cuisine ${key}`, label, remove: (actions) => actions.change({ cuisine: null }) }]
        : [],
    ),
    ...(at
      ? [
          {
            key: 'at',
            label: messages.openOn({ day: DAYS[at.day], time: timeWords(at.minutes) }),
            remove: (actions: FilterActions) => actions.change({ at: null }),
          },
        ]
      : []),
  ];
}

export type ChosenFiltersProps = {
  filters: FilterState;
  /** Gets the focus when the last chip is removed. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The filters that are set, each as a chip that removes it. */
export function ChosenFilters({ filters, button }: ChosenFiltersProps) {
  const use = useFilterControl()?.use;
  const row = useRef<HTMLUListElement>(null);
  const remove = (index: number, action: Chosen['remove']) => {
    // The change removes the pressed chip.
    const chips = row.current?.querySelectorAll('button') ?? [];
    (chips[index + 1] ?? chips[index - 1] ?? button.current)?.focus({ preventScroll: true });
    use?.(action);
  };
  return (
    <ul className="flex w-full flex-wrap gap-2 pt-2 print:hidden" aria-label={messages.chosen} ref={row}>
      {chosenOf(filters).map(({ key, label, remove: action }, index) => (
        <li key={key}>
          <button
            type="button"
            className="chip text-ink"
            aria-label={messages.removeFilter({ filter: label })}
            onClick={() => remove(index, action)}
          >
            {label}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
