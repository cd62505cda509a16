import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('a favourite and a recipe for later are listed, and the favourite is removed and restored there', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/barley-stew/');
  await ready(page);
  await page.getByRole('button', { name: 'Add to favourites' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Save for later' }).first().click();
  await expect(page.getByText('Saved for later').first()).toBeVisible();
  await page.goto('/recipes/saved/');
  const favourites = page.getByRole('region', { name: 'Favourites' });
  const link = favourites.getByRole('link', { name: 'Barley Stew' });
  await expect(link).toBeVisible();
  const later = page.getByRole('region', { name: 'Saved for later' });
  await expect(later.getByRole('link', { name: 'Barley Stew' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Barley Stew from favourites' }).click();
  await expect(favourites).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
