import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { ready, watch } from './watch';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);

/** True where assistive technology finds the text. */
async function isAccessible(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.some(({ ignored, name }) => !ignored && String(name?.value ?? '').includes(text));
}

for (const [route, name, text] of [
  ['/salads/', 'Etymology', 'It means salted.'],
  ['/travel/port-alder/', 'Why it eats so well', 'Everything that is eaten here'],
] as const) {
  test(`${route} opens a closed section whose text the browser finds`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto(route);
    await ready(page);
    const button = page.getByRole('button', { name, exact: true });
    const panel = await panelOf(page, button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await isAccessible(page, text)).toBe(false);
    // Find-in-page cannot be driven from here; a text fragment reveals the text in the same way.
    await page.evaluate((hash) => window.location.assign(hash), `#:~:text=${encodeURIComponent(text)}`);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeInViewport();
    expect(await isAccessible(page, text)).toBe(true);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).include('main').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await button.click();
    expect(await isAccessible(page, text)).toBe(false);
    expect(watched.problems).toEqual([]);
  });
}

test('closed sections are printed', async ({ page }) => {
  await page.goto('/salads/');
  await ready(page);
  await expect(page.getByText('It means salted.')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('It means salted.')).toBeVisible();
});
