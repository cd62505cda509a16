import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a build notes which recipes' files it takes from the one before. */
export const CACHED_RECIPES = '.content/cached-recipes.json';

/** Slugs of the recipes whose files the export takes from the build before; none but in an export. */
export function cachedRecipes(): ReadonlySet<string> {
  const file = join(process.cwd(), CACHED_RECIPES);
  if (process.env.NODE_ENV !== 'production' || !existsSync(file)) return new Set();
  return new Set(JSON.parse(readFileSync(file, 'utf8')));
}
