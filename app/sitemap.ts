import type { MetadataRoute } from 'next';
import { pagePaths } from '@/lib/pages/all';
import { allRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Canonical pages only. Recipes carry the day they last changed; a page without one carries none, rather than a made-up one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const recipes = allRecipes().map((recipe) => ({
    url: absoluteUrl(recipePath(recipe)),
    lastModified: updatedOn(recipe),
  }));
  return [...pagePaths.map((path) => ({ url: absoluteUrl(path) })), ...recipes];
}
