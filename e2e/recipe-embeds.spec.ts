import { expect, type Page, test } from 'playwright/test';
import { answerOtherSites, ready } from './watch';

test.use({ reducedMotion: 'reduce' });

const play = (page: Page) => page.getByRole('button', { name: 'Play the video: See it set' });
const frame = (page: Page) => page.locator('iframe');
const VIDEO = /^https:\/\/www\.youtube-nocookie\.com\/embed\/blockvideo1\b/;

test('a video is requested only when play is pressed', async ({ page, baseURL }) => {
  const requested = await answerOtherSites(page, baseURL);
  await page.goto('/chickpea-block/');
  await ready(page);
  await play(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: /^Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=blockvideo1',
  );
  expect(requested).toEqual([]);
  await play(page).click();
  await expect(frame(page)).toHaveAttribute('src', VIDEO);
  await expect.poll(() => requested).toEqual([expect.stringMatching(VIDEO)]);
});

test('a video plays after a link of the site led to its page', async ({ page, baseURL }) => {
  await answerOtherSites(page, baseURL);
  await page.goto('/recipes/');
  await ready(page);
  const list = page.getByRole('main');
  await list.getByRole('link', { name: 'Chickpea Block', exact: true }).first().click();
  await expect(page).toHaveURL(/\/chickpea-block\/$/);
  await play(page).click();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  await expect(page).toHaveURL(/\/chickpea-block\/$/);
});

test('a post is shown in a frame on request, without a script of its network in the page', async ({
  page,
  baseURL,
}) => {
  const requested = await answerOtherSites(page, baseURL);
  await page.goto('/recipes/brined-turnips/');
  await ready(page);
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Show post: The glaze' }).click();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  expect(requested).toEqual([expect.stringMatching(/^https:\/\/www\.instagram\.com\/p\/glaze\/embed\//)]);
  await expect(page.locator('script[src*="instagram"]')).toHaveCount(0);
});
