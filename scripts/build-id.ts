import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** What the pages are made of, beside content and the public address. */
const CODE = ['app', 'components', 'lib', 'scripts/postbuild'];
const SETTINGS = ['package-lock.json', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'];

/** Content that is of one recipe each, or says something about the build. */
const OF_RECIPES = /^\.content\/(recipes\.ts$|(pictures|problems|cached-recipes)\.json$|schema\/)/;

function hashOf(folders: readonly string[]): string {
  const sources = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
  const files = [...SETTINGS, ...sources].map((file) => file.replaceAll('\\', '/')).sort();
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of files) {
    if (OF_RECIPES.test(file) || !existsSync(file) || !statSync(file).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Name of a build: a hash of everything the pages are made of, so that equal sources give equal builds. */
export function buildId(): string {
  return hashOf([...CODE, 'data']);
}

/**
 * A hash of what every page is made of: code, words, and all prepared content but the recipes. Pages carry it, and the
 * router loads a page anew where it differs; a recipe that changes leaves it, and with it all other pages, as it is.
 */
export function sharedId(): string {
  return hashOf([...CODE, '.content', 'data/fonts']);
}
