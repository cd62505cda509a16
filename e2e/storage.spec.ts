import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { ready } from './watch';

// Several tabs that change the same stored value at the same moment.

test.use({ reducedMotion: 'reduce' });

const LIST = '/recipes/shopping-list/';

/** Opens a tab for each address, and returns them with the moment at which all of them may act. */
async function openTabs(context: BrowserContext, addresses: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const address of addresses) {
    const tab = await context.newPage();
    await tab.goto(address);
    await ready(tab);
    tabs.push(tab);
  }
  return tabs;
}

/** Calls a function in every tab at the same moment, with the number of the tab. */
async function atOnce(tabs: readonly Page[], act: (tab: number) => Promise<void>): Promise<void> {
  const at = Date.now() + 500;
  const body = `async ({ at, tab }) => {
    while (Date.now() < at);
    await (${act})(tab);
  }`;
  await Promise.all(
    tabs.map((tab, index) => tab.evaluate(`(${body})(${JSON.stringify({ at, tab: index })})`)),
  );
}

/** Adds twenty own items to the shopping list, as fast as the page can. */
async function addTwenty(tab: number): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[name=item]');
  for (let item = 1; input && item <= 20; item += 1) {
    input.value = `Thing ${tab}.${item}`;
    input.form?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

for (const hasLocks of [true, false]) {
  test(`two tabs ${hasLocks ? 'with' : 'without'} locks add 20 items each, and none is lost`, {
    tag: '@engines',
  }, async ({ context, page }) => {
    if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const tabs = await openTabs(context, [LIST, LIST]);
    for (const tab of tabs)
      await expect(tab.getByRole('textbox', { name: 'Add something else' })).toBeVisible();
    await atOnce(tabs, addTwenty);
    for (const tab of tabs) await expect(tab.getByRole('checkbox', { name: /^Thing/ })).toHaveCount(40);
    await page.goto(LIST);
    await expect(page.getByRole('checkbox', { name: /^Thing/ })).toHaveCount(40);
  });
}

test('four recipes that are saved in four tabs at once are all saved', { tag: '@engines' }, async ({
  context,
  page,
}) => {
  const tabs = await openTabs(context, [
    '/barley-stew/',
    '/chickpea-block/',
    '/recipes/rice-bowls/',
    '/recipes/brined-turnips/',
  ]);
  await atOnce(tabs, async () => {
    document.querySelector<HTMLElement>('button[aria-label="Add to favourites"]')?.click();
  });
  for (const tab of tabs) await expect(tab.getByText('Added to your favourites')).toBeVisible();
  await page.goto('/recipes/saved/');
  await expect(page.getByRole('region', { name: 'Favourites' }).getByRole('link')).toHaveCount(4);
});

test('ticks that two tabs set at once are all set in both', { tag: '@engines' }, async ({ context }) => {
  const tabs = await openTabs(context, ['/barley-stew/', '/barley-stew/']);
  await atOnce(tabs, async (tab) => {
    const boxes = document.querySelectorAll<HTMLElement>('[aria-labelledby=ingredients] input.tick');
    for (const [index, box] of boxes.entries()) {
      if (index % 2 !== tab) continue;
      box.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  for (const tab of tabs) {
    const ingredients = tab.getByRole('region', { name: 'Ingredients' });
    await expect(ingredients.getByRole('checkbox', { checked: false })).toHaveCount(0);
  }
});
