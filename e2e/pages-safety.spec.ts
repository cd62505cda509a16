import { expect, test } from 'playwright/test';
import { sheets } from './paper';
import { ready } from './watch';

const ROUTE = '/safe-temperatures/';

test('a step leads to the safe temperature of its food, and back', { tag: '@engines' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/barley-stew/');
  await ready(page);
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Simmer' }) });
  await step.getByRole('link', { name: 'To be safe:' }).click();
  await expect(page).toHaveURL(/\/safe-temperatures\/#raw-red-meat$/);
  const beef = page.getByRole('row', { name: /^Beef, veal and lamb/ });
  await expect(beef).toBeInViewport();
  await expect(beef).toContainText('63 °C 145 °F');
  await beef.getByRole('link', { name: 'Barley Stew' }).click();
  await expect(page).toHaveURL(/\/barley-stew\/$/);
});

test('cook mode leads to the safe temperature of a step and continues there afterwards', async ({ page }) => {
  await page.goto('/barley-stew/');
  await ready(page);
  await page.getByRole('button', { name: 'Cook mode' }).first().click();
  const cook = page.getByRole('dialog', { name: 'Cook mode: Barley Stew' });
  for (const step of [2, 3]) {
    await cook.getByRole('button', { name: 'Next', exact: true }).last().click();
    await expect(cook.getByText(`Step ${step} of 8`).first()).toBeVisible();
  }
  await cook.getByRole('link', { name: 'To be safe' }).click();
  await expect(page).toHaveURL(/\/safe-temperatures\/#raw-eggs$/);
  await expect(cook).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue at step 3' }).first()).toBeVisible();
});

test('is a table with every value of a food in its row at any width', async ({ page }) => {
  await page.goto(ROUTE);
  await ready(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const table = page.getByRole('table', { name: 'According to Health Canada' });
    const eggs = table.getByRole('row', { name: /^Eggs/ });
    for (const text of ['74 °C 165 °F', 'Boiled for 10 minutes', '28 days', 'The yolk is still soft.'])
      await expect(eggs).toContainText(text);
    await expect(eggs.getByRole('link', { name: 'Oat Dumplings' })).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `width of ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('keeps every word whole with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTE);
  await ready(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  const shellfish = page.getByRole('rowheader', { name: 'Shellfish' });
  // One line: the name is not squeezed beside the figure.
  const lines = await shellfish.evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

for (const format of ['A4', 'Letter'] as const) {
  test(`prints on one sheet of ${format}`, async ({ page }) => {
    await page.goto(ROUTE);
    await ready(page);
    expect(await sheets(page, format)).toBe(1);
  });
}
