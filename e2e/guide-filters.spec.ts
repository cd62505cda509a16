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

  test('filters in the address leave the sheet closed', async ({ page }) => {
    await open(page, `${GUIDE}?category=lunch`);
    await expect(explore(page).getByRole('button', { name: 'Remove Lunch' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^More filters/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Escape, Back and a press without a choice close the sheet', async ({ page }) => {
    await open(page, GUIDE);
    const more = page.getByRole('button', { name: 'More filters' });
    const sheet = page.getByRole('dialog', { name: 'More filters' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => sheet.getByRole('button', { name: 'Show 9 places' }).click(),
    ]) {
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
  await open(page, `${GUIDE}?category=lunch,dinner&cuisine=seafood&at=sat-19:00`);
  await expect(page.getByRole('combobox', { name: 'Cuisine' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const chips = page.getByRole('list', { name: 'Filters in use' }).getByRole('button');
  const names = ['Lunch', 'Dinner', 'Seafood', 'Open Saturday at 7 pm'];
  await expect(chips).toHaveText(names);
  await chips.first().focus();
  for (const left of [names.slice(1), names.slice(2), names.slice(3)]) {
    await page.keyboard.press('Enter');
    await expect(chips).toHaveText(left);
    await expect(chips.first()).toBeFocused();
  }
  await expect(page).toHaveURL(/\?at=sat-19:00$/);
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More filters' })).toBeFocused();
});

test('a filter in the address that no place has is named, and cleared with the others', async ({ page }) => {
  await open(page, `${GUIDE}?category=lunch&cuisine=martian`);
  const unknown = explore(page).getByText('There’s no category or cuisine called “martian” here.');
  await expect(unknown).toBeVisible();
  await explore(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page).toHaveURL(GUIDE);
  await open(page, `${GUIDE}?cuisine=martian`);
  await expect(unknown).toBeVisible();
});
