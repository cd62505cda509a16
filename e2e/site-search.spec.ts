import { expect, type Page, test } from '@playwright/test';
import { legumes } from '@/lib/content/learn/legumes';
import { ready, settled, watch } from './watch';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Search this site' });

/** Opens the search by its key, as it is on every page. */
async function open(page: Page, route = '/') {
  await page.goto(route);
  await ready(page);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

test.describe('search over the whole site', () => {
  test('a dish is found in any spelling, and opened by keyboard alone', async ({ page }) => {
    const field = await open(page, '/about/');
    const first = page.getByRole('option').first();
    for (const typed of ['jajangmyeon', '짜장면', 'black bean noodles', 'jjajangmyun']) {
      await field.fill('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.fill(typed);
      await expect(first).toContainText('Jjajangmyeon');
    }
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/jjajangmyeon\/$/);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('one box finds recipes, places, guides and what stands on their pages; restaurants are one step further', async ({
    page,
  }) => {
    const field = await open(page);
    const groups = [
      ['teriyaki', 'Recipes', 'Teriyaki Chicken Bowls'],
      ['kensington', 'Places', 'Kensington Market'],
      ['legumes', 'Guides', 'Legumes'],
      ['bread flour', 'On the pages', 'Bread'],
    ] as const;
    for (const [typed, group, title] of groups) {
      await field.fill(typed);
      await expect(page.getByRole('group', { name: group }).getByRole('option').first()).toContainText(title);
    }
    await field.fill('soon tofu');
    await page.getByRole('option', { name: /Search Toronto restaurants for/ }).click();
    await expect(page).toHaveURL(/\/travel\/toronto\/search\/\?q=soon\+tofu$/);
  });

  test('an ingredient inside a closed section is opened and stands clear of the header', async ({ page }) => {
    const thing = legumes?.types?.legumes.at(-1);
    test.skip(!thing, 'No page here explains an ingredient in a closed section.');
    if (!thing) return;
    const field = await open(page, '/legumes/');
    await field.fill(thing.title);
    await page
      .getByRole('group', { name: 'On the pages' })
      .getByRole('option', { name: thing.title })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/legumes/#${thing.id}$`));
    await settled(page);
    const heading = page.getByRole('heading', { name: thing.title, exact: true });
    await expect(heading).toBeInViewport();
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
  });

  test('the key belongs to whoever types, and can be switched off for good', async ({ page }) => {
    await page.goto('/recipes/');
    await ready(page);
    await page.getByRole('combobox', { name: 'Search recipes' }).press('/');
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    await page.reload();
    await ready(page);
    await page.keyboard.press('/');
    await settled(page);
    await expect(dialogOf(page)).toBeHidden();
  });

  test('anything can be typed, and nothing of it runs', async ({ page, baseURL }) => {
    const seen = watch(page, baseURL ?? '');
    const field = await open(page);
    for (const typed of [
      '<img src=x onerror=alert(1)>',
      '__proto__',
      '\\',
      '[(*',
      '👩‍🍳',
      '%E0%A4%A',
      'x'.repeat(5000),
    ]) {
      await field.fill(typed);
      await expect(page.getByRole('option').first()).toBeVisible();
    }
    expect(seen.problems).toEqual([]);
  });

  test('without script the magnifier leads to the list of pages', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/about/');
    await page.getByRole('link', { name: 'Find a page' }).click();
    await expect(page.getByRole('navigation', { name: 'Cook' })).toBeInViewport();
    await context.close();
  });
});
