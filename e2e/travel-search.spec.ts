import { expect, test } from '@playwright/test';
import { ready, watch } from './watch';

const SEARCH = '/travel/toronto/search/';

test('the Toronto search box leads to the results, with what was typed in the address', async ({ page }) => {
  await page.goto('/travel/toronto/');
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await box.fill('  korean ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/travel\/toronto\/search\/\?q=korean$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Food Search All' })).toBeVisible();
  await expect(page.getByText(/^Found \d+ results for "korean"$/)).toBeVisible();
});

test('one result reads as one, none as none, and the way back is there', async ({ page }) => {
  await page.goto(`${SEARCH}?q=pai`);
  await expect(page.getByText('Found 1 result for "pai"')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Pai/ })).toBeVisible();
  await page.goto(`${SEARCH}?q=zzzz`);
  await expect(page.getByText('No results found for "zzzz"')).toBeVisible();
  await expect(page.getByText('No restaurants found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Toronto Food Map' }).click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
});

test('a region’s name finds all its restaurants, a part of a name every region that has it', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=NORTH%20york`);
  await expect(page.getByText('Found 6 results for "NORTH york"')).toBeVisible();
  await page.goto(`${SEARCH}?q=etobi`);
  await expect(page.getByText('Found 2 results for "etobi"')).toBeVisible();
});

test('a misspelling is answered with what was meant, by link and by Enter', async ({ page }) => {
  await page.goto('/travel/toronto/');
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('jjajangmyun');
  const meant = page.getByRole('main').getByRole('link', { name: /^jjajangmyeon$/i });
  await expect(meant).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/q=jjajangmyeon$/i);
  await expect(page.getByText(/^Corrected to: "jjajangmyeon"$/i)).toBeVisible();
  await expect(page.getByText(/^Found \d+ results? for "jjajangmyeon"$/i)).toBeVisible();

  await page.goto(`${SEARCH}?q=trinty%20bellwoods`);
  await expect(page.getByRole('main').getByRole('link', { name: /^trinity bellwoods$/i })).toBeVisible();
});

test('typing on the results page changes results and address, without a trail of history', async ({
  page,
}) => {
  await page.goto('/travel/toronto/');
  await page.goto(`${SEARCH}?q=greek`);
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('greek');
  await box.fill('dumplings');
  await expect(page.getByText(/^Found \d+ results? for "dumplings"$/)).toBeVisible();
  await expect(page).toHaveURL(/q=dumplings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
});

test('whatever is searched for stands there as text and changes nothing but the results', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await page.goto(SEARCH);
  await ready(page);
  const box = page.getByRole('main').getByRole('searchbox');
  const outside = () => page.evaluate(() => document.querySelectorAll('header *, footer *').length);
  const before = await outside();
  for (const typed of [
    '<img src=x onerror=alert(1)>',
    '%E0%A4%A',
    '100% </script>',
    '\u202Ednuor eht yaw gnorw',
    'ก้้้้้้้้้้ภาษาไทย',
    'a'.repeat(10_000),
  ]) {
    await page.goto(`${SEARCH}?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(/^No results found for/)).toBeVisible();
    await expect(page.locator('main img[onerror]')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await box.fill('');
  expect(await outside()).toBe(before);
  expect(watched.problems).toEqual([]);
});

test('without script every restaurant can be read on the search page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(SEARCH);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(19);
  await context.close();
});
