import { spawnSync } from 'node:child_process';
import { findBrowser } from '@/e2e/browser';
import { runCommand, UsageError } from './command';

// Installs a browser for the browser tests if none is found.

const isRoot = process.getuid?.() === 0;
// Without root, --with-deps would prompt for a password.
const installs = [`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`];
if (isRoot && process.platform === 'linux')
  installs.push(
    'apt-get update && apt-get install -y chromium-headless-shell',
    'apt-get update && apt-get install -y chromium',
  );

await runCommand(() => {
  for (const install of installs) {
    if (findBrowser()) return;
    console.log(`No browser found. Trying: ${install}`);
    spawnSync(install, { shell: true, stdio: 'inherit' });
  }
  if (!findBrowser())
    throw new UsageError(
      'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or set ' +
        'PLAYWRIGHT_CHROMIUM to its file, such as PLAYWRIGHT_CHROMIUM=/usr/bin/chromium npm test.',
    );
});
