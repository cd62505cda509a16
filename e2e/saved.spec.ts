import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('a favourite that is also saved for later is listed once, and each of its marks is removed and restored there', {
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
  await expect(page.getByRole('link', { name: 'Barley Stew' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Saved recipes, 1 recipe' }).first()).toBeVisible();
  const forLater = page.getByRole('button', { name: 'Remove Barley Stew from Saved for later' });
  await expect(forLater).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Remove Barley Stew from favourites' }).click();
  await expect(favourites).toHaveCount(0);
  const later = page.getByRole('region', { name: 'Saved for later' });
  await expect(later.getByRole('link', { name: 'Barley Stew' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await forLater.click();
  await page.getByRole('button', { name: 'Save Barley Stew for later' }).click();
  await expect(forLater).toHaveAttribute('aria-pressed', 'true');
});
