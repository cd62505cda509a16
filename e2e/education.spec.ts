import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('an ingredient leads to its card, which opens, and the card leads back to the recipe', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/chickpea-block/');
  await ready(page);
  await page.getByRole('link', { name: 'About dried chickpeas' }).click();
  await expect(page).toHaveURL(/\/legumes\/#chickpeas$/);
  await expect(page.getByRole('heading', { name: 'Chickpeas', level: 3 })).toBeInViewport();
  // The cards lie in a section that is closed otherwise.
  await expect(page.getByRole('button', { name: 'Two to know' })).toHaveAttribute('aria-expanded', 'true');
  const card = page.getByRole('article').filter({ hasText: 'Nutty and firm.' }).last();
  await card.getByRole('link', { name: 'Chickpea Block' }).click();
  await expect(page).toHaveURL(/\/chickpea-block\/$/);
});

test('cups of flour become grams, and the address holds them', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/flour/?cups=2');
  await ready(page);
  const grams = page.getByRole('status').filter({ hasText: / g$/ });
  await expect(grams).toHaveText('250 to 260 g');
  await page.getByLabel('Cups', { exact: true }).fill('2 1/2');
  await expect(grams).toHaveText('313 to 325 g');
  await expect(page).toHaveURL(/\?cups=2(\+|%20)1(\/|%2F)2$/);
});
