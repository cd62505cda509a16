import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { fileBytes, fileText, lineChanges, openDesk, originalText } from './desk-folder';
import { addPhoto, expand, field, list, openEntry, save } from './desk-form';

/** Lines of a file that a save has changed, once it has. */
async function savedChanges(page: Page, path: string): Promise<[removed: string[], added: string[]]> {
  const before = originalText(path);
  await expect.poll(() => fileText(page, path)).not.toBe(before);
  return lineChanges(before, (await fileText(page, path)) ?? '');
}

const POST = `# yaml-language-server: $schema=../../.content/schema/posts.json

title: Fog over the Quay
description: What the fog does to the harbour, to its gulls and to a pot of soup in the morning.
picture:
  name: img-0412
  alt: The quay, hardly seen in the fog
published: 2026-11-28
text: |-
  It came at night.

  ## The gulls

  They walked.
`;

const STEW = 'data/recipes/barley-stew.yaml';

test('the desk asks no other host, and is kept from search engines', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openDesk(page);
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(page.url()).host]);
  expect(faults).toEqual([]);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex, nofollow');
});

/** Faults of the editor that axe finds: it keeps phones from enlarging the page, and has content outside of landmarks. */
const EDITOR_FAULTS = ['meta-viewport', 'region'];

test('axe finds no fault but those of the editor', async ({ page }) => {
  const faults = async () => {
    // The sign-in screen has no landmark `main`, which axe reports until its frames have moved in: then it takes them for a dialog.
    const axe = new AxeBuilder({ page }).disableRules('landmark-one-main');
    return (await axe.analyze()).violations.map(({ id }) => id).sort();
  };
  await page.goto('/desk/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor();
  expect(await faults()).toEqual(EDITOR_FAULTS);
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  await field(page, 'Title');
  expect(await faults()).toEqual(EDITOR_FAULTS);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk says what it needs', async ({ page }) => {
    await page.goto('/desk/');
    const text = page.locator('noscript');
    const content = await text.evaluate((element) => element.textContent);
    expect(content).toBe('The desk edits this site, and needs JavaScript.');
    await expect(text).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  });
});

test('a change of the title is one line of the file, and comments stay', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  await (await field(page, 'Title')).getByRole('textbox').fill('Barley Stew of the Harbour');
  await save(page);
  expect(await savedChanges(page, STEW)).toEqual([
    [expect.stringMatching(/^title: /)],
    ['title: Barley Stew of the Harbour'],
  ]);
});

for (const [status, line] of [
  ['Off', 'status: off'],
  ['Draft', 'status: draft'],
] as const)
  test(`a recipe is hidden by the status ${status}`, async ({ page }) => {
    await openDesk(page);
    await openEntry(page, 'recipes', 'barley-stew');
    await (await field(page, 'Status')).getByRole('radio', { name: status }).click();
    await save(page);
    expect(await savedChanges(page, STEW)).toEqual([[], [line]]);
  });

test('a recipe is published later, at a time', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  await (await field(page, 'Published')).getByRole('textbox').fill('2999-12-04 09:00');
  await save(page);
  expect((await savedChanges(page, STEW))[1]).toEqual(['published: 2999-12-04 09:00']);
});

test('the address of a page is not lost', async ({ page }) => {
  const path = 'data/recipes/rice-bowls.yaml';
  await openDesk(page);
  await openEntry(page, 'recipes', 'rice-bowls');
  const slug = (await field(page, 'Slug')).getByRole('textbox');
  await slug.fill('bowls');
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The page would lose its address /recipes/rice-bowls,');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(await fileText(page, path)).toBe(originalText(path));
  // The form is still there with its other changes.
  await slug.fill('rice-bowls');
  await (await field(page, 'Title')).getByRole('textbox').fill('Bowls of Rice');
  await save(page);
  expect(await savedChanges(page, path)).toEqual([
    [expect.stringMatching(/^title: /)],
    ['title: Bowls of Rice'],
  ]);

  // Nor does the editor rename the file.
  await openEntry(page, 'recipes', 'rice-bowls');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit Slug' })).toBeDisabled();
});

/** Ingredients of the first group, below its heading. */
async function openIngredients(page: Page): Promise<Locator> {
  const blocks = await field(page, 'Blocks');
  await expand(blocks).filter({ hasText: 'Ingredients' }).click();
  const groups = list(blocks, 'Groups');
  await expand(groups).first().click();
  const items = list(groups, 'Items');
  await items.scrollIntoViewIfNeeded();
  await items.hover();
  await page.mouse.wheel(0, 300);
  await expect(items).toContainText('600 g beef shin');
  return items;
}

test('an amount is changed', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const items = await openIngredients(page);
  await expand(items).first().click();
  await items.getByRole('textbox', { name: 'Amount' }).fill('700 g');
  await save(page);
  const [removed, added] = await savedChanges(page, STEW);
  expect(removed).toHaveLength(1);
  expect(added).toEqual([
    '          - { id: beef, buy: beef-shin, name: beef shin, amount: 700 g, note: "in {#2-cm} dice" }',
  ]);
});

test('an ingredient is moved', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const items = await openIngredients(page);
  await items.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
  await save(page);
  expect(await savedChanges(page, STEW)).toEqual([[], []]);
  const text = (await fileText(page, STEW)) ?? '';
  expect(text.indexOf('id: soy-sauce')).toBeLessThan(text.indexOf('id: beef,'));
});

/** Encoding of photographs waits for the event `encode`, as on a slow phone. The editor tries the encoder with one pixel. */
const encodeOnRequest = (page: Page) =>
  page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    const requested = new Promise((resolve) => addEventListener('encode', resolve));
    OffscreenCanvas.prototype.convertToBlob = async function (options) {
      if (this.width > 1000) await requested;
      return convertToBlob.call(this, options);
    };
  });

test('a post with a photograph is written on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  await encodeOnRequest(page);
  await page.goto('/desk/#/collections/posts/new');
  await (await field(page, 'Title')).getByRole('textbox').fill('Fog over the Quay');
  const picture = await field(page, 'Picture');
  await picture.getByRole('checkbox', { name: /Add/ }).click();
  await addPhoto(page, picture, 'IMG_0412.JPG', 'The quay, hardly seen in the fog', 'camera');
  await (await field(page, 'Description'))
    .getByRole('textbox')
    .fill('What the fog does to the harbour, to its gulls and to a pot of soup in the morning.');
  await (await field(page, 'Text'))
    .getByRole('textbox')
    .fill('It came at night.\n\n## The gulls\n\nThey walked.');
  await (await field(page, 'Published')).getByRole('textbox').fill('2026-11-28');
  const path = 'data/posts/fog-over-the-quay.yaml';
  await save(page);
  // The photograph is still being made small.
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  expect(await fileText(page, path)).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event('encode')));
  await expect.poll(() => fileText(page, path), { timeout: 60_000 }).toBeDefined();
  expect(await fileText(page, path)).toBe(POST);
  const { exif, ...saved } = await sharp(await fileBytes(page, 'data/pictures/img-0412.webp')).metadata();
  expect(saved).toMatchObject({ format: 'webp', width: 2250, height: 3000 });
  expect(exif).toBeUndefined();
});
