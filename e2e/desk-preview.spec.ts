import { expect, type FrameLocator, type Locator, type Page, test } from 'playwright/test';
import { openDesk } from './desk-folder';
import { addPhoto, expand, field, list, openEntry } from './desk-form';

/** Frame with the preview. */
const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Content Preview"]');

const status = (page: Page): Locator => previewOf(page).getByRole('status');

const SETTLED = 'The checks of the site find nothing to settle.';

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Text of the page that the build exported, without scripts. */
const exportedText = async (page: Page, path: string): Promise<string> => {
  const html = await (await page.request.get(path)).text();
  const text = await page.evaluate((markup) => {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    for (const element of body.querySelectorAll('script')) element.remove();
    return body.querySelector('main')?.textContent ?? '';
  }, html);
  return plain(text);
};

/** Places of steps in the second group of the stew. */
const SIMMER = 2;
const THICKEN = 3;

/** The text of a step of the second group of the method, in its form. */
async function openStepText(page: Page, step: number): Promise<Locator> {
  const blocks = await field(page, 'Blocks');
  await expand(blocks).filter({ hasText: 'Method' }).click();
  const groups = list(blocks, 'Groups');
  await expand(groups).nth(1).click();
  const steps = list(groups, 'Steps');
  await steps.scrollIntoViewIfNeeded();
  await steps.hover();
  await page.mouse.wheel(0, 300);
  await expand(steps).nth(step).click();
  const text = list(steps, 'Text').getByRole('textbox');
  await text.scrollIntoViewIfNeeded();
  return text;
}

const ENTRIES = [
  { collection: 'recipes', name: 'barley-stew', path: '/barley-stew/' },
  { collection: 'recipes', name: 'herb-salad', path: '/recipes/herb-salad/' },
  { collection: 'posts', name: 'first-market', path: '/posts/first-market/' },
  { collection: 'pages', name: 'keeping-fish', path: '/keeping-fish/' },
];

for (const { collection, name, path } of ENTRIES)
  test(`the preview of ${collection}/${name} has the text of its exported page`, async ({ page }) => {
    await openDesk(page);
    await openEntry(page, collection, name);
    await expect(status(page)).toHaveText(SETTLED);
    const shown = plain(await previewOf(page).locator('main').textContent());
    expect(shown.length).toBeGreaterThan(300);
    expect(shown).toBe(await exportedText(page, path));
  });

test('the preview is loaded when it is opened', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/preview/')) files.push(pathname);
  });
  await openDesk(page);
  expect(files).toEqual([]);
  await openEntry(page, 'recipes', 'barley-stew');
  await expect(status(page)).toHaveText(SETTLED);
  expect(files).toContain('/desk/preview/preview.js');
});

test('a step is drawn as it is typed, with its amounts, times and temperatures', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const text = await openStepText(page, SIMMER);
  await text.fill('Add {barley}, {bay} and {stock} at {@95}. It simmers for {~simmer}.');
  const step = previewOf(page).locator('main li').filter({ hasText: 'It simmers for' });
  await expect(step).toContainText(
    'Add 200 g pearl barley, 2 bay leaves and 1.2 L unsalted beef stock at 95 °C. It simmers for 25 to 30 min.',
  );
  await expect(status(page)).toHaveText(SETTLED);
});

test('a wrong word is reported with the nearest right one, and the page stays', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const text = await openStepText(page, THICKEN);
  await text.fill('Stir {starch} into {water} and pour it in slowly for {~thiken}.');
  await expect(status(page)).toContainText('To settle before it is published: 1');
  await expect(status(page)).toContainText('Text, in the step “Thicken”');
  await expect(status(page)).toContainText('“{~thiken}”. It takes one of: thicken. Closest: thicken.');
  await expect(status(page)).toContainText('The page below is as it was before.');
  await expect(previewOf(page).locator('main')).toContainText('pour it in slowly for 2 min.');
  await text.fill('Stir {starch} into {water} and pour it in slowly for {~thicken} in all.');
  await expect(status(page)).toHaveText(SETTLED);
  await expect(previewOf(page).locator('main')).toContainText('pour it in slowly for 2 min in all.');
});

test('HTML that is typed is shown as text, and runs nothing', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => faults.push(dialog.message()));
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const typed = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  await (await field(page, 'Title')).getByRole('textbox').fill(typed);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toContainText(typed);
  await expect(previewOf(page).locator('img[src=x], script')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('the words for the steps are listed', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  await previewOf(page).getByText('Words for the steps').click();
  const words = previewOf(page).locator('dl').locator('div');
  await expect(words.filter({ hasText: '{beef}' })).toHaveText('{beef} 600 g beef shin');
  await expect(words.filter({ hasText: '{~simmer}' })).toHaveText('{~simmer} Simmer the stew');
  // They stay open while the form changes.
  await (await field(page, 'Title')).getByRole('textbox').fill('Stew');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toContainText('Stew');
  await expect(words.filter({ hasText: '{beef}' })).toBeVisible();
});

test('a photograph is shown before it is saved', async ({ page }) => {
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  const picture = await field(page, 'Picture');
  await expand(picture).click();
  await addPhoto(page, picture, 'IMG_0412.JPG', 'The stew in its pot');
  const shown = previewOf(page).getByRole('img', { name: 'The stew in its pot' });
  await expect(shown).toHaveAttribute('src', /^blob:/, { timeout: 60_000 });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
});

test('a new recipe is drawn as far as it is written, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  await page.goto('/desk/#/collections/recipes/new');
  await (await field(page, 'Title')).getByRole('textbox').fill('Harbour Soup');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(status(page)).toContainText('Missing: Category; Cuisine;');
  await expect(status(page)).toContainText('has “…” for what is missing.');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Harbour Soup');
  // The next entry opens with its preview too.
  await page.goto('/desk/#/collections/recipes/entries/barley-stew');
  await expect(status(page)).toHaveText(SETTLED);
  const frame = previewOf(page).locator('html');
  expect(await frame.evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
});

test('the desk says when its data is missing', async ({ page }) => {
  await page.route('**/desk/desk.json', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.goto('/desk/');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The desk could not start');
  await expect(alert).toContainText(
    'desk.json could not be loaded (404). Build the site and publish it again.',
  );
  await page.unroute('**/desk/desk.json');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
});

test('a preview that cannot be loaded says so, and the form stays', async ({ page }) => {
  await page.route('**/desk/preview/site.json', (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await openDesk(page);
  await openEntry(page, 'recipes', 'barley-stew');
  await expect(previewOf(page).locator('body')).toHaveText(
    'The preview could not be loaded: preview/site.json is not there (404).',
  );
  await expect((await field(page, 'Title')).getByRole('textbox')).toHaveValue('Barley Stew');
});
