import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteUrl } from '@/lib/content/site-url';
import { withBasePath } from '@/lib/text/base-path';
import { languagePath } from '@/lib/text/root-path';
import { OUT } from '@/scripts/export';
import { copyEngine } from '@/scripts/working-copy';
import { NGINX } from './hosts';

/** Folder of the copies of the project in which further languages are built. */
const COPIES = '.cache/languages';

/** Exported files that only the root of a host has, or that all languages share. */
const AT_ROOT = ['pictures', 'desk', '_headers', '_redirects', 'robots.txt', '.well-known'];

/** Files of redirects, of which those of each language are part of the site's. */
const REDIRECTS = [join(OUT, '_redirects'), join(NGINX, 'redirects.map')];

/**
 * Builds the pages in a further language and moves them below the others, to `out/ko`. They are built in a copy of the
 * project, since the language is constant in a build; content and encoded pictures are those of the project.
 *
 * @param language BCP 47 tag
 */
export function buildLanguage(language: string): void {
  const copy = join(COPIES, language);
  const path = languagePath(language);
  copyEngine(copy);
  for (const folder of ['data', 'public']) symlinkSync(resolve(folder), join(copy, folder), 'junction');
  const { status } = spawnSync('npm run build', {
    cwd: copy,
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      PICTURE_CACHE: resolve(process.env.PICTURE_CACHE || '.cache/pictures'),
      SITE_LANGUAGE: language,
      SITE_URL: `${siteUrl}${path}`,
    },
  });
  if (status !== 0) throw new Error(`The pages in ${language} could not be built.`);
  for (const file of REDIRECTS)
    if (existsSync(join(copy, file))) appendFileSync(file, readFileSync(join(copy, file)));
  // Netlify looks for a not-found page at the root only.
  const below = withBasePath(path);
  appendFileSync(join(OUT, '_redirects'), `${below}/* ${below}/404.html 404\n`);
  for (const name of AT_ROOT) rmSync(join(copy, OUT, name), { recursive: true, force: true });
  renameSync(join(copy, OUT), join(OUT, path));
}
