import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { filesIn } from '@/lib/offline/page-files';
import { FIXTURE_OUT } from '@/scripts/export';
import { siteServer } from '@/scripts/serve';
import { OwnServer } from './own-server';
import { ready, watch } from './watch';

const PATH = '/recipes/shopping-list/';
const LIST = JSON.stringify({ version: 1, recipes: [], ticked: [], own: [{ id: 'o1', text: 'Napkins' }] });

const LIST_HTML = readFileSync(`${FIXTURE_OUT}${PATH}index.html`, 'utf8');

/** Scripts and stylesheets that the page loads first, besides the first script. */
const FILES = filesIn(LIST_HTML).filter((file) => /(?<!first-[^/]*)\.(?:js|css)$/.test(file));
const SCRIPTS = FILES.filter((file) => file.endsWith('.js'));
/** One of each kind: the first script, the last one, and a stylesheet. */
const SAMPLE = [SCRIPTS[0], SCRIPTS.at(-1), FILES.find((file) => file.endsWith('.css'))].filter(
  (file) => file !== undefined,
);

const typeOf = (file: string) => ({
  'content-type': file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
});

/** Answers of a server that fails. */
const FAULTS = {
  'is refused': (_: string, response: ServerResponse) => response.writeHead(503).end(),
  'is cut off in the middle': (file: string, response: ServerResponse) => {
    const content = readFileSync(FIXTURE_OUT + file);
    response.writeHead(200, { ...typeOf(file), 'content-length': content.length });
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  },
  'is cut off by a proxy that answers with the half as the whole': (
    file: string,
    response: ServerResponse,
  ) => {
    const content = readFileSync(FIXTURE_OUT + file);
    response.writeHead(200, typeOf(file)).end(content.subarray(0, content.length / 2));
  },
};

/** Fault of the server: it answers the next `times` requests of `file` with `answer`. */
const fault = { file: '', times: 0, answer: FAULTS['is refused'] as (typeof FAULTS)[keyof typeof FAULTS] };

const answerSite = siteServer(FIXTURE_OUT, '');
const server = new OwnServer((request, response) => {
  if (request.url !== fault.file || fault.times === 0) return answerSite(request, response);
  fault.times -= 1;
  fault.answer(fault.file, response);
});
test.beforeAll(() => server.open());
test.afterAll(() => server.close());

const notice = (page: Page) => page.getByText('This page did not load completely.');

/** Lets time pass in the page until the server has failed as often as it should. */
const pass = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return fault.times;
    })
    .toBe(0);

/** Opens the shopping list in a browser without cached files. */
async function openList(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((list) => localStorage.setItem('rtr:shopping', list), LIST);
  if (serviceWorkers === 'allow') {
    await page.goto(`${server.site}/no-such-page/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
  }
  await page.clock.install();
  return page;
}

for (const [what, often, times, files] of [
  ['is refused', 'twice', 2, FILES],
  ['is cut off in the middle', 'once', 1, SAMPLE],
  // Browsers apply half a stylesheet without an `error` event.
  ['is cut off by a proxy that answers with the half as the whole', 'once', 1, SCRIPTS],
] as const)
  test(`the shopping list works although one of its files ${what} ${often}`, async ({ browser }) => {
    test.slow();
    for (const file of files) {
      const page = await openList(browser, 'block');
      Object.assign(fault, { file, times, answer: FAULTS[what] });
      await page.goto(server.site + PATH);
      await pass(page);
      await page.clock.fastForward(10_000);
      await ready(page);
      await expect(page.getByRole('checkbox', { name: 'Napkins' })).toBeVisible();
      await expect(notice(page)).toBeHidden();
      await page.context().close();
    }
  });

test('the shopping list works although the first script is refused once', async ({ browser }) => {
  const [first = ''] = /\/_next\/static\/first-\w+\.js/.exec(LIST_HTML) ?? [];
  const page = await openList(browser, 'block');
  Object.assign(fault, { file: first, times: 1, answer: FAULTS['is refused'] });
  await page.goto(server.site + PATH);
  await ready(page);
  expect(fault.times).toBe(0);
  await expect(page.getByRole('checkbox', { name: 'Napkins' })).toBeVisible();
  await page.context().close();
});

test('the shopping list works although one of its files fails twice behind a service worker', async ({
  browser,
}) => {
  test.slow();
  for (const file of SAMPLE) {
    // From the start, so that the worker has no copy.
    const answer = FAULTS['is cut off in the middle'];
    Object.assign(fault, { file, times: Number.POSITIVE_INFINITY, answer });
    const page = await openList(browser, 'allow');
    fault.times = 2;
    await page.goto(server.site + PATH);
    await pass(page);
    await page.clock.fastForward(10_000);
    await ready(page);
    await expect(page.getByRole('checkbox', { name: 'Napkins' })).toBeVisible();
    await page.context().close();
  }
});

test('a page names what is missing when one of its files fails four times, and offers to reload', async ({
  browser,
}) => {
  test.slow();
  for (const file of SAMPLE) {
    const page = await openList(browser, 'block');
    Object.assign(fault, { file, times: 4, answer: FAULTS['is refused'] });
    await page.goto(server.site + PATH);
    await pass(page);
    await expect(notice(page)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await ready(page);
    await expect(page.getByRole('checkbox', { name: 'Napkins' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.context().close();
  }
});

test('a press on a page that did not load is no longer busy, and acts when the device is online again', async ({
  page,
  context,
  baseURL,
}) => {
  const { problems, allow } = watch(page, `${baseURL}`);
  allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  let isBroken = true;
  await page.route(/\/(?!first-)[^/]*\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto('/noodles/');
  const button = page.getByRole('main').getByRole('button', { name: 'See the films' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(button).not.toHaveAttribute('aria-busy');
  isBroken = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Noodle films content is currently under development')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('a page whose scripts take half a minute works then and shows no notice before', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?!first-)[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/noodles/', { waitUntil: 'commit' });
  const button = page.getByRole('main').getByRole('button', { name: 'See the films' });
  await button.click();
  await page.clock.fastForward(30_000);
  await expect(notice(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Noodle films content is currently under development')).toBeVisible();
});
