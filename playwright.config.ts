import { defineConfig } from '@playwright/test';
import { findBrowser } from '@/scripts/gate/browser';
import { testsStarter } from '@/scripts/gate/starter.mjs';

const port = Number(process.env.E2E_PORT || 4317);
// A site that is served already, such as the development server, is tested as it stands.
const served = process.env.E2E_BASE_URL;
const { executablePath, args } = findBrowser();

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
  reporter: [['list'], ['json', { outputFile: '.cache/gate/playwright.json' }]],
  use: {
    baseURL: served ?? `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { executablePath, args },
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
        env: { PORT: String(port) },
        url: `http://localhost:${port}/`,
        reuseExistingServer: false,
        timeout: 30_000,
      },
});
