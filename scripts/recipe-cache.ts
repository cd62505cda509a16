import { createHash } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import picturesJson from '@/.content/pictures.json' with { type: 'json' };
import { navSections } from '@/components/frame/nav-sections';
import { searchTries } from '@/components/frame/search/search-tries';
import { buildDay } from '@/lib/build-day';
import { navigation } from '@/lib/content/navigation';
import type { Recipe } from '@/lib/content/schema/recipe';
import { relatedCards } from '@/lib/listing/cards';
import { CACHED_RECIPES } from '@/lib/pages/cached';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { filesUnder } from '@/scripts/export';
import { sharedId } from './build-id';
import { contentPolicy } from './postbuild/content-policy';
import { ROUTER_DATA } from './postbuild/router-data';

// Files of recipes from earlier builds, so that one changed recipe does not have all others drawn again. The files of a
// recipe lie in a folder named by a hash of whatever they are made of, so that another key is another folder. What a
// page of a recipe takes from other recipes has to be part of the key: `npm run bench:scale -- 50 --check` finds what
// was forgotten.

const FOLDER = '.cache/recipes';

/** Fewer recipes are drawn in seconds, and need no files of an earlier build. */
const FEWEST = 40;

const pictures: Readonly<Record<string, object>> = picturesJson;

/** Entries of the pictures that content in JSON names. */
const picturesIn = (json: string) =>
  [...json.matchAll(/"name":"([a-z0-9-]+)"/g)].flatMap(([, name = '']) => pictures[name] ?? []);

/** Folder of a recipe's files in the cache, by its slug. With thousands of recipes it takes seconds to work out. */
export function cacheFolders(): ReadonlyMap<string, string> {
  const recipes = allRecipes();
  // A picture that no recipe names may stand in what is drawn around them.
  const ofRecipes = new Set(picturesIn(JSON.stringify(recipes)));
  const others = Object.values(pictures).filter((entry) => !ofRecipes.has(entry));
  const isCompressed = process.env.PRECOMPRESS !== 'no';
  const frame = [navSections(navigation.header), searchTries(), contentPolicy(), buildDay().slice(0, 4)];
  const shared = JSON.stringify([sharedId(), process.version, isCompressed, frame, others]);
  const folderOf = (recipe: Recipe) => {
    const own = JSON.stringify([recipe, relatedCards(recipe), recipe.updated === 'build' && buildDay()]);
    const key = createHash('sha256')
      .update(shared)
      .update(own)
      .update(JSON.stringify(picturesIn(own)));
    return path.join(FOLDER, key.digest('hex').slice(0, 32));
  };
  return new Map(recipes.map((recipe) => [recipe.slug, folderOf(recipe)]));
}

/** Notes for the export which recipes' files are there already, unless there are few recipes. Returns how many it notes. */
export function noteCachedRecipes(fewest = FEWEST): number {
  const folders = allRecipes().length < fewest ? [] : [...cacheFolders()];
  const cached = folders.flatMap(([slug, folder]) => (existsSync(folder) ? slug : []));
  writeFileSync(CACHED_RECIPES, JSON.stringify(cached));
  return cached.length;
}

/** Names of the recipes that were noted. */
const noted = (): string[] => JSON.parse(readFileSync(CACHED_RECIPES, 'utf8'));

const BUILT_FILE = /_next\/static\/[^"'\\\s?<>]+\.(?:js|css|woff2)/g;

/** The files of a recipe in a folder: those at its address, and the router's data of its page. */
function filesOf(recipe: Recipe, folder: string): string[] {
  const at = recipePath(recipe).slice(1);
  const beside = readdirSync(path.join(folder, at), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${at}/${name}`);
  const page = readFileSync(path.join(folder, at, 'index.html'), 'utf8');
  const data = (page.match(BUILT_FILE) ?? []).filter((file) => file.startsWith(ROUTER_DATA));
  const copies = data.flatMap((file) => ['', '.br', '.gz'].map((ending) => file + ending));
  return [...beside, ...copies.filter((file) => existsSync(path.join(folder, file)))];
}

function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(from, file), path.join(to, file), constants.COPYFILE_FICLONE);
  }
}

/**
 * Puts the files of the recipes that were noted into an export. Throws where a page names a script, style or font that
 * this build has not made.
 *
 * @param folders those of the cache
 * @returns how many recipes there are
 */
export function takeCachedRecipes(out: string, folders = cacheFolders()): number {
  const built = new Set(filesUnder(path.join(out, '_next')).map((file) => `_next/${file}`));
  const slugs = noted();
  for (const slug of slugs) {
    const [recipe, folder] = [recipeBySlug(slug), folders.get(slug) ?? ''];
    copyFiles(filesOf(recipe, folder), folder, out);
    const page = readFileSync(path.join(out, recipePath(recipe), 'index.html'), 'utf8');
    const missing = page.match(BUILT_FILE)?.find((file) => !built.has(file) && !file.startsWith(ROUTER_DATA));
    if (!missing) continue;
    rmSync(FOLDER, { recursive: true });
    throw new Error(`${folder} was of another build, with ${missing}. It is gone: build again.`);
  }
  return slugs.length;
}

/** Keeps the files of the recipes that this build has drawn, and removes those that no recipe of today has. */
export function keepRecipes(out: string, folders = cacheFolders(), fewest = FEWEST): void {
  if (allRecipes().length < fewest) {
    rmSync(FOLDER, { recursive: true, force: true });
    return;
  }
  const taken = new Set(noted());
  mkdirSync(FOLDER, { recursive: true });
  const used = new Set([...folders.values()].map((folder) => path.basename(folder)));
  for (const name of readdirSync(FOLDER))
    if (!used.has(name)) rmSync(path.join(FOLDER, name), { recursive: true });
  for (const recipe of allRecipes().filter(({ slug }) => !taken.has(slug))) {
    const folder = folders.get(recipe.slug) ?? '';
    // A run cut short leaves no half folder under the name.
    const draft = `${folder}.part`;
    copyFiles(filesOf(recipe, out), out, draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
}
