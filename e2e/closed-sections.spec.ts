import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { salads } from '@/lib/content/pages';
import { guidePage } from '@/lib/travel/guides/pages';
import { stopOf } from './content/pages';
import { city } from './content/travel';
import { ready, watch } from './watch';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const folds = salads?.sections.flatMap((section) => (section.type === 'folds' ? section.folds : [])) ?? [];
const introduction = city?.guide.introduction;

const explained = salads && folds[1] && { route: stopOf(salads).route, name: folds[1].title };
const guide = city &&
  introduction && { route: stopOf(guidePage(city.guide)).route, name: introduction.title };

const panelOf = async (page: Page, button: Locator) =>
  page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);

/** The first words of a panel, which are in the page whether it is open or not. */
async function firstWords(panel: Locator): Promise<string> {
  const text = (await panel.locator('p').first().textContent()) ?? '';
  return text.trim().split(/\s+/).slice(0, 6).join(' ');
}

/** True where assistive technology finds the text. */
async function isAccessible(page: Page, text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.some(({ ignored, name }) => !ignored && String(name?.value ?? '').includes(text));
}

/** Pages with sections that are closed at first, and the name of one of them. */
for (const { route, name } of [explained, guide].filter((each) => each !== undefined)) {
  test(`${route} opens a closed section whose text the browser finds`, async ({ page, baseURL }) => {
    const watched = watch(page, baseURL ?? '');
    await page.goto(route);
    await ready(page);
    const button = page.getByRole('button', { name, exact: true });
    const panel = await panelOf(page, button);
    const text = await firstWords(panel);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await isAccessible(page, text)).toBe(false);
    // Find-in-page cannot be driven from here; a text fragment reveals the text in the same way.
    const fragment = encodeURIComponent(text).replaceAll('-', '%2D');
    await page.evaluate((hash) => window.location.assign(hash), `#:~:text=${fragment}`);
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

// A guide prints its restaurants alone.
if (explained) {
  test(`${explained.route} prints its closed sections`, async ({ page }) => {
    await page.goto(explained.route);
    await ready(page);
    const panel = await panelOf(page, page.getByRole('button', { name: explained.name, exact: true }));
    await expect(panel.locator('p').first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(panel.locator('p').first()).toBeVisible();
  });
}
