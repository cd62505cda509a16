import { expect, test } from 'playwright/test';
import { ready } from './watch';

test.use({ reducedMotion: 'reduce' });

test('a reload opens the walk again, and Back closes it', async ({ page }) => {
  await page.goto('/travel/port-alder/');
  await ready(page);
  await page.getByRole('button', { name: 'Add Blue Door to your Walk' }).click();
  const opener = page.getByRole('button', { name: 'Open the walk' });
  await opener.click();
  const walk = page.getByRole('dialog', { name: 'Your walk' });
  await expect(walk).toBeVisible();
  await page.reload();
  await expect(walk).toBeVisible();
  await page.goBack();
  await expect(walk).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/[?&]walk=/);
});
