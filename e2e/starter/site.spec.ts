import { expect, type Page, test } from 'playwright/test';
import { sitePages } from '@/e2e/routes';
import { ready } from '@/e2e/watch';

// What the starter says and where, exactly.

const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
};

test('its pages stand where they always stood', async ({ page }) => {
  const routes = [
    '/',
    '/jjajangmyeon/',
    '/recipes/',
    '/recipes/12/',
    '/travel/toronto/',
    '/travel/toronto/search/',
  ];
  expect(sitePages.map(({ route }) => route)).toEqual(expect.arrayContaining(routes));
  await visit(page, '/recipes/12/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jjajangmyeon');
});

test('a dish is found by what it is called elsewhere', async ({ page }) => {
  await visit(page, '/about/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  for (const typed of ['black bean noodles', 'jjajangmyun']) {
    await field.fill(typed);
    await expect(page.getByRole('option').first()).toContainText('Jjajangmyeon');
  }
  await field.fill('bread flour');
  const pages = page.getByRole('group', { name: 'On the pages' });
  await expect(pages.getByRole('option').first()).toContainText('Bread');
});

test('tofu for a Sunday dinner starts on Saturday, and pork for one a week before', async ({ page }) => {
  const plan = async (address: string, now: string) => {
    await page.clock.setFixedTime(new Date(now));
    await visit(page, address);
    return page.getByRole('dialog', { name: 'When to start' });
  };
  // 28 hours before 19:00 by a clock that is put back one hour on the way.
  const tofu = await plan('/tofu/?eat=2026-11-01T19:00', '2026-10-30T12:00:00-04:00');
  await expect(tofu).toContainText('Start tomorrow at 16:00.');
  // 7 days, 4 hours and 44 minutes before 19:00 would be 14:16 by a clock that stood still.
  const pork = await plan('/buttered-pork/?eat=2027-03-14T19:00', '2027-03-01T12:00:00-05:00');
  await expect(pork).toContainText('Start Sunday 7 March at 13:16.');
});
