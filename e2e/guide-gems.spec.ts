import { expect, type Locator, test } from 'playwright/test';
import { open } from './guide';
import { ready, settled, watch } from './watch';

// The diamond of a guide, with places for subscribers.

const GUIDE = '/travel/port-alder/';

for (const width of [390, 768, 1440])
  test(`the diamond covers no control and no message at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, GUIDE);
    await page.getByRole('button', { name: 'Add Blue Door to your Walk' }).click();
    await expect(page.getByRole('region', { name: 'Your walk', exact: true })).toBeVisible();
    const diamond = page.getByRole('button', { name: 'Quiet Corners', exact: true });
    const covered = await diamond.evaluate(async (button) => {
      const others = [...document.querySelectorAll('a, button, input, select, summary')].filter(
        (control) => control !== button && control.checkVisibility(),
      );
      const found = new Set<string>();
      for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const mine = button.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
        for (const control of others) {
          const box = control.getBoundingClientRect();
          const isApart =
            box.left >= mine.right ||
            box.right <= mine.left ||
            box.top >= mine.bottom ||
            box.bottom <= mine.top;
          const isSeen = mine.bottom > 0 && mine.top < window.innerHeight && box.bottom > 0;
          const isAbove = control.closest('header') ?? control.closest('section')?.ariaLabel === 'Your walk';
          if (isSeen && !isApart && !isAbove) found.add(control.textContent || control.tagName);
        }
      }
      return [...found];
    });
    expect(covered).toEqual([]);

    await diamond.click();
    const dialog = page.getByRole('dialog', { name: 'Sign up for quiet corners' });
    await dialog.getByRole('button', { name: 'Sign me up', exact: true }).click();
    const message = page.locator('[data-sonner-toast]');
    await expect(message).toHaveText(/That is no e-mail address/);
    await settled(page);
    const overlap = async (other: Locator) => {
      const [one, two] = [await message.boundingBox(), await other.boundingBox()];
      if (!one || !two) return 'one of them is not there';
      const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
      const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
      return across > 0 && down > 0 ? `${across} by ${down} px` : 'none';
    };
    expect(await overlap(dialog.getByRole('textbox'))).toBe('none');
    // A message under the mouse stays, however long the next steps take.
    await message.hover();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await settled(page);
    expect(await overlap(diamond)).toBe('none');
  });

test('the diamond asks for an e-mail address once, and then opens its teasers', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  await open(page, GUIDE);
  const diamond = page.getByRole('button', { name: 'Quiet Corners', exact: true });
  await diamond.click();
  const dialog = page.getByRole('dialog', { name: 'Sign up for quiet corners' });
  const field = dialog.getByRole('textbox', { name: 'Your e-mail' });
  const subscribe = dialog.getByRole('button', { name: 'Sign me up', exact: true });
  for (const text of ['   ', 'nobody']) {
    await field.fill(text);
    await subscribe.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^That is no e-mail address/);
  }
  expect(await page.evaluate(() => localStorage.getItem('rtr:subscribed'))).toBeNull();
  await field.fill(' cook@example.com ');
  await subscribe.click();
  await expect(page.getByText('Thank you, the corners are open to you.')).toBeVisible();
  const box = page.getByRole('region', { name: 'Quiet Corners', exact: true });
  await expect(box.getByRole('listitem')).toHaveText([/^Soon/, /^For readers/]);
  expect(await page.evaluate(() => localStorage.getItem('rtr:subscribed'))).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('rtr:subscriber-email'))).toBe('cook@example.com');
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(box).toBeHidden();
  await page.reload();
  await ready(page);
  await diamond.click();
  await expect(box.getByText('The first ones are being chosen.')).toBeVisible();
  await expect(box.getByText('Places with three tables.')).toBeVisible();
  await box.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(diamond).toBeFocused();
  expect(watched.problems).toEqual([]);
});

test('the diamond previews its teasers to subscribers, and pins and hides them by presses', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('rtr:subscribed', 'true'));
  await open(page, GUIDE);
  const diamond = page.getByRole('button', { name: 'Quiet Corners', exact: true });
  const box = page.getByRole('region', { name: 'Quiet Corners', exact: true });
  const close = box.getByRole('button', { name: 'Close' });
  await diamond.hover();
  await expect(box.getByRole('listitem')).toHaveText([/^Soon/, /^For readers/]);
  await expect(close).toHaveCount(0);
  await diamond.click();
  await expect(diamond).toHaveAttribute('aria-expanded', 'true');
  await expect(close).toBeVisible();
  await diamond.click();
  await expect(box).toBeHidden();
  await expect(diamond).toHaveAttribute('aria-expanded', 'false');
  await diamond.click();
  await close.click();
  await expect(box).toBeHidden();
  await expect(diamond).toBeFocused();
  // A closed box is previewed again.
  await page.mouse.move(2, 2);
  await diamond.hover();
  await expect(box).toBeVisible();
  await expect(close).toHaveCount(0);
});

test('the diamond previews its invitation to the keyboard, which opens the dialog, until Escape', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, GUIDE);
  const diamond = page.getByRole('button', { name: 'Quiet Corners', exact: true });
  const box = page.getByRole('region', { name: 'Quiet Corners', exact: true });
  const signUp = box.getByRole('button', { name: 'Sign up to see them' });
  await diamond.focus();
  await expect(signUp).toBeVisible();
  await expect(box.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(signUp).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(diamond).toBeFocused();
  // The focus stays where it is while the mouse previews.
  const search = page.getByRole('main').getByRole('searchbox');
  await search.focus();
  await diamond.hover();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(search).toBeFocused();
  await page.mouse.move(2, 2);
  await diamond.hover();
  await signUp.click();
  const dialog = page.getByRole('dialog', { name: 'Sign up for quiet corners' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(diamond).toBeFocused();
});

test('the preview of the diamond is 350 px wide, and narrower in a narrow window', async ({ page }) => {
  await open(page, GUIDE);
  for (const [width, expected] of [
    [1440, 350],
    [768, 350],
    [320, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(2, 2);
    const box = page.getByRole('region', { name: 'Quiet Corners', exact: true });
    await expect(box).toBeHidden();
    await page.getByRole('button', { name: 'Quiet Corners', exact: true }).hover();
    await expect(box).toBeVisible();
    expect((await box.boundingBox())?.width).toBe(expected);
  }
});
