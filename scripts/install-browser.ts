import { spawnSync } from 'node:child_process';
import { findBrowser } from '@/e2e/browser';

// Before the browser tests: a fresh machine has no browser.

const isRoot = process.getuid?.() === 0;
// --with-deps asks for the administrator's password where there is somebody to type it.
const commands = [`npx playwright install ${isRoot ? '--with-deps ' : ''}chromium`];
if (isRoot && process.platform === 'linux') {
  commands.push(
    'apt-get update',
    'apt-get install -y chromium-headless-shell',
    'apt-get install -y chromium',
  );
}

for (const command of commands) {
  if (findBrowser()) break;
  console.log(`No browser found. Trying: ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (!findBrowser()) {
  console.error(
    'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or set ' +
      'PLAYWRIGHT_CHROMIUM to its file, such as PLAYWRIGHT_CHROMIUM=/usr/bin/chromium npm test.',
  );
  process.exitCode = 1;
}
