import { expect, test } from 'playwright/test';
import { explore, open, visibleCards } from './guide';
import { settled, watch } from './watch';

// The filters of a guide: a sheet on a phone, and what is chosen as chips at every width.

const GUIDE = '/travel/port-alder/';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the filters are a sheet, whose button counts the places and lands on them', async ({
    page,
    baseURL,
  }) => {
    const watched = watch(page, baseURL ?? '');
    await open(page, GUIDE);
    const more = page.getByRole('button', { name: 'More filters' });
    await more.click();
    const sheet = page.getByRole('dialog', { name: 'More filters' });
    await sheet.getByRole('button', { name: /^Lunch/ }).click();
    const show = sheet.getByRole('button', { name: /^Show \d+ places?$/ });
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(sheet).toBeHidden();
    const list = page.locator('#places-city');
    await expect(list).toBeFocused();
    await settled(page);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(visibleCards(page).first()).toBeInViewport();
    const chip = explore(page).getByRole('button', { name: 'Remove Lunch' });
    await chip.click();
    await expect(chip).toBeHidden();
    await expect(more).toBeFocused();
    await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
    expect(watched.problems).toEqual([]);
  });

  test('Escape and Back close the sheet', async ({ page }) => {
    await open(page, GUIDE);
    const more = page.getByRole('button', { name: 'More filters' });
    const sheet = page.getByRole('dialog', { name: 'More filters' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await more.click();
      await expect(sheet).toBeVisible();
      await close();
      await expect(sheet).toBeHidden();
      await expect(more).toBeFocused();
      await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
    }
  });
});

test('in a wide window the filters open under their button, with the same chips', async ({ page }) => {
  await open(page, `${GUIDE}?category=lunch,dinner`);
  await expect(page.getByRole('combobox', { name: 'Cuisine' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('button');
  await expect(chips).toHaveText(['Lunch', 'Dinner']);
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText(['Dinner']);
  await expect(chips.first()).toBeFocused();
});
