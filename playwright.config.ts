import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import '@/scripts/load-env';
import { findBrowser } from '@/e2e/browser';
import { FIXTURE_SITE } from '@/scripts/export';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8000 },
  forbidOnly: true,
  reporter: 'list',
  projects: [
    // The behaviour of the engine, on a small site whose content the tests know.
    {
      name: 'fixture',
      testIgnore: '**/e2e/content/**',
      use: { baseURL: `http://localhost:${process.env.FIXTURE_PORT}` },
    },
    // Checks for any content, on the owner's site.
    {
      name: 'content',
      testMatch: '**/e2e/content/*.spec.ts',
      use: { baseURL: `http://localhost:${process.env.CONTENT_PORT}` },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // A browser without windows draws letters, and fetches pictures ahead, as one with windows does.
        '--font-render-hinting=none',
        // In place of Playwright's own list, which is the rest of this: a mouse. The margin is that of a 4G network, in pixels.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A stored copy would hide what the server sends. The offline specs allow the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: [
    server('CONTENT_PORT', process.cwd(), {}),
    // Without a build of it there is only the other project to run. The address of the owner's site is not its address.
    ...(existsSync(FIXTURE_SITE) ? [server('FIXTURE_PORT', FIXTURE_SITE, { SITE_URL: '' })] : []),
  ],
});

/** A server of a built site on any free port, which the environment variable then names. */
function server(name: string, cwd: string, env: Record<string, string>) {
  return {
    command: `${JSON.stringify(resolve('node_modules/.bin/tsx'))} scripts/start.ts --no-build`,
    cwd,
    env: { ...env, PORT: process.env[name] ?? '0' },
    wait: { stdout: new RegExp(`localhost:(?<${name}>\\d+)`) },
    timeout: 30_000,
  };
}
