import type { Metadata } from 'next';
import { recipeAt } from '@/lib/recipe/all';
import { contentMetadata, recipeMetadata } from '@/lib/seo/metadata';
import { pageAt } from './addresses';

/** Metadata of the recipe or page at a path; empty for an unknown path. */
export function addressMetadata(path: string): Metadata {
  const recipe = recipeAt(path);
  return recipe ? recipeMetadata(recipe) : contentMetadata(pageAt(path));
}
