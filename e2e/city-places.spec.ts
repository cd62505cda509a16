import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready, settled, watch } from './watch';

const card = (page: Page, name: RegExp) =>
  page
    .locator('#explore')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

async function open(page: Page, address = '/travel/toronto/?region=downtown') {
  await page.goto(address);
  await ready(page);
}

test('a card tells hours, order and stars, and leads to map, video and recipe', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page);
  const pai = card(page, /^Pai/);
  await expect(pai.getByRole('img', { name: /^Rated 4\.\d out of 5$/ })).toBeVisible();
  await expect(pai.getByText(/^4\.\d\/5$/)).toBeVisible();
  const hours = pai.getByRole('button', { name: 'Hours of Pai' });
  const words = pai.getByText('Hours not confirmed, check before you go');
  await expect(words).toBeHidden();
  await hours.click();
  await expect(hours).toHaveAttribute('aria-expanded', 'true');
  await expect(words).toBeVisible();
  await hours.click();
  await expect(words).toBeHidden();
  await page.mouse.move(2, 2);
  await hours.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Hours not confirmed, check before you go');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(pai.getByRole('link', { name: /^Map of Pai/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Pai/,
  );
  await expect(pai.getByRole('link', { name: /^Video of Pai/ })).toBeVisible();

  const greek = card(page, /^Mamakas Taverna/);
  await greek.getByRole('link', { name: /^Cook it/ }).click();
  await expect(page).toHaveURL(/\/greek-salad-recipe\/$/);
  // And back from the recipe to the place where it is eaten.
  await page.getByRole('link', { name: /Mamakas Taverna/ }).click();
  await expect(page).toHaveURL(/\/travel\/toronto\/\?region=downtown#mamakas-taverna$/);
  await expect(page.locator('#mamakas-taverna')).toBeInViewport();
  expect(watched.problems).toEqual([]);
});

test('an order that left the menu is struck through and says so', async ({ page }) => {
  await open(page);
  const gone = card(page, /^Drake Hotel/);
  await expect(gone.locator('s, del')).toBeVisible();
  await expect(gone.getByText('(Removed from menu)')).toBeVisible();
});

test('the neighbourhood of a card tells its name and history, the picture opens large', async ({ page }) => {
  await open(page);
  await card(page, /^Mother’s Dumplings/)
    .getByRole('button', { name: 'Chinatown', exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: /Chinatown/ });
  await expect(dialog.getByText('Name Origin')).toBeVisible();
  await expect(dialog.getByText('History')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card(page, /^Mamakas Taverna/)
    .getByRole('button', { name: /^Show the dish large/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('filters narrow list and counts, stand in the address, and are cleared at once', async ({ page }) => {
  await open(page, '/travel/toronto/');
  const filters = page.getByRole('region', { name: 'Filter the restaurants' });
  const shown = page.locator('#explore').getByRole('article').filter({ visible: true });
  const all = await shown.count();
  const brunch = filters.getByRole('button', { name: /^Brunch/ });
  const count = /\d+/.exec((await brunch.textContent()) ?? '')?.[0];
  await brunch.click();
  await expect(brunch).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\?category=brunch$/);
  await expect(filters.getByText(new RegExp(`^${count} of \\d+ restaurants on the maps`))).toBeVisible();
  expect(await shown.count()).toBeLessThan(all);
  for (const one of await shown.all()) {
    await expect(one.getByRole('list', { name: 'Good for' }).getByText('Brunch')).toBeVisible();
  }
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(shown).toHaveCount(all);

  await open(page, '/travel/toronto/?at=sun-12:00');
  await expect(filters.getByText(/No restaurant’s hours are confirmed yet/)).toBeVisible();
  await expect(shown).toHaveCount(all);
  await expect(filters.getByText(/St\. Lawrence Market/)).toBeVisible();
  await expect(filters.getByText(/is closed/)).toBeVisible();
});

test('places make a walk that is kept, and can be taken along', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page);
  await card(page, /^Pai/)
    .getByRole('button', { name: /Add .*to (your |the )?walk/i })
    .click();
  await card(page, /^Mother’s Dumplings/)
    .getByRole('button', { name: /Add .*to (your |the )?walk/i })
    .click();
  await expect(page).toHaveURL(/walk=pai,mothers-dumplings/);
  const bar = page.getByRole('region', { name: 'Your walk' });
  await expect(bar.getByText('Your walk: 2 stops')).toBeVisible();
  await expect(bar.getByText('Kept on this device.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Added to your walk: 2 stops' })).toBeAttached();
  await expect(
    card(page, /^Pai/).getByRole('button', { name: 'Stop 1 of your walk: take Pai off' }),
  ).toBeVisible();
  const address = page.url();
  await open(page, address);
  await page.getByRole('button', { name: 'Open the walk' }).click();
  const dialog = page.getByRole('dialog', { name: /walk/i });
  const stops = dialog.getByRole('list').first().getByRole('listitem');
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toContainText('Pai');
  await dialog.getByRole('button', { name: /Move Pai .*down|down.*Pai/i }).click();
  await expect(stops.first()).toContainText('Mother’s Dumplings');
  await expect(page).toHaveURL(/walk=mothers-dumplings,pai/);
  await dialog.getByRole('button', { name: 'Add Kensington Market' }).click();
  await expect(stops).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Take Kensington Market off the walk' }).click();
  await expect(stops).toHaveCount(2);
  await expect(dialog.getByRole('link', { name: /Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&.*travelmode=walking/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /GeoJSON/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.geojson$/);
  const collection = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(collection.type).toBe('FeatureCollection');
  const [longitude, latitude] = collection.features.at(-1).geometry.coordinates;
  expect(longitude).toBeCloseTo(-79.39, 1);
  expect(latitude).toBeCloseTo(43.65, 1);
  expect(await page.evaluate(() => localStorage.getItem('rtr:walks'))).toBe(
    '{"version":1,"walks":[{"stops":["mothers-dumplings","pai"]}]}',
  );
  await page.keyboard.press('Escape');
  // A link to this page without a walk leaves none.
  await page
    .locator('footer')
    .getByRole('link', { name: /Toronto/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/travel\/toronto\/$/);
  await expect(bar).toBeHidden();
  // It is kept all the same, and there to go back to.
  await page.getByRole('region', { name: 'Last walks' }).getByRole('button', { name: 'See them' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mother’s Dumplings and Pai/ })
    .click();
  await expect(page).toHaveURL(/\?walk=mothers-dumplings,pai$/);
  await expect(stops).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar.getByText('Your walk: 2 stops')).toBeVisible();
  expect(watched.problems).toEqual([]);
});

for (const width of [390, 768, 1440]) {
  test(`the diamond lies over nothing and under no message, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/travel/toronto/');
    await page.getByRole('button', { name: 'Add Pai to your Walk' }).click();
    await expect(page.getByRole('region', { name: 'Your walk' })).toBeVisible();
    const met = await page.evaluate(async () => {
      const diamond = document.querySelector('button[aria-label="Hidden Gems"]');
      const others = [...document.querySelectorAll('a, button, input, select, summary')].filter(
        (control) => control !== diamond && control.checkVisibility(),
      );
      const found = new Set<string>();
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const mine = diamond?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        for (const control of others) {
          const box = control.getBoundingClientRect();
          const isApart =
            box.left >= mine.right ||
            box.right <= mine.left ||
            box.top >= mine.bottom ||
            box.bottom <= mine.top;
          const isSeen = mine.bottom > 0 && mine.top < window.innerHeight && box.bottom > 0;
          if (isSeen && !isApart && !control.closest('header, [aria-label="Your walk"]'))
            found.add(control.textContent || control.tagName);
        }
      }
      return [...found];
    });
    expect(met).toEqual([]);

    const diamond = page.getByRole('button', { name: 'Hidden Gems' });
    await diamond.click();
    const dialog = page.getByRole('dialog', { name: /hidden gems/i });
    await dialog.getByRole('button', { name: 'Subscribe' }).click();
    const message = page.locator('[data-sonner-toast]');
    await expect(message).toHaveText(/Please enter a valid email address/);
    await settled(page);
    const overlap = async (other: Locator) => {
      const [one, two] = [await message.boundingBox(), await other.boundingBox()];
      if (!one || !two) return 'one of them is not there';
      const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
      const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
      return across > 0 && down > 0 ? `${across} by ${down} px` : 'none';
    };
    expect(await overlap(dialog.getByRole('textbox'))).toBe('none');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await settled(page);
    expect(await overlap(diamond)).toBe('none');
  });
}

test('hidden gems ask for an address once, and open for those who gave it', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, '/travel/toronto/');
  const diamond = page.getByRole('button', { name: 'Hidden Gems' });
  await diamond.click();
  const dialog = page.getByRole('dialog', { name: /hidden gems/i });
  const field = dialog.getByRole('textbox', { name: 'E-mail address' });
  for (const wrong of ['', '   ', 'nobody']) {
    await field.fill(wrong);
    await dialog.getByRole('button', { name: /subscribe|sign up/i }).click();
    await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  }
  await field.fill('cook@example.com');
  await dialog.getByRole('button', { name: /subscribe|sign up/i }).click();
  await expect(page.getByText('Thank you for subscribing! You can now access hidden gems.')).toBeVisible();
  const box = page.getByRole('region', { name: 'Hidden Gems' });
  await expect(box.getByText(/coming soon/i)).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('rtr:subscribed'))).toBe('true');
  await box.getByRole('button', { name: /close/i }).click();
  await expect(box).toBeHidden();
  await page.reload();
  await ready(page);
  await diamond.click();
  await expect(box.getByText('Stay Tuned')).toBeVisible();
  await expect(box.getByText('Exclusive Access')).toBeVisible();
  await box.getByRole('button', { name: /close/i }).focus();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(diamond).toBeFocused();
  expect(watched.problems).toEqual([]);
});
