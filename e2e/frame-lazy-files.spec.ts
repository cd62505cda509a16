import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { FIXTURE_OUT as OUT } from '@/scripts/export';
import { COMMENTS_LAZY_FILES } from './comments.lazy-files';
import { EVENTS_LAZY_FILES } from './events.lazy-files';
import { FRAME_LAZY_FILES } from './frame.lazy-files';
import { GUIDE_LAZY_FILES } from './guide.lazy-files';
import { button, failLazyFiles, lazyLists, pressAll } from './lazy-files';
import { RECIPE_LAZY_FILES } from './recipe.lazy-files';
import { SEARCH_LAZY_FILES } from './search.lazy-files';
import { SHOPPING_LAZY_FILES } from './shopping.lazy-files';
import { TONIGHT_LAZY_FILES } from './tonight.lazy-files';
import { WALK_LAZY_FILES } from './walk.lazy-files';
import { ready } from './watch';

const FEATURES = [
  COMMENTS_LAZY_FILES,
  EVENTS_LAZY_FILES,
  FRAME_LAZY_FILES,
  GUIDE_LAZY_FILES,
  RECIPE_LAZY_FILES,
  SEARCH_LAZY_FILES,
  SHOPPING_LAZY_FILES,
  TONIGHT_LAZY_FILES,
  WALK_LAZY_FILES,
];

const LISTS = lazyLists();
const LAZY = new Set(LISTS.flatMap(({ files }) => files));

/** Files that failed in one of these tests. */
const failed = new Set<string>();

test.use({
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
test.describe.configure({ mode: 'serial' });

for (const table of FEATURES.flatMap(({ tables }) => tables))
  test.describe(() => {
    if (table.userAgent) test.use({ userAgent: table.userAgent });
    test(table.title, ({ page }) => pressAll(page, table, LAZY, failed));
  });

test('every lazy chunk fails in one of these tests, or no press waits for it', () => {
  const helpers = FEATURES.flatMap((feature) => feature.helpers);
  const untested = LISTS.filter(({ code }) => !helpers.some((name) => code.includes(`"${name}"`))).filter(
    ({ files }) => !files.every((file) => failed.has(file)),
  );
  expect(untested.map(({ files }) => files.join(' '))).toEqual([]);
});

test('a file that is gone after an upload reloads the page once, with its state, and is named then', async ({
  page,
}) => {
  await failLazyFiles(page, 'is gone', LAZY);
  // The page at this address loads no lazy file without a press.
  await page.goto('/barley-stew/?from=friend');
  await ready(page);
  await page.getByRole('checkbox').first().check();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await button('Cook mode')(page);
  await expect.poll(() => loads).toBe(1);
  await ready(page);
  await button('Cook mode')(page);
  await expect(page.getByText('Cook mode didn’t load')).toBeVisible();
  await expect(page).toHaveURL('/barley-stew/?from=friend');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  expect(loads).toBe(1);
});

for (const [what, answerTo] of [
  ['is cut off in its middle', (data: string) => ({ body: data.slice(0, data.length / 2) })],
  ['is cut off near its end', (data: string) => ({ body: data.slice(0, data.length * 0.97) })],
  ['is something else', () => ({ body: 'Please sign in\n' })],
  ['is gone', () => ({ status: 404, body: 'Not found' })],
] as const)
  test(`a link leads to its page although the data behind it ${what}`, async ({ page }) => {
    const answer = answerTo(readFileSync(`${OUT}/barley-stew/index.txt`, 'utf8'));
    await page.route('**/barley-stew/index.txt*', (request) =>
      request.fulfill({ contentType: 'text/plain; charset=utf-8', ...answer }),
    );
    await page.goto('/recipes/');
    await ready(page);
    await page.getByRole('main').locator('a[href="/barley-stew/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Barley Stew');
    await expect(page).toHaveURL('/barley-stew/');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
  });
