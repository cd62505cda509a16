import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withBasePath } from '@/lib/content/base-path';
import type { Recipe } from '@/lib/content/schema/recipe';
import { recipePath } from '@/lib/recipe/blocks';
import { filesUnder, isOwnFile } from '@/scripts/export';
import { withPolicy } from './content-policy';
import { ROUTER_DATA, withoutRouterData } from './router-data';
import { startInTasks } from './start-in-tasks';

/**
 * Moves the scripts and the router's data of every page of an export out of it, and writes the policy and the first
 * script, that loads them, into it.
 *
 * @returns how many pages there are
 */
export function finishPages(folder: string, policy: string, firstScript: string): number {
  mkdirSync(path.join(folder, ROUTER_DATA), { recursive: true });
  const files = filesUnder(folder).filter((file) => file.endsWith('.html') && !isOwnFile(file));
  // Nearly all pages start the same way.
  const starts = new Map<string, string>();
  const startOf = (start: string) => {
    const known = starts.get(start) ?? startInTasks(start, folder);
    starts.set(start, known);
    return known;
  };
  for (const file of files) {
    const target = path.join(folder, file);
    try {
      const { page, elements, data, start } = withoutRouterData(readFileSync(target, 'utf8'));
      // The start comes last: once the page has been read, the router takes no more data.
      const script = `self.TURBOPACK ||= [];\n${data};\n${startOf(start)};\n`;
      const name = `${ROUTER_DATA}/${createHash('sha256').update(script).digest('hex').slice(0, 16)}.js`;
      writeFileSync(path.join(folder, name), script);
      writeFileSync(target, withPolicy(page(firstScript, withBasePath(`/${name}`)), policy, elements));
    } catch (error) {
      throw new Error(`${target} ${(error as Error).message}`);
    }
  }
  return files.length;
}

/** Parts of a page's data, which the router asks for ahead of a link. No link of this site has it do so. */
const AHEAD = /(^|\/)__next\.[^/]+\.txt$/;

/** Leaves out what Next writes beside every page and nobody asks for: four files of a page, as large as the page. */
export function removePartsAhead(folder: string): void {
  for (const file of filesUnder(folder)) if (AHEAD.test(file)) rmSync(path.join(folder, file));
}

/** Puts the page of each recipe at its number too, as it is: with the canonical address of its own path. */
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
