import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipePath } from '@/lib/recipe/blocks';
import { withBasePath } from '@/lib/text/base-path';
import { filesUnder, isSiteFile } from '@/scripts/export';
import { withPolicy } from './content-policy';
import { extractScripts, ROUTER_DATA } from './router-data';

/**
 * Moves scripts and router data of every page to a file, and adds the content policy and the first script, which loads
 * that file.
 *
 * @returns number of pages
 */
export function finishPages(folder: string, policy: string, firstScript: string): number {
  mkdirSync(path.join(folder, ROUTER_DATA), { recursive: true });
  const files = filesUnder(folder).filter((file) => file.endsWith('.html') && !isSiteFile(file));
  for (const file of files) {
    const target = path.join(folder, file);
    try {
      const { page, elements, data, start } = extractScripts(readFileSync(target, 'utf8'));
      // The start call comes last: after it, the router accepts no more data.
      const script = `self.TURBOPACK ||= [];\n${data};\n${start};\n`;
      const name = `${ROUTER_DATA}/${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
      writeFileSync(path.join(folder, name), script);
      writeFileSync(target, withPolicy(page(firstScript, withBasePath(`/${name}`)), policy, elements));
    } catch (error) {
      throw new Error(`${target} ${(error as Error).message}`);
    }
  }
  return files.length;
}

/** Prefetch data of the router; no link of this site prefetches. */
const PREFETCH_FILE = /(^|\/)__next\.[^/]+\.txt$/;

/** Removes the prefetch files, four per page and together as large as the page. */
export function removePrefetchFiles(folder: string): void {
  for (const file of filesUnder(folder)) if (PREFETCH_FILE.test(file)) rmSync(path.join(folder, file));
}

/** Copies each recipe page to `/recipes/{id}/`; its canonical address stays that of its path. */
export function copyToNumbers(
  folder: string,
  recipes: readonly Pick<Recipe, 'id' | 'slug' | 'customLink'>[],
): void {
  for (const recipe of recipes) {
    const target = path.join(folder, 'recipes', String(recipe.id));
    mkdirSync(target, { recursive: true });
    const source = path.join(folder, recipePath(recipe));
    for (const file of readdirSync(source).filter((name) => name.startsWith('index.')))
      copyFileSync(path.join(source, file), path.join(target, file));
  }
}
