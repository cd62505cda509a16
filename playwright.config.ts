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
  // A test that passes only at its second try is counted and named as flaky: a fault to mend that does not hold back a site.
  retries: 1,
  // Long timeouts for busy machines: only a failing test waits for them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: 'list',
  projects: [
    // Behaviour, on the fixture site.
    {
      name: 'fixture',
      testIgnore: '**/e2e/content/**',
      use: { baseURL: `http://localhost:${process.env.FIXTURE_PORT}` },
    },
    // Checks for any content, on the real site.
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
        // Render fonts and load lazy images in headless mode as in headed mode.
        '--font-render-hinting=none',
        // Replaces Playwright's list to enable a mouse; the lazy-loading margin in pixels is that of a 4G network.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Cached copies would hide responses of the server. The offline specs enable the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  webServer: [
    server('CONTENT_PORT', process.cwd(), {}),
    // Only with a build of the fixture site; it ignores the address of the real site.
    ...(existsSync(FIXTURE_SITE) ? [server('FIXTURE_PORT', FIXTURE_SITE, { SITE_URL: '' })] : []),
  ],
});

/** Server of a built site on a free port, which the environment variable names. */
function server(name: string, cwd: string, env: Record<string, string>) {
  return {
    command: `${JSON.stringify(resolve('node_modules/.bin/tsx'))} scripts/start.ts --no-build`,
    cwd,
    env: { ...env, PORT: process.env[name] ?? '0' },
    wait: { stdout: new RegExp(`localhost:(?<${name}>\\d+)`) },
    timeout: 30_000,
  };
}
