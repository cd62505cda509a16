import { expect, type Locator, type Page, test } from 'playwright/test';
import { lineChanges, originalText } from './desk-folder';
import { expand, list } from './desk-form';
import { serveGitea } from './desk-gitea';

/** Most controls between two that are used after each other. */
const MOST_STOPS = 150;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // The editor draws the next fields in a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if ((await control.count()) === 0) continue;
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab do not lead to ${control}.`);
}

/** Moves the focus to a control, and presses Enter. */
async function enter(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('an amount is changed by keyboard alone', async ({ page }) => {
  const { commits } = await serveGitea(page);
  await page.goto('/desk/');
  const signIn = page.getByRole('button', { name: /Access Token/ });
  await signIn.waitFor();
  await enter(page, signIn);
  await expect(page.getByRole('textbox', { name: 'Personal Access Token' })).toBeFocused();
  await page.keyboard.type('a-token-of-this-test');
  await page.keyboard.press('Enter');

  const stew = page.getByRole('row', { name: 'Barley Stew' });
  await stew.waitFor();
  await enter(page, stew);
  const blocks = list(page, 'Blocks');
  await enter(page, expand(blocks).filter({ hasText: 'Ingredients' }));
  const groups = list(blocks, 'Groups');
  await enter(page, expand(groups).first());
  const items = list(groups, 'Items');
  await enter(page, expand(items).first());
  await tabTo(page, items.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('700 g');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => commits.length, { timeout: 60_000 }).toBe(1);

  const path = 'data/recipes/barley-stew.yaml';
  const [file] = commits[0]?.files ?? [];
  expect(file?.path).toBe(path);
  const [removed, added] = lineChanges(originalText(path), file?.content.toString() ?? '');
  expect(removed).toHaveLength(1);
  expect(added).toEqual([
    '          - { id: beef, buy: beef-shin, name: beef shin, amount: 700 g, note: "in {#2-cm} dice" }',
  ]);
});
