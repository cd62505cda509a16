import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_SITE } from './export';
import { copyEngine } from './working-copy';

// Builds the fixture site of the browser tests: the code of this folder with the content of __tests__/fixtures/data.

copyEngine(FIXTURE_SITE);
mkdirSync(join(FIXTURE_SITE, 'public'), { recursive: true });
cpSync('__tests__/fixtures/data', join(FIXTURE_SITE, 'data'), { recursive: true });

const { status } = spawnSync('npm run build', {
  cwd: FIXTURE_SITE,
  shell: true,
  stdio: 'inherit',
  env: {
    ...process.env,
    PICTURE_CACHE: resolve(process.env.PICTURE_CACHE || '.cache/pictures'),
    // Only servers of visitors send the compressed copies.
    PRECOMPRESS: 'no',
    // Ignore the address of the owner's site.
    SITE_URL: '',
  },
});
process.exitCode = status ?? 1;
