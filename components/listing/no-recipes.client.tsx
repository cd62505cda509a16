'use client';

import Link from 'next/link';
import { kindPages } from '@/lib/content/cook/recipe-filters';
import { type Filters, kindLabel, NO_FILTERS, sameFilters } from '@/lib/listing/filters';

/** Why nothing fits, in one sentence. */
export function reasonFor(filters: Filters): string {
  const { category, have } = filters;
  const label = kindLabel(category);
  if (category && !label) return `There is no kind of recipe called “${category}” here.`;
  if (sameFilters(filters, { ...NO_FILTERS, category })) return `Nothing under ${label} is written down yet.`;
  if (sameFilters(filters, { ...NO_FILTERS, have })) return 'Nothing I have written down uses any of that.';
  return 'Nothing I have written down fits all of that at once.';
}

export type NoRecipesProps = { category: string; onClear: () => void };

/** The way on when nothing fits: all recipes, and the page that waits for the dish where there is one. */
export function NoRecipes({ category, onClear }: NoRecipesProps) {
  const page = Object.hasOwn(kindPages, category) ? kindPages[category] : undefined;
  return (
    <div className="pg-acts">
      <button type="button" className="btn" onClick={onClear}>
        Show all recipes
      </button>
      {page && (
        <Link className="btn quiet" href={page.href} prefetch={false}>
          {page.name}
        </Link>
      )}
    </div>
  );
}
