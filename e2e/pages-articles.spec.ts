import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { answerOtherSites, ready } from './watch';

test.use({ reducedMotion: 'reduce' });

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const visit = async (page: Page, route: string) => {
  await page.goto(route);
  await ready(page);
};

const main = (page: Page) => page.getByRole('main');

test('a text shows each block of its Markdown', async ({ page }) => {
  await visit(page, '/keeping-fish/');
  await expect(main(page).getByRole('link', { name: 'Fish Hall' })).toHaveAttribute(
    'href',
    '/travel/port-alder/fish-hall/',
  );
  await expect(main(page).getByRole('link', { name: /^the fleet/ })).toHaveAttribute('target', '_blank');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Three ways',
    'What it looks like',
  ]);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText(['Salting']);
  await expect(main(page).getByRole('columnheader')).toHaveCount(6);
  await expect(main(page).getByRole('row', { name: 'Smoked little 3 yes yes' })).toBeVisible();
  await expect(main(page).getByRole('blockquote')).toHaveText(/The salt knows when\./);
  await expect(main(page).getByRole('img')).toHaveCount(5);
  await expect(main(page).getByRole('figure').filter({ hasText: 'Caught before five.' })).toBeVisible();
  await expect(main(page).getByText('Fish that smells of ammonia is thrown out.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'write to us' })).toHaveAttribute(
    'href',
    'mailto:fish@harbour.example',
  );
  await expect(page.getByText('not ready')).toHaveCount(0);
});

test('a heading of a text has an address', async ({ page }) => {
  await visit(page, '/keeping-fish/#salting');
  await expect(page.getByRole('heading', { name: 'Salting' })).toBeInViewport();
});

test('a video of a text is requested only when play is pressed', async ({ page, baseURL }) => {
  const requested = await answerOtherSites(page, baseURL);
  await visit(page, '/keeping-fish/');
  const play = page.getByRole('button', { name: 'Play the video: Salting a barrel' });
  await play.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
  expect(requested).toEqual([
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/Sa1t1ngAB12\b/),
  ]);
});

test('a table that is wider than a phone is scrolled with the arrow keys, and the page is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/keeping-fish/');
  const table = page.getByRole('region', { name: /^Table: Way, Salt, Weeks, Herring/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('posts are listed newest first, and lead to each other and to their tags', async ({ page }) => {
  await visit(page, '/posts/');
  const headings = main(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Our First Market', 'A New Pot', 'By tag']);
  await main(page).getByRole('link', { name: 'Our First Market' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our First Market' })).toBeVisible();
  await expect(page.getByText('2 March 2024, updated 5 March 2024')).toBeVisible();
  await page.getByRole('link', { name: /^Older/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A New Pot' })).toBeVisible();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Work' }).click();
  await expect(page).toHaveURL(/\/posts\/#tag-work$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Work' })).toBeInViewport();
});

test('a post that is a draft has no page', async ({ page }) => {
  const answer = await page.goto('/posts/draft-lid/');
  expect(answer?.status()).toBe(404);
});

for (const route of ['/keeping-fish/', '/posts/', '/posts/first-market/', '/posts/new-pot/']) {
  test(`${route} has no fault that axe finds`, async ({ page }) => {
    await visit(page, route);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}
