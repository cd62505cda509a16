import { expect, type Page, test } from 'playwright/test';
import { openTranslated, readTranslated, translateInPage } from './translate';
import { ready, watch } from './watch';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

async function visit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const ingredient = (page: Page, name: string) =>
  ingredients(page).getByRole('checkbox', { name, exact: true });
const method = (page: Page) => page.getByRole('region', { name: 'Method' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('servings change the list, the sentences and the address, and a reload restores them', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/barley-stew/');
  await expect(ingredient(page, '600 g beef shin, in 2 cm dice')).toBeVisible();
  await button(page, 'More servings').click();
  await button(page, 'More servings').click();
  await expect(page).toHaveURL(/\/barley-stew\/\?servings=6$/);
  for (const load of ['after the change', 'after a reload']) {
    await expect(ingredient(page, '900 g beef shin, in 2 cm dice'), load).toBeVisible();
    await expect(method(page), load).toContainText('Dice 900 g beef shin and mix it with 3 tbsp soy sauce');
    await expect(page.getByRole('status').filter({ hasText: '6 servings' }), load).toBeVisible();
    await page.reload();
    await ready(page);
  }
});

test('US units change amounts, sizes and temperatures, and a reload restores them', {
  tag: '@engines',
}, async ({ page }) => {
  const us = button(page, 'US units');
  await visit(page, '/barley-stew/');
  await expect(method(page)).toContainText('about 180 °C');
  await us.click();
  await expect(page).toHaveURL(/\/barley-stew\/\?units=us$/);
  await expect(method(page)).toContainText('about 350 °F');
  await expect(method(page)).toContainText('145 °F in the middle (Health Canada)');
  await expect(page.getByRole('main')).toContainText('Aim for ¾ inch.');
  await expect(page.getByRole('region', { name: 'Equipment' })).toContainText('Heavy pot with a lid, 5 qt');
  await expect(page.getByRole('main')).not.toContainText(/\d\s(ml|L|cm|°C)(?!\p{L})/u);
  await expect(ingredients(page)).not.toContainText(/\d\sk?g\b/);
  await page.reload();
  await ready(page);
  await expect(us).toHaveAttribute('aria-pressed', 'true');
  await expect(ingredient(page, '1 lb 5 oz beef shin, in ¾-inch dice')).toBeVisible();
  // The recipe as written leaves no query in the address.
  await button(page, 'Metric units').click();
  await expect(page).toHaveURL(/\/barley-stew\/$/);
});

test('US units are remembered on every page, and an address that names others changes nothing', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/barley-stew/');
    await page.evaluate(() => localStorage.clear());
    await button(page, 'US units').click();
    await visit(page, '/chickpea-block/');
    await expect(page).toHaveURL(/\/chickpea-block\/$/);
    await expect(button(page, 'US units')).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/barley-stew/?units=metric');
    await expect(ingredient(page, '600 g beef shin, in 2 cm dice')).toBeVisible();
    await visit(page, '/barley-stew/');
    await expect(ingredient(page, '1 lb 5 oz beef shin, in ¾-inch dice')).toBeVisible();
    await expect(page.getByText(/\/barley-stew\/\?units=us$/)).toBeAttached();
    await page.getByRole('button', { name: 'Add to shopping list' }).click();
    await expect(page.getByText('Added to your shopping list')).toBeVisible();
    await visit(page, '/recipes/shopping-list/');
    await expect(button(page, 'US units')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox', { name: '1 lb 5 oz beef shin', exact: true })).toBeVisible();
  }
});

test('on paper a recipe has its amounts and its address, and no controls', async ({ page }) => {
  await visit(page, '/barley-stew/?servings=6');
  await expect(ingredients(page)).toContainText('900 g beef shin');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('900 g beef shin').first()).toBeVisible();
  await expect(page.getByText(/\/barley-stew\/\?servings=6$/)).toBeVisible();
  const safe = method(page).getByText(/°C in the middle \(/);
  await expect(safe.last()).toBeVisible();
  await expect(safe).toHaveText([
    '74 °C in the middle (Health Canada).',
    '63 °C in the middle (Health Canada).',
  ]);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

/** Selects a section and copies it: the text and the HTML of the clipboard. */
async function copySection(page: Page, id: string): Promise<{ lines: string[]; html: string }> {
  await page.evaluate((of) => {
    const section = document.getElementById(of)?.closest('section');
    if (section) getSelection()?.selectAllChildren(section);
  }, id);
  await page.keyboard.press('ControlOrMeta+C');
  const read = (type: string) =>
    page.evaluate(async (of) => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType(of))?.text() ?? '';
    }, type);
  const text = await read('text/plain');
  const lines = text.replaceAll('\u00a0', ' ').split('\n');
  return { lines: lines.map((line) => line.trim()).filter(Boolean), html: await read('text/html') };
}

test('copied ingredients are a list with a line each, without controls', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/barley-stew/');
  const { lines, html } = await copySection(page, 'ingredients');
  expect(lines.slice(0, 11)).toEqual([
    'Ingredients',
    '4 servings',
    'Meat',
    '600 g beef shin, in 2 cm dice',
    '2 tbsp soy sauce',
    '60 ml neutral oil',
    'Pot',
    '300 g onion, in 1.5 cm dice',
    '2 carrots',
    '2 to 3 cloves garlic, chopped',
    '200 g pearl barley 보리',
  ]);
  expect(lines.at(-1)).toBe('pickled plums 매실, sliced, may contain sulphites: read the label');
  expect(html).toMatch(/<ul[^>]*><li/);
  expect(html).not.toMatch(/<button|½×|>Metric<|list-style: none/);
});

test('copied steps keep their numbers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/barley-stew/');
  const { lines } = await copySection(page, 'method');
  expect(lines.slice(0, 4)).toEqual(['Method', 'Prepare', '1', 'Season the beef']);
  expect(lines[lines.indexOf('Cut the vegetables') - 1]).toBe('2');
  expect(lines[lines.indexOf('Brown the beef') - 1]).toBe('4');
});

test('the code of the offer is copied, and a dismissed offer stays away for the visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/barley-stew/');
  const offer = page.getByRole('complementary', { name: 'Sponsored' });
  await offer.getByRole('button', { name: 'Copy code PEPPER10' }).click();
  await expect(page.getByText('Code copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('PEPPER10');
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(offer).toBeHidden();
});

test('the number of a recipe shows it under its canonical address', async ({ page }) => {
  await page.goto('/recipes/1/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Barley Stew 보리국');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://example.com/barley-stew/',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list, steps and links are there, and controls that need a script are not', async ({ page }) => {
    await page.goto('/barley-stew/');
    await expect(ingredients(page)).toContainText('600 g beef shin');
    const steps = method(page).getByRole('heading', { level: 4 });
    await expect(steps.filter({ visible: true })).toHaveText([
      'Season the beef',
      'Cut the vegetables',
      'Boil the eggs',
      'Brown the beef',
      'Soften the vegetables',
      'Simmer',
      'Thicken',
      'Serve',
    ]);
    await expect(method(page)).toContainText('Dice 600 g beef shin');
    await expect(button(page, 'More servings')).toBeHidden();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Recipes' }).click();
    await expect(page).toHaveURL(/\/recipes\/$/);
  });
});

test.describe('a page that the browser translates', () => {
  test('keeps servings, units and steps current', async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await openTranslated(page, '/barley-stew/');
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('group', { name: 'How much to make' })).toContainText('5 servings');
    await expect.poll(() => readTranslated(page, '#recipe')).toContain('750 g beef shin');
    await page.getByRole('group', { name: 'Units' }).getByRole('button', { name: 'US units' }).click();
    await expect.poll(() => readTranslated(page, '#recipe')).toContain('1 lb 10 oz beef shin');
    expect(await readTranslated(page, '#recipe')).toContain('Heavy pot with a lid, 5 qt');
    expect(watched.problems).toEqual([]);
  });

  test('works without an error when it was translated before its script ran', async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateInPage})`);
    await visit(page, '/barley-stew/');
    await page.getByRole('button', { name: 'More servings' }).click();
    await expect(page.getByRole('group', { name: 'How much to make' })).toContainText('5 servings');
    await expect.poll(() => readTranslated(page, '#recipe')).toContain('750 g beef shin');
    expect(watched.problems).toEqual([]);
  });
});

test('beside the method, the list shows what the step that is read uses, and cuts no row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await visit(page, '/barley-stew/');
  const step = (name: string) => method(page).getByRole('heading', { name, exact: true });
  const readStep = (name: string) =>
    step(name).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const isLit = (name: string) =>
    ingredient(page, name).evaluate((box) => {
      const colours = [...document.querySelectorAll('[data-ingredient]')].map(
        (row) => [row, getComputedStyle(row).backgroundColor] as const,
      );
      const [, colour] = colours.find(([row]) => row.contains(box)) ?? [];
      return colour !== 'rgba(0, 0, 0, 0)';
    });
  for (const [title, used, unused] of [
    ['Season the beef', '600 g beef shin, in 2 cm dice', '1 tbsp cornstarch'],
    ['Thicken', '1 tbsp cornstarch', '600 g beef shin, in 2 cm dice'],
    ['Cut the vegetables', '2 carrots', '1 tbsp cornstarch'],
  ] as const) {
    await readStep(title);
    await expect(ingredient(page, used), title).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isLit(used), title).toBe(true);
    expect(await isLit(unused), title).toBe(false);
    const note = ingredients(page)
      .locator('..')
      .getByText(/^\d+ more below$/);
    const cutRows = async () => {
      // The text is at the end of what covers the list.
      const end = (await note.locator('..').boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      const rows = await ingredients(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      return rows.filter(({ top, bottom }) => top < end - 1 && bottom > end + 1);
    };
    await expect.poll(cutRows, title).toEqual([]);
    if (title === 'Season the beef') await expect(note).toHaveText('11 more below');
  }
});
