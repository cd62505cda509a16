'use client';

import Link from 'next/link';
import * as words from '@/.content/words/listing';
import { kindPages } from '@/lib/content/recipe-filters';
import { type Filters, isNarrowed, kindLabel } from '@/lib/listing/filters';

/** Why nothing fits, in one sentence. */
export function reasonFor(filters: Filters): string {
  const { category } = filters;
  const label = kindLabel(category);
  if (category && !label) return words.noKind({ kind: category });
  if (!isNarrowed({ ...filters, category: '' })) return words.noneOfKind({ kind: label ?? category });
  if (!isNarrowed({ ...filters, have: '' })) return words.noneUses;
  return words.noneFits;
}

export type NoRecipesProps = { category: string; onClear: () => void };

/** The way on when nothing fits: all recipes, and the page that waits for the dish where there is one. */
export function NoRecipes({ category, onClear }: NoRecipesProps) {
  const page = Object.hasOwn(kindPages, category) ? kindPages[category] : undefined;
  return (
    <div className="pg-acts">
      <button type="button" className="btn" onClick={onClear}>
        {words.showAll}
      </button>
      {page && (
        <Link className="btn quiet" href={page.href} prefetch={false}>
          {page.name}
        </Link>
      )}
    </div>
  );
}
