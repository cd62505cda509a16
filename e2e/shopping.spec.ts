import { expect, type Page, test } from 'playwright/test';
import { openTranslated } from './translate';
import { ready, watch } from './watch';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

const LIST = '/recipes/shopping-list/';

async function visit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** Puts the recipe at an address on the shopping list. */
async function add(page: Page, address: string) {
  await visit(page, address);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await expect(page.getByText('Added to your shopping list')).toBeVisible();
}

const item = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('two recipes become one list that adds up what both need', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await add(page, '/barley-stew/?servings=6');
  await add(page, '/recipes/rice-bowls/');
  await page.getByRole('link', { name: 'See the list' }).click();
  await expect(page).toHaveURL(LIST);
  await ready(page);
  // 3 tablespoons of 15 ml for either of them.
  await expect(item(page, '90 ml soy sauce')).toHaveAccessibleDescription(
    'Barley Stew 3 tbsp, Rice Bowls 3 tbsp',
  );
  await expect(item(page, '6 carrots')).toBeVisible();
  await expect(item(page, '900 g beef shin')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /water/ })).toHaveCount(0);
  await item(page, '6 carrots').check();
  await page.reload();
  await ready(page);
  await expect(item(page, '6 carrots')).toBeChecked();
  await expect(page.getByText('1 of 18 checked off')).toBeVisible();
  expect(watched.problems).toEqual([]);
});

/** The lines of the list whose amount lies over their name. */
const overlaps = (page: Page) =>
  page.getByRole('listitem').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const box = row.querySelector('input');
      const [amount, name] = (box?.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id));
      if (!amount || !name) return [];
      const [first, second] = [amount, name].map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect();
      });
      if (!first || !second) return [];
      const isBeside = first.right <= second.left + 1 || first.bottom <= second.top + 1;
      return isBeside ? [] : [row.textContent];
    }),
  );

test('an amount of several words stays in its column at any width and size of letters', async ({ page }) => {
  await add(page, '/recipes/herb-salad/');
  await visit(page, LIST);
  await expect(item(page, '1 small bunch (10 sprigs) parsley')).toBeVisible();
  for (const width of [320, 390, 768, 1440])
    for (const size of ['100%', '200%']) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await overlaps(page), `${width} px, letters of ${size}`).toEqual([]);
    }
});

test('the list has what the chosen version of a recipe needs', { tag: '@engines' }, async ({ page }) => {
  await visit(page, '/recipes/brined-turnips/');
  await page.getByRole('group', { name: 'Choose a brine' }).getByText('Mustard').click();
  await expect(page).toHaveURL(/\?version=mustard$/);
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  await page.getByRole('link', { name: 'See the list' }).click();
  await expect(item(page, '2 tbsp mustard seeds')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /bay lea/ })).toHaveCount(0);
});

test('a shared link offers the list to another device and changes nothing until it is accepted', {
  tag: '@engines',
}, async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await add(page, '/barley-stew/');
  await visit(page, LIST);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${LIST}#list=`);

  const other = await browser.newPage();
  await visit(other, link);
  const offer = other.getByRole('region', { name: 'Shared list' });
  await expect(offer).toContainText('A shared list with 1 recipe');
  await expect(item(other, '600 g beef shin')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Use this list' }).click();
  await expect(item(other, '600 g beef shin')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.close();
});

test('a damaged link is refused, and the list stays as it was', { tag: '@engines' }, async ({ page }) => {
  await add(page, '/barley-stew/');
  await visit(page, `${LIST}#list=v1.broken`);
  await expect(page.getByRole('region', { name: 'Shared list' })).toContainText(
    'I couldn’t read the list in this link. Part of the link may be missing.',
  );
  await expect(item(page, '600 g beef shin')).toBeVisible();
});

test('a list pasted into the field becomes an item a line', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, LIST);
  const field = page.getByRole('textbox', { name: 'Add something else' });
  await page.evaluate(() =>
    navigator.clipboard.writeText('Groceries\n\n- [ ] 2 carrots\n- [x] butter\n- [ ] Candles\n'),
  );
  await field.press('ControlOrMeta+V');
  await expect(page.getByText('3 items added. Left out as headings: “Groceries”.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Greens' }).getByRole('checkbox')).toHaveCount(1);
  await expect(item(page, '2 carrots')).not.toBeChecked();
  await expect(item(page, 'butter')).toBeChecked();
  await expect(item(page, 'Candles')).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  // A single line is pasted as any text is.
  await page.evaluate(() => navigator.clipboard.writeText('Matches'));
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue('Matches');
});

test('a very long word stays within the page, and comes back with Undo', async ({ page }) => {
  await visit(page, LIST);
  const word = 'unbroken'.repeat(15);
  await page.getByRole('textbox', { name: 'Add something else' }).fill(word);
  await page.keyboard.press('Enter');
  await expect(item(page, word)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('button', { name: `Remove ${word}` }).click();
  await expect(item(page, word)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(item(page, word)).toBeFocused();
});

test('a reload opens the QR code and file again, and Back closes them', async ({ page }) => {
  await add(page, '/barley-stew/');
  await visit(page, LIST);
  const opener = page.getByRole('button', { name: 'QR or file' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Share this list' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a page that the browser translates changes, removes and restores a recipe', async ({
  page,
  baseURL,
}) => {
  const watched = watch(page, baseURL ?? '');
  await openTranslated(page, LIST);
  await page.getByRole('button', { name: 'Add Herb Salad' }).click();
  const recipes = page.getByRole('region', { name: 'Recipes' });
  await expect(recipes).toContainText('2 servings');
  await recipes.getByRole('button', { name: 'More servings' }).click();
  await expect(recipes).toContainText('2½ servings');
  await expect(recipes).not.toContainText('2 servings');
  await recipes.getByRole('button', { name: 'Remove Herb Salad from the list' }).click();
  await expect(recipes.getByRole('heading', { name: 'Herb Salad' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(recipes).toContainText('2½ servings');
  await expect(recipes.getByRole('link', { name: 'Herb Salad' })).toBeFocused();
  expect(watched.problems).toEqual([]);
});

test('two versions of a recipe are two entries that open as listed and are removed one by one', async ({
  page,
}) => {
  await add(page, '/recipes/brined-turnips/');
  await add(page, '/recipes/brined-turnips/?servings=8&version=mustard');
  await visit(page, `${LIST}?units=us`);
  const mustard = page.getByRole('link', { name: /\(Mustard\)$/ });
  const remove = page.getByRole('button', { name: /^Remove .*Turnips \(.*\) from the list$/ });
  await expect(remove).toHaveCount(2);
  await expect(mustard).toHaveAttribute('href', /\/brined-turnips\/\?servings=8&units=us&version=mustard$/);
  await expect(page.getByRole('checkbox', { name: /turnips$/ })).toHaveAccessibleDescription(
    /^Brined Turnips \(Bay\) .+, Brined Turnips \(Mustard\) .+$/,
  );
  await page.getByRole('button', { name: 'Remove Brined Turnips (Bay) from the list' }).click();
  // A single version needs no name.
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Brined Turnips', exact: true })).toHaveAttribute(
    'href',
    /\?servings=8&units=us&version=mustard$/,
  );
});
