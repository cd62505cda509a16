import { expect, type Locator, type Page, test } from 'playwright/test';
import { doubleFontSize, explore, mapOf, open, restaurantCard, visibleCards } from './guide';
import { translateInPage } from './translate';
import { ready, settled, watch } from './watch';

// The cards of restaurants and the filters of their list.

const GUIDE = '/travel/port-alder/';

test('a card shows hours and stars, and links to a map search and a video', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, `${GUIDE}?region=quayside#ferry-kitchen`);
  const card = restaurantCard(page, 'Ferry Kitchen');
  await expect(card.getByRole('img', { name: 'Rated 4.4 out of 5', exact: true })).toBeVisible();
  await expect(card.getByText('4.4/5', { exact: true })).toBeVisible();
  await expect(card.getByText('It comes with bread for the bowl.')).toBeVisible();
  const hours = card.getByRole('button', { name: 'Hours of Ferry Kitchen' });
  const note = card.getByText('Hours not confirmed, check before you go');
  await expect(note).toBeHidden();
  await hours.click();
  await expect(hours).toHaveAttribute('aria-expanded', 'true');
  await expect(note).toBeVisible();
  await expect(note).toHaveId((await hours.getAttribute('aria-controls')) ?? 'none');
  await hours.click();
  await expect(hours).toHaveAttribute('aria-expanded', 'false');
  await expect(note).toBeHidden();
  await page.mouse.move(2, 2);
  await hours.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Hours not confirmed, check before you go');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(card.getByRole('link', { name: 'Map of Ferry Kitchen, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Ferry+Kitchen%2C+1+Ferry+Steps%2C+Old+Quay%2C+Port+Alder',
  );
  await expect(
    card.getByRole('link', { name: 'Video of Ferry Kitchen, opens in a new tab' }),
  ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=ferry-ktn01');
  expect(watched.problems).toEqual([]);
});

test('the tooltip of a control opens at once when the mouse comes straight from another with an open one', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, `${GUIDE}?region=quayside`);
  const [first, second] = await explore(page)
    .getByRole('button', { name: /^Hours of / })
    .filter({ visible: true })
    .all();
  await first?.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  // Only the time passes that the test lets pass.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await second?.hover();
  await page.clock.runFor(200);
  await expect(second as Locator).toHaveAccessibleDescription(/./);
  await expect(first as Locator).toHaveAccessibleDescription('');
});

test('a card links to the recipe of its dish, and the recipe back to the card', async ({ page }) => {
  await open(page, `${GUIDE}?region=quayside#ferry-kitchen`);
  await restaurantCard(page, 'Ferry Kitchen')
    .getByRole('link', { name: 'Cook it at home with my recipe for Barley Stew' })
    .click();
  await expect(page).toHaveURL(/\/barley-stew\/$/);
  await page.getByRole('main').getByRole('link', { name: 'Ferry Kitchen' }).click();
  await expect(page).toHaveURL(/\/travel\/port-alder\/\?region=quayside#ferry-kitchen$/);
  await expect(restaurantCard(page, 'Ferry Kitchen')).toBeInViewport();
});

test('a card opens the history of its neighbourhood and its picture in dialogs', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, `${GUIDE}?region=quayside#blue-door`);
  const card = restaurantCard(page, 'Blue Door');
  await card.getByRole('button', { name: 'Old Quay', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'Old Quay' });
  await expect(history.getByText('Name Origin', { exact: true })).toBeVisible();
  await expect(history.getByText(/^Herring was landed here until 1932/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  await card.getByRole('button', { name: 'See a larger picture: Blue Door (Old Quay)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('img', { name: 'Crab meat on a thick slice of toast with a wedge of lemon' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('filters narrow list and counts, are in the address, and are cleared at once', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, GUIDE);
  const filters = page.getByRole('region', { name: 'Filter the restaurants' });
  await expect(visibleCards(page)).toHaveCount(7);
  await filters.getByRole('button', { name: 'More filters' }).click();
  const dinner = filters.getByRole('button', { name: /^Dinner/ });
  await expect(dinner).toHaveAccessibleName('Dinner 5 on the maps');
  await dinner.click();
  await expect(dinner).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?category=dinner$/);
  await expect(
    filters.getByText('5 of 9 restaurants on the maps, 4 of them in Port Alder', { exact: true }),
  ).toBeVisible();
  await expect(visibleCards(page).getByRole('heading')).toHaveText([
    /^Blue Door/,
    /^Night Lamp/,
    /^Saffron Room/,
    /^North Star/,
  ]);
  await expect(mapOf(page, 'Port Alder').locator('[data-pin=ferry-kitchen]')).toHaveCount(0);
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(filters.getByRole('button', { name: 'More filters' })).toBeFocused();
  await expect(visibleCards(page)).toHaveCount(7);
  await expect(mapOf(page, 'Port Alder').locator('[data-pin=ferry-kitchen]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
});

test('filters that no place of a region passes are cleared from its list, and leave the rest of the address', async ({
  page,
}) => {
  await open(page, `${GUIDE}?category=dinner&region=quayside`);
  const list = explore(page);
  await expect(list.getByText('1 of 2 restaurants').first()).toBeVisible();
  await expect(visibleCards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Quayside 1 restaurant' })).toBeVisible();
  await open(page, `${GUIDE}?category=lunch&cuisine=oysters&region=quayside&from=mail`);
  await expect(page.getByRole('button', { name: 'More filters 2 in use' })).toBeVisible();
  await expect(list.getByText('None of my places here match the filters.')).toBeVisible();
  await list.locator('#map-city').getByRole('button', { name: 'Clear filters' }).click();
  await expect(visibleCards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\?region=quayside&from=mail$/);
});

test('a time in the address hides what is closed then, and names the markets that are open', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, `${GUIDE}?at=sun-12:00`);
  const filters = page.getByRole('region', { name: 'Filter the restaurants' });
  await expect(
    filters.getByText(
      'Sunday at noon: none known to be open, 7 with hours not confirmed, 2 closed and hidden.',
    ),
  ).toBeVisible();
  await expect(filters).toContainText('Most Hill Market shops are open then; Fish Hall is closed.');
  await expect(filters.getByRole('link', { name: 'Fish Hall' })).toHaveAttribute(
    'href',
    '/travel/port-alder/fish-hall/',
  );
  await expect(restaurantCard(page, 'Ferry Kitchen')).toBeVisible();
  await expect(restaurantCard(page, 'Blue Door')).toBeHidden();
  await filters.getByRole('button', { name: 'Any time' }).click();
  await expect(filters.getByRole('combobox', { name: 'Day' })).toBeFocused();
  await expect(page).toHaveURL(/\/travel\/port-alder\/$/);
  await expect(visibleCards(page)).toHaveCount(7);
});

test('counts stay current on a page that the browser has translated', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, GUIDE);
  await page.evaluate(translateInPage);
  const region = (name: string) =>
    page.getByRole('group', { name: 'Quarters of Port Alder' }).getByRole('button', { name });
  await page.getByRole('button', { name: 'More filters' }).click();
  // The chip after it removes the filter.
  const lunch = page.getByRole('button', { name: 'Lunch' }).first();
  await lunch.click();
  await expect(region('North Hill')).toContainText('1');
  await region('North Hill').click();
  await expect(explore(page).getByRole('heading', { name: 'North Hill', level: 3 })).toBeVisible();
  await lunch.click();
  await expect(region('North Hill')).toContainText('2');
  await region('Upper Town').click();
  await expect(region('Upper Town')).toContainText('3');
  expect(watched.problems).toEqual([]);
});

/** Lines of restaurant cards that lie over one another. Runs in the page. */
function overlaps(): string[] {
  const found: string[] = [];
  for (const card of document.querySelectorAll(':is(main article, [data-panel]) article')) {
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    const lines: { text: string; block: Element | null; box: DOMRect; blockBox: DOMRect }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const block = parent?.closest('h3, h4, p, address, dl') ?? null;
      const isVisible = parent?.checkVisibility() && parent.getBoundingClientRect().width > 1;
      if (!block || !isVisible || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        lines.push({ text: node.textContent.trim(), block, box, blockBox: block.getBoundingClientRect() });
    }
    const shared = (one: DOMRect, other: DOMRect) => ({
      width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
      height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });
    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const { width, height } = shared(one.box, other.box);
        const blocks = shared(one.blockBox, other.blockBox);
        const isOver = width > 1 && height > Math.min(one.box.height, other.box.height) / 3;
        if (isOver || (one.block !== other.block && blocks.height > 1 && blocks.width > 1))
          found.push(`${one.text} / ${other.text}`);
      }
    });
  }
  return [...new Set(found)];
}

async function expectNoOverlap(page: Page, address: string, widths: readonly number[]) {
  await page.goto(address);
  await ready(page);
  expect(await page.locator(':is(main article, [data-panel]) article').count()).toBeGreaterThan(0);
  for (const size of ['normal', 'double']) {
    if (size === 'double') await doubleFontSize(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      expect(await page.evaluate(overlaps), `${size} font size at ${width} px`).toEqual([]);
    }
  }
}

const CARDS = [GUIDE, '/travel/valley/?region=riverbank'];

test('no lines of a restaurant card overlap in a wide window', async ({ page }) => {
  for (const address of CARDS) await expectNoOverlap(page, address, [1280]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('no lines of a restaurant card overlap', async ({ page }) => {
    for (const address of CARDS) await expectNoOverlap(page, address, [320, 390]);
  });
});
