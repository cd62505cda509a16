import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { UsageError } from '@/scripts/command';

// The first one has no windows and opens a page in a quarter of the time.
const NAMES = [
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

function playwrightsOwn(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    // There is none for this system.
    return [];
  }
}

/**
 * The Chromium that is there for the tests: what PLAYWRIGHT_CHROMIUM or CHROME_PATH names, Playwright's own, the
 * system's; undefined without one. Throws where the variable names no file.
 */
export function findBrowser(): string | undefined {
  for (const name of ['PLAYWRIGHT_CHROMIUM', 'CHROME_PATH']) {
    const file = process.env[name];
    if (file && !existsSync(file)) throw new UsageError(`${name} is "${file}", but there is no file there.`);
    if (file) return file;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...playwrightsOwn(), ...onPath, ...MAC].find((file) => existsSync(file));
}
