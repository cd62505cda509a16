import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A browser for the tests: where it is, and the switches it needs here. */
export type Browser = { executablePath: string; args: string[] };

const SYSTEM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = () => process.getuid?.() === 0;

function onPath(name: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

function playwrightsOwn(): string | undefined {
  try {
    const file = chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function named(): string | undefined {
  for (const name of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const file = process.env[name];
    if (!file) continue;
    if (existsSync(file)) return file;
    throw new Error(`${name} is "${file}", but there is no file there.`);
  }
  return undefined;
}

function present(): string | undefined {
  return playwrightsOwn() ?? [...SYSTEM.map(onPath), ...MAC].find((file) => file && existsSync(file));
}

function run(program: string, args: string[]): boolean {
  console.log(`No browser found. Trying: ${program} ${args.join(' ')}`);
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0;
}

function installed(): string | undefined {
  // --with-deps asks for the administrator's password where there is somebody to type it; not in a gate.
  const args = ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'];
  if (run('npx', args) && present()) return present();
  if (process.platform !== 'linux' || !isRoot() || !onPath('apt-get')) return undefined;
  if (run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) return present();
  return undefined;
}

/**
 * Finds a Chromium: PLAYWRIGHT_CHROMIUM or CHROME_PATH, Playwright's own, the system's, else installs one.
 * Throws an Error that says what to do when none can be had.
 */
export function findBrowser(): Browser {
  const executablePath = named() ?? present() ?? installed();
  if (!executablePath) {
    throw new Error(
      'The browser tests need Chromium or Chrome, and none could be found or installed. Install one, or set ' +
        'PLAYWRIGHT_CHROMIUM to its file, such as PLAYWRIGHT_CHROMIUM=/usr/bin/chromium npm test.',
    );
  }
  return { executablePath, args: isRoot() ? ['--no-sandbox'] : [] };
}
