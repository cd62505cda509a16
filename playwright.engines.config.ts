import { fileURLToPath } from 'node:url';
import { defineConfig, type Project } from 'playwright/test';
import { findSystemFirefox, hasPlaywrightsFirefox, hasPlaywrightsWebkit } from '@/e2e/browser';
import base from './playwright.config';

// Runs the tests tagged @engines in the installed engines other than Chromium.

const BIDI = fileURLToPath(new URL('./e2e/firefox-bidi.mjs', import.meta.url));

/** Firefox: the one that PLAYWRIGHT_FIREFOX names, Playwright's own build, or the system's. */
function firefoxProjects(): Project[] {
  if (hasPlaywrightsFirefox() && !process.env.PLAYWRIGHT_FIREFOX)
    return [{ name: 'firefox', use: { browserName: 'firefox' } }];
  const file = findSystemFirefox();
  if (!file) return [];
  const launchOptions = { executablePath: BIDI, env: { ...process.env, FIREFOX: file } };
  return [{ name: 'firefox', use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions } }];
}

const webkitProjects = (): Project[] =>
  hasPlaywrightsWebkit() ? [{ name: 'webkit', use: { browserName: 'webkit' } }] : [];

const ENGINES = [
  { name: 'Firefox', projects: firefoxProjects(), install: 'apt-get install firefox-esr' },
  { name: 'WebKit', projects: webkitProjects(), install: 'npx playwright install webkit' },
];
const missing = ENGINES.filter(({ projects }) => projects.length === 0);
const notes = missing.map(({ name, install }) => `${name} is not installed: ${install}`);

// Each worker loads this file too.
if (process.env.TEST_WORKER_INDEX === undefined) {
  for (const { name } of ENGINES.filter((engine) => !missing.includes(engine)))
    console.info(`Engine: ${name}`);
  for (const note of notes) console.info(note);
}

const { browserName: _, launchOptions: __, ...use } = base.use ?? {};

export default defineConfig({
  ...base,
  use: { ...use, baseURL: `http://localhost:${process.env.FIXTURE_PORT}` },
  grep: /@engines/,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/engines',
  // Without an engine, this empty project makes the run fail.
  projects:
    missing.length < ENGINES.length
      ? ENGINES.flatMap(({ projects }) => projects)
      : [{ name: 'no engine', testMatch: [] }],
});
