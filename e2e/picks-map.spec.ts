import { expect, type Page, test } from '@playwright/test';
import { ready, watch } from './watch';

/** The name of a region over its details, which stand beside the map. */
const shown = (page: Page, name: string) =>
  page.getByRole('article').locator('section').first().getByRole('heading', { level: 3, name });
const shape = (region: string) => `svg [data-region="${region}"]`;

test.describe('Japan', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/travel/japan/');
    await ready(page);
  });

  test('has ten regions; pointing at one shows up to three favourites, leaving shows none', async ({
    page,
  }) => {
    await expect(page.locator('svg [data-region]')).toHaveCount(10);
    await page.locator(shape('hokkaido')).hover();
    const detail = shown(page, 'Hokkaido');
    await expect(detail).toBeVisible();
    const stars = page.getByRole('img', { name: /^Rated \d(\.\d)? out of 5$/ });
    const visible = await stars.filter({ visible: true }).count();
    expect(visible).toBeGreaterThan(0);
    expect(visible).toBeLessThanOrEqual(3);
    await page.mouse.move(5, 5);
    await expect(detail).toBeHidden();
    await expect(page.getByText('Choose a region on the map.')).toBeVisible();
  });

  test('a region stays on the way over the sea to its panel, and one that was clicked until a press beside', async ({
    page,
  }) => {
    const hokkaido = page.locator(shape('hokkaido'));
    await hokkaido.hover();
    const detail = shown(page, 'Hokkaido');
    await expect(detail).toBeVisible();
    const land = await hokkaido.boundingBox();
    const sea = await page.getByRole('img', { name: 'Map of Japan' }).boundingBox();
    if (!land || !sea) throw new Error('there is no map');
    await page.mouse.move(sea.x + sea.width - 8, land.y + land.height / 2, { steps: 5 });
    await expect(detail).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(detail).toBeHidden();
    await hokkaido.click();
    await page.locator(shape('chubu')).hover();
    await page.mouse.move(5, 5);
    await expect(detail).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(detail).toBeHidden();
  });

  test('answers to keyboard focus and to Escape', async ({ page }) => {
    await page.getByRole('button', { name: 'Okinawa' }).focus();
    await expect(shown(page, 'Okinawa')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page, 'Okinawa')).toBeHidden();
  });

  test('has two markets, three festivals and the way to all events', async ({ page }) => {
    await expect(page.getByRole('heading', { name: /^Tsukiji Outer Market/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Nishiki Market/ })).toBeVisible();
    await page.getByRole('link', { name: 'View All Events' }).click();
    await expect(page).toHaveURL(/\/travel\/japan\/events\/$/);
  });

  test('a long copy carries its source, a short one does not', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = async (length: number) => {
      await page.evaluate((end) => {
        const text = document.querySelector('main p')?.firstChild;
        if (!text) throw new Error('there is no paragraph');
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, end);
        const selection = getSelection();
        selection?.removeAllRanges();
        selection?.addRange(range);
      }, length);
      await page.keyboard.press('ControlOrMeta+c');
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect((await copy(10)).length).toBe(10);
    await expect(page.getByText('Content copied')).toHaveCount(0);
    const long = await copy(11);
    expect(long).toMatch(new RegExp(`^.{11}\\n\\nSource: Raw to Remarkable, ${baseURL}/travel/japan/$`));
    await expect(page.getByText('Content copied')).toBeVisible();
    await expect(page.getByText('Source attribution has been added to your copied text')).toBeVisible();
    await expect(page.getByText('Content copied')).toBeHidden({ timeout: 4500 });
  });
});

test.describe('California', () => {
  test('hovering, selecting, moving and unselecting go with the two hints', async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto('/travel/california/');
    await ready(page);
    await expect(page.locator('svg [data-region]')).toHaveCount(5);
    await expect(page.getByText('Click region to select or hover to explore')).toBeVisible();
    await page.locator(shape('norcal')).hover();
    await expect(shown(page, 'Northern California')).toBeVisible();
    await page.locator(shape('socal')).click();
    await expect(page.getByText('Click region to unselect')).toBeVisible();
    await expect(page).toHaveURL(/\?region=socal$/);
    // The hovered region comes first, then the selected one.
    await page.locator(shape('norcal')).hover();
    await expect(shown(page, 'Northern California')).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(shown(page, 'Southern California')).toBeVisible();
    await expect(page.getByRole('link', { name: /map/i }).filter({ visible: true }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\//,
    );
    await page.locator(shape('bayarea')).click();
    await page.mouse.move(5, 5);
    await expect(shown(page, 'Bay Area')).toBeVisible();
    await expect(
      page
        .getByText(/^I haven.t added any restaurant recommendations for this area yet\.$/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await page.locator(shape('bayarea')).click();
    await page.mouse.move(5, 5);
    await expect(page.getByText('Click region to select or hover to explore')).toBeVisible();
    await expect(page).toHaveURL(/\/travel\/california\/$/);
    expect(watched.problems).toEqual([]);
  });
});

test('without script the regions of Japan and California can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/travel/japan/');
  for (const region of ['Hokkaido', 'Tokyo', 'Okinawa']) {
    await expect(shown(page, region)).toBeVisible();
  }
  await page.goto('/travel/california/');
  await expect(shown(page, 'Desert Region')).toBeVisible();
  await context.close();
});
