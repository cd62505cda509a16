import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** Folders and files that the pages are made of, beside the public address. */
const SOURCES = ['app', 'components', 'data', 'lib', 'scripts/postbuild', 'scripts/prepare'];
const SETTINGS = ['package-lock.json', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'];

/** Name of a build: a hash of everything the pages are made of, so that equal sources give equal builds. */
export function buildId(): string {
  const sources = SOURCES.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const files = [...SETTINGS, ...sources].map((file) => file.replaceAll('\\', '/')).sort();
  const hash = createHash('sha256').update(process.env.SITE_URL ?? '');
  for (const file of files) {
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
