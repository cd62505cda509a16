import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FIXTURE_SITE } from './export';

// Builds the fixture site of the browser tests: the code of this folder with the content of __tests__/fixtures/data.

/** Files of a build besides content and packages. */
const ENGINE = [
  'app',
  'components',
  'lib',
  'scripts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
];

rmSync(FIXTURE_SITE, { recursive: true, force: true });
mkdirSync(join(FIXTURE_SITE, 'public'), { recursive: true });
for (const name of ENGINE) cpSync(name, join(FIXTURE_SITE, name), { recursive: true });
cpSync('__tests__/fixtures/data', join(FIXTURE_SITE, 'data'), { recursive: true });
symlinkSync(resolve('node_modules'), join(FIXTURE_SITE, 'node_modules'), 'junction');

const { status } = spawnSync('npm run build', {
  cwd: FIXTURE_SITE,
  shell: true,
  stdio: 'inherit',
  env: {
    ...process.env,
    PICTURE_CACHE: resolve(process.env.PICTURE_CACHE || '.cache/pictures'),
    // Ignore the address of the owner's site.
    SITE_URL: '',
  },
});
process.exitCode = status ?? 1;
