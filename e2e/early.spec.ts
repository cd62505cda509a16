import { expect, type Page, test } from '@playwright/test';
import { ready } from './watch';

/** Holds back every script file, as a slow network does. @returns what lets them through */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page that is drawn but has no script yet. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

test('what is ticked before the script is there is kept, and the next press unticks it', async ({ page }) => {
  const release = await openEarly(page, '/jjajangmyeon/');
  const box = page.getByRole('checkbox', { name: /pork shoulder/ });
  await box.check();
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toBeHidden();
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Clear ticks' })).toBeVisible();
  await expect(box).toBeChecked();
  await page.reload();
  await ready(page);
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByRole('button', { name: 'Clear ticks' })).toBeHidden();
});

for (const address of ['/travel/toronto/', '/travel/toronto/search/?q=korean']) {
  test(`what is typed into the search of ${address} before the script is there stays`, async ({ page }) => {
    const release = await openEarly(page, address);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('dumplings');
    release();
    await ready(page);
    // Scripts that follow the first ones have had their say as well.
    await expect(page.getByRole('main').getByRole('button', { name: /Walk$/ }).first()).toBeVisible();
    await expect(field).toHaveValue('dumplings');
    if (address.includes('search')) await expect(page).toHaveURL(/\?q=dumplings$/);
  });
}

test('a button that is pressed early says that it is busy and then does what it was pressed for', async ({
  page,
}) => {
  const release = await openEarly(page, '/recipes/meal-prep/full-meals/');
  const button = page.getByRole('main').getByRole('button');
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText('Meal Prep Ideas content is currently under development')).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('details of an event that are read before the script is there are not taken away', async ({ page }) => {
  const release = await openEarly(page, '/travel/toronto/events/');
  const fold = page.getByRole('group').filter({ hasText: 'Event Details' }).first();
  await fold.getByText('Event Details').click();
  const link = fold.getByRole('link').first();
  await expect(link).toBeVisible();
  release();
  await ready(page);
  await expect(page.getByRole('button', { name: 'Event Details' }).first()).toBeVisible();
  await expect(link).toBeVisible();
});
