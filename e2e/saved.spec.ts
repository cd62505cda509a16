import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('a favourite is listed with the saved recipes, and is removed and restored there', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/barley-stew/');
  await ready(page);
  await page.getByRole('button', { name: 'Add to favourites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/recipes/saved/');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  const link = favourites.getByRole('link', { name: 'Barley Stew' });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Remove Barley Stew from favourites' }).click();
  await expect(favourites).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});
