import { expect, test } from 'playwright/test';
import { mapOf, open, pressRegion } from './guide';
import { ready } from './watch';

// A restaurant whose region is on two maps of a guide.

const GUIDE = '/travel/port-alder/';

test('a restaurant on two maps has one card, and the second map links to it', async ({ page }) => {
  await open(page, GUIDE);
  await expect(page.getByRole('heading', { name: 'Old Orchard' })).toHaveCount(1);
  const inland = page.locator('#map-inland');
  await inland.getByRole('link', { name: 'Old Orchard' }).click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/#old-orchard$/);
  await expect(page.locator('#map-coast').getByRole('heading', { name: 'Old Orchard' })).toBeInViewport();
});

test('a region printed from its second map has the details of its restaurants', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const cards = [...document.querySelectorAll('#map-inland article')].map((card) => card.textContent);
      document.body.dataset.printed = cards.join();
    };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GUIDE);
  await ready(page);
  await pressRegion(page, mapOf(page, 'the inland villages').locator('[data-region="millford"]'));
  await page.locator('#map-inland').getByRole('button', { name: 'Print Millford' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Apple and cheese pie/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { name: 'Old Orchard' })).toHaveCount(1);
});
