import { defineConfig } from 'playwright/test';
import '@/scripts/load-env';
import { findBrowser } from '@/e2e/browser';
import { testsStarter } from '@/scripts/starter.mjs';

// A site that is served already, such as the development server, is tested as it stands.
const served = process.env.E2E_BASE_URL;
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  // What the starter says need not be true of another site.
  testIgnore: testsStarter() ? [] : '**/e2e/starter/**',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: served ?? `http://localhost:${process.env.E2E_PORT}`,
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
    // A kept copy would hide what the server sends; offline.spec.ts turns it on.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: served
    ? undefined
    : {
        command: 'node_modules/.bin/tsx scripts/start.ts --no-build',
        // Without a port of its own it takes any that is free, and says which.
        env: { PORT: process.env.E2E_PORT ?? '0' },
        wait: { stdout: /localhost:(?<E2E_PORT>\d+)/ },
        timeout: 30_000,
      },
});
