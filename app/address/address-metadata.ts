import type { Metadata } from 'next';
import { contentMetadata } from '@/app/content-metadata';
import { pageAt } from '@/lib/pages/addresses';
import { recipeAt } from '@/lib/recipe/addresses';
import { recipeMetadata } from '@/lib/seo/recipe-page';

/** Title, description and canonical address of what the content has at a path; nothing where it has nothing there. */
export function addressMetadata(path: string): Metadata {
  const recipe = recipeAt(path);
  if (recipe) return recipeMetadata(recipe);
  const page = pageAt(path);
  return page ? contentMetadata(page) : {};
}
