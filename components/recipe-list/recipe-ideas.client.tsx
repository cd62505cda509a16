'use client';

import { useMemo } from 'react';
import * as messages from '@/.content/messages/listing';
import { FilterChip } from '@/components/ui/filter-chip.client';
import type { Filterable, Filters } from '@/lib/recipe-list/filters';
import { type FilterIdea, filterIdeas } from '@/lib/recipe-list/ideas';

export type RecipeIdeasProps = {
  recipes: readonly Filterable[];
  filters: Filters;
  onPick: (filters: Filters) => void;
};

/** Other filters for a choice without recipes; each of them finds some. */
export function RecipeIdeas({ recipes, filters, onPick }: RecipeIdeasProps) {
  const { spelling, kinds, without } = useMemo(() => filterIdeas(recipes, filters), [recipes, filters]);
  const row = (name: string, ideas: readonly FilterIdea[]) =>
    ideas.length > 0 && (
      <div>
        <dt className="mb-2 font-display text-sm font-semibold">{name}</dt>
        <dd>
          <ul className="flex flex-wrap gap-2">
            {ideas.map(({ label, filters: next, count }) => (
              <li key={label}>
                <FilterChip
                  label={label}
                  count={count}
                  counted={messages.recipesFound}
                  onPress={() => onPick(next)}
                />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    );
  return (
    <dl className="mt-8 grid gap-x-gap gap-y-8 lg:grid-cols-3">
      {row(messages.didYouMean, spelling)}
      {row(messages.otherKinds, kinds)}
      {row(messages.withoutFilter, without)}
    </dl>
  );
}
