import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { UsageError } from '@/scripts/command';

// Chromium's headless shell has no windows and opens a page in a quarter of the time.
const CHROMIUM = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const CHROMIUM_ON_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX = ['firefox', 'firefox-esr'];
const FIREFOX_ON_MAC = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

const firstFile = (files: readonly string[]): string | undefined => files.find((file) => existsSync(file));

/** File that one of the environment variables names. Throws if there is no such file. */
function fileFromVariable(...names: string[]): string | undefined {
  const name = names.find((each) => process.env[each]);
  const file = name && process.env[name];
  if (file && !existsSync(file)) throw new UsageError(`${name} is "${file}", but there is no file there.`);
  return file;
}

/** Files of these names in the folders of PATH. */
function filesOnPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** The build of a browser that `playwright install` has downloaded. */
function playwrightsOwn(browser: BrowserType): string | undefined {
  try {
    return firstFile([browser.executablePath()]);
  } catch {
    // Playwright has none for this system.
    return undefined;
  }
}

/**
 * Chromium for the tests: the file in PLAYWRIGHT_CHROMIUM or CHROME_PATH, Playwright's own or the system's. Throws if a
 * variable names no file.
 */
export function findBrowser(): string | undefined {
  return (
    fileFromVariable('PLAYWRIGHT_CHROMIUM', 'CHROME_PATH') ??
    playwrightsOwn(chromium) ??
    firstFile([...filesOnPath(CHROMIUM), ...CHROMIUM_ON_MAC])
  );
}

/** The system's Firefox, which Playwright drives over WebDriver BiDi, or the one that PLAYWRIGHT_FIREFOX names. */
export function findSystemFirefox(): string | undefined {
  return fileFromVariable('PLAYWRIGHT_FIREFOX') ?? firstFile([...filesOnPath(FIREFOX), ...FIREFOX_ON_MAC]);
}

export const hasPlaywrightsFirefox = (): boolean => playwrightsOwn(firefox) !== undefined;
export const hasPlaywrightsWebkit = (): boolean => playwrightsOwn(webkit) !== undefined;
