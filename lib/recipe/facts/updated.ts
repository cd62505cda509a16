import { buildDay } from '@/lib/build-day';
import type { Recipe } from '@/lib/content/schema/recipe';

/** Day the content of a recipe last changed, YYYY-MM-DD. */
export function updatedOn({ published, updated = published }: Pick<Recipe, 'published' | 'updated'>): string {
  return updated === 'build' ? buildDay() : updated;
}
