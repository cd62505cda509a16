import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A browser for the tests: where it is, and the switches it needs here. */
export type Browser = { executablePath: string; args: string[] };

// The first one has no windows and opens a page in a quarter of the time.
const SYSTEM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What makes a browser without windows draw letters, and fetch pictures ahead, as one with windows does. */
const AS_WITH_WINDOWS = [
  '--font-render-hinting=none',
  // In place of Playwright's own list, which is the rest of this: a mouse. The margin is that of a 4G network, in pixels.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
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
  if (!run('apt-get', ['update'])) return undefined;
  const isThere = ['chromium-headless-shell', 'chromium'].some((name) =>
    run('apt-get', ['install', '-y', name]),
  );
  return isThere ? present() : undefined;
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
  return { executablePath, args: [...AS_WITH_WINDOWS, ...(isRoot() ? ['--no-sandbox'] : [])] };
}
