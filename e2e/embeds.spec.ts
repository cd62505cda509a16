import { expect, type Page, test } from 'playwright/test';
import * as words from '@/.content/words/embed';
import { PROVIDER_NAMES } from '@/components/embed/providers';
import { cardTitle } from '@/lib/recipe/blocks';
import { ANYTHING, endingWith, needed } from './content/found';
import { heard } from './content/heard';
import { filmed, plain, posted, routeOf } from './content/recipes';
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
      if (route.request().url().endsWith('embed.js')) {
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'window.instgrm={Embeds:{process(){document.querySelector(".instagram-media").dataset.processed="yes"}}}',
        });
      }
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

test("the post's script is loaded on request, draws the post, and is gone on another page", async ({
  page,
  baseURL,
}) => {
  const recipe = needed(posted, 'recipe with a post');
  const asked = await providers(page, baseURL ?? '');
  await page.goto(routeOf(recipe));
  await ready(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: heard(words.showPostNamed({ title: ANYTHING })) }).click();
  await expect(page.locator('.instagram-media[data-processed="yes"]')).toBeAttached();
  expect(asked.some((url) => url.startsWith('https://www.instagram.com/embed.js'))).toBe(true);
  await page.getByRole('main').locator('a[href="/recipes/"]').first().click();
  await expect(page).toHaveURL(/\/recipes\/$/);
  await expect(page.locator('script[src*="instagram"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'instgrm' in window)).toBe(false);
});

test('coming from another page of the site, the film still plays', async ({ page, baseURL }) => {
  const recipe = needed(filmed, FILM);
  await providers(page, baseURL ?? '');
  await page.goto('/recipes/');
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

test('pages without a film or a post admit no other site at all', async ({ page }) => {
  await page.goto(routeOf(needed(plain, 'recipe without a film and a post')));
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("frame-src 'none'");
  expect(policy).not.toMatch(/youtube|instagram/);
});
