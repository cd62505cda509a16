import { expect, type Locator, test } from 'playwright/test';
import { doubleFontSize, open } from './guide';
import { ready } from './watch';

// Cards of recipes on other pages than the list.

test('a long description has two lines, and all of them on hover, on narrow cards and in a large font', async ({
  page,
}) => {
  await open(page, '/flour/');
  await page.getByText('Cut from a sheet.', { exact: true }).evaluate((element) => {
    element.textContent = 'Chewy enough to carry the sauce. '.repeat(12);
  });
  const description = page.getByText('Chewy enough to carry the sauce.');
  const isCut = () => description.evaluate((box) => box.scrollHeight - box.clientHeight > 2);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(isCut).toBe(false);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(0, 0);
    await expect.poll(isCut).toBe(true);
    const lines = await description.evaluate((box) =>
      Math.round(box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight)),
    );
    expect(lines, `lines at ${width} px`).toBe(2);
    // The link of the card overlays its text.
    await description.hover({ force: true });
    await expect.poll(isCut).toBe(false);
  }
  await page.mouse.move(0, 0);
  await doubleFontSize(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(isCut, `double font size at ${width} px`).toBe(false);
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`“Coming Soon” covers the picture of an announced card, readable in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/noodles/');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Soba-like', exact: true }) })
      .last();
    const overlay = card.getByText('Coming Soon', { exact: true });
    await expect(overlay).toHaveCount(1);
    await expect(card.getByRole('link')).toHaveCount(0);
    const picture = card.getByRole('img', { name: 'A nest of brown noodles' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlay.boundingBox()).toEqual(await picture.boundingBox());
    }
    const contrast = await overlay.evaluate((element) => {
      const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
      const luminance = (rgb: number[]) => {
        const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const { backgroundColor, color } = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels(backgroundColor);
      const overWhite = [red, green, blue].map((channel) => channel * alpha + 255 * (1 - alpha));
      return (luminance(channels(color).slice(0, 3)) + 0.05) / (luminance(overWhite) + 0.05);
    });
    expect(contrast).toBeGreaterThan(4.5);
  });

test('three recipes are on the shopping list after five presses', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Every dish' }));
  await expect(page).toHaveURL(/\/recipes\/$/);
  for (const name of ['Lemon Noodles', 'Herb Salad', 'Barley Stew']) {
    await press(page.getByRole('button', { name: `Add ${name} to shopping list` }));
    await expect(page.getByRole('button', { name: `Remove ${name} from shopping list` })).toBeFocused();
  }
  // Each toast has the link.
  await press(page.getByRole('link', { name: 'See the list' }).first());
  for (const name of ['Lemon Noodles', 'Herb Salad', 'Barley Stew'])
    await expect(page.getByRole('button', { name: `Remove ${name} from the list` })).toBeVisible();
  expect(presses).toBe(5);
});

test('a card saves its recipe by keyboard, takes it off again, and its link stays one link', async ({
  page,
}) => {
  await page.goto('/recipes/');
  await ready(page);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Herb Salad' }) })
    .last();
  await expect(card.getByRole('link')).toHaveCount(1);
  const save = card.getByRole('button', { name: 'Save Herb Salad for later' });
  await save.press('Enter');
  const remove = card.getByRole('button', { name: 'Remove Herb Salad from Saved for later' });
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
  await remove.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards have no buttons', async ({ page }) => {
    await page.goto('/recipes/');
    await expect(page.getByRole('article').getByRole('link', { name: 'Herb Salad' })).toBeVisible();
    await expect(page.getByRole('button', { name: /shopping list$/ })).toHaveCount(0);
  });
});
