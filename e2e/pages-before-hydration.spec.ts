import { expect, type Page, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

/**
 * Opens a page whose scripts do not arrive, but for the first one, as on a slow network.
 *
 * @returns what lets them arrive
 */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?!first-)[^/]*\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('a tick that is set before hydration stays, and the next press removes it', { tag: '@engines' }, async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/barley-stew/');
  const beef = page.getByRole('checkbox', { name: '600 g beef shin, in 2 cm dice' });
  const clear = page.getByRole('button', { name: 'Clear checkmarks' });
  await beef.check();
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeHidden();
  release();
  await ready(page);
  await expect(clear).toBeVisible();
  await expect(beef).toBeChecked();
  await page.reload();
  await ready(page);
  await expect(beef).toBeChecked();
  await beef.uncheck();
  await expect(clear).toBeHidden();
});

test('text that is typed into the search of a map before hydration stays', async ({ page }) => {
  const release = await openWithoutScripts(page, '/travel/port-alder/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('blue door');
  release();
  await ready(page);
  // A button of the last scripts to run.
  await expect(page.getByRole('button', { name: 'Add Blue Door to your Walk' })).toBeVisible();
  await expect(field).toHaveValue('blue door');
});

test('text that is typed into the search of restaurants before hydration is searched for', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/travel/port-alder/search/?q=seafood');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('night lamp');
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Add Night Lamp to your Walk' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([/^Night Lamp/]);
  await expect(field).toHaveValue('night lamp');
  await expect(page).toHaveURL(/\?q=night\+lamp$/);
});

test('a button that is pressed before hydration is busy and acts once afterwards', {
  tag: '@engines',
}, async ({ page }) => {
  const release = await openWithoutScripts(page, '/noodles/');
  const button = page.getByRole('main').getByRole('button', { name: 'See the films' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Noodle films content is currently under development')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('details of an event that are open before hydration stay open', async ({ page }) => {
  const release = await openWithoutScripts(page, '/travel/port-alder/events/');
  const details = page.getByRole('group').filter({ hasText: 'About this event' }).first();
  await details.getByText('About this event').click();
  const source = details.getByRole('link').first();
  await expect(source).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: 'About this event' }).first()).toBeVisible();
  await expect(source).toBeVisible();
});

test('a guide on a phone keeps its length when it hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openWithoutScripts(page, '/travel/port-alder/');
  await page.waitForLoadState();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  release();
  await ready(page);
  // A line of a card or two may come with the script, not a region.
  expect(Math.abs((await height()) - before)).toBeLessThan(60);
});
