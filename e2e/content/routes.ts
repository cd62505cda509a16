import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ExportedPage, exportedPages, OUT } from '@/scripts/export';

/** Every page of the exported site but the not-found page. */
export const sitePages: ExportedPage[] = existsSync(OUT)
  ? exportedPages(OUT).filter((page) => page.route.endsWith('/'))
  : [];

/** Addresses of the exported recipe pages: those with a file of the recipe's data beside them. */
export const exportedRecipes: string[] = existsSync(OUT)
  ? readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'recipe.json')
      .map((file) => `/${path.dirname(file).replaceAll('\\', '/')}/`)
      .sort()
  : [];
