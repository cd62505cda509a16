import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** Inputs of a build, besides the public address. */
const SOURCES = ['app', 'components', 'data', 'lib', 'scripts/postbuild', 'scripts/prepare'];
const SETTINGS = ['package-lock.json', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json'];

/** Build id: a hash of all inputs, so that equal sources give equal builds. */
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
