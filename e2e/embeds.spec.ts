import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/embed';
import { PROVIDER_NAMES } from '@/components/embed/providers';
import { cardTitle } from '@/lib/recipe/blocks';
import { ANYTHING, endingWith, needed } from './content/found';
import { heard } from './content/heard';
import { filmed, listPages, posted, routeOf } from './content/recipes';
import { ready } from './watch';

const FILM = 'recipe with a film';
const PLAY = heard(words.playVideo({ title: ANYTHING }));

/** Answers for the providers, so that no test depends on them, and a list of what was asked. */
async function providers(page: Page, baseURL: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(`${baseURL}/`) && url.protocol.startsWith('http'),
    async (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>film</title>A film' });
    },
  );
  return asked;
}

test('the film is asked for only when play is pressed', async ({ page, baseURL }) => {
  const recipe = needed(filmed, FILM);
  const asked = await providers(page, baseURL ?? '');
  await page.goto(routeOf(recipe));
  await ready(page);
  await page.getByRole('button', { name: PLAY }).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  const original = words.watchOn({ provider: PROVIDER_NAMES.youtube });
  await expect(page.getByRole('link', { name: original })).toHaveAttribute('href', /youtube\.com/);
  await page.getByRole('button', { name: PLAY }).click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
});

test('a post is shown in a frame on request, and no script of its network comes into the page', async ({
  page,
  baseURL,
}) => {
  const recipe = needed(posted, 'recipe with a post');
  const asked = await providers(page, baseURL ?? '');
  await page.goto(routeOf(recipe));
  await ready(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: heard(words.showPostNamed({ title: ANYTHING })) }).click();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  expect(asked.every((url) => /^https:\/\/www\.instagram\.com\/.*\/embed\//.test(url))).toBe(true);
  await expect(page.locator('script[src*="instagram"]')).toHaveCount(0);
});

test('coming from another page of the site, the film still plays', async ({ page, baseURL }) => {
  const recipe = needed(filmed, FILM);
  await providers(page, baseURL ?? '');
  await page.goto(listPages.find(({ found }) => found.includes(recipe))?.route ?? '');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: cardTitle(recipe), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(endingWith(routeOf(recipe)));
  await page.getByRole('button', { name: PLAY }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/);
  await expect(page).toHaveURL(new RegExp(routeOf(recipe)));
});
