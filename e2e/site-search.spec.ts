import { expect, type Page, test } from 'playwright/test';
import * as frame from '@/.content/words/frame';
import { searchRecipes } from '@/.content/words/listing';
import * as words from '@/.content/words/siteSearch';
import { navigation } from '@/lib/content/navigation';
import { flour, legumes } from '@/lib/content/pages';
import { cardTitle } from '@/lib/recipe/blocks';
import { ANYTHING, endingWith, literally, needed, saying } from './content/found';
import { stops } from './content/pages';
import { longestRecipe, manyNamed, routeOf } from './content/recipes';
import { city, cuisinesOf, menuCity } from './content/travel';
import { ready, settled, watch } from './watch';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: frame.search });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: words.label });

/** What the search says where nothing has all that was typed. */
const nothingFits = new RegExp(
  `^(${saying(words.nothingFound({ text: ANYTHING }))}|${literally(words.closest)})`,
);

/** Opens the search by its key, as it is on every page. */
async function open(page: Page, route = '/') {
  await page.goto(route);
  await ready(page);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  return fieldOf(page);
}

test.describe('search over the whole site', () => {
  test('a dish is found by any of its names, and opened by keyboard alone', { tag: '@engines' }, async ({
    page,
  }) => {
    const { recipe, names } = needed(
      manyNamed ?? (longestRecipe && { recipe: longestRecipe, names: [longestRecipe.title] }),
      'recipe',
    );
    const field = await open(page, '/recipes/');
    const first = page.getByRole('option').first();
    for (const typed of names) {
      await field.fill('');
      await expect(page.getByRole('option')).toHaveCount(0);
      await field.fill(typed);
      await expect(first).toContainText(cardTitle(recipe));
    }
    await field.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(endingWith(routeOf(recipe)));
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('one box finds recipes, places, guides and what stands on their pages; restaurants are one step further', {
    tag: '@engines',
  }, async ({ page }) => {
    const field = await open(page);
    // Of each group one, of those that the site has. A page is called by the last part of its address.
    const guide = stops.find(({ route }) => /^\/[a-z]{5,}\/$/.test(route));
    const explained = flour?.flours?.flours[0] ?? legumes?.types?.legumes[0];
    const groups = [
      [words.recipes, longestRecipe && cardTitle(longestRecipe)],
      [words.places, city?.markets[0]?.name ?? city?.regions[0]?.name],
      [words.guides, guide?.title],
      [words.onPages, explained?.title],
    ] as const;
    for (const [group, title] of groups) {
      if (title === undefined) continue;
      await field.fill(title);
      const options = page.getByRole('group', { name: group }).getByRole('option');
      await expect(options.filter({ hasText: title }).first()).toBeVisible();
    }
    if (!menuCity) return;
    const of = menuCity;
    const cuisine = needed(cuisinesOf(of)[0], 'cuisine of one word');
    const text = `${cuisine} food`;
    await field.fill(text);
    await page.getByRole('option', { name: words.restaurants({ name: of.guide.name, text }) }).click();
    await expect(page).toHaveURL(endingWith(`${of.search}?q=${cuisine}+food`));
  });

  test('an ingredient inside a closed section is opened and stands clear of the header', {
    tag: '@engines',
  }, async ({ page }) => {
    const thing = needed(legumes?.types?.legumes.at(-1), 'ingredient that a closed section explains');
    const field = await open(page, '/legumes/');
    await field.fill(thing.title);
    await page
      .getByRole('group', { name: words.onPages })
      .getByRole('option', { name: thing.title })
      .first()
      .click();
    await expect(page).toHaveURL(endingWith(`/legumes/#${thing.id}`));
    await settled(page);
    const heading = page.getByRole('heading', { name: thing.title, exact: true });
    await expect(heading).toBeInViewport();
    const bottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
  });

  test('the key belongs to whoever types, and can be switched off for good', { tag: '@engines' }, async ({
    page,
  }) => {
    await page.goto('/recipes/');
    await ready(page);
    if (longestRecipe) await page.getByRole('combobox', { name: searchRecipes }).press('/');
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole('button', { name: frame.search, exact: true }).click();
    await page.getByRole('checkbox', { name: words.pressKey({ key: '/' }) }).uncheck();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: frame.search, exact: true })).toBeFocused();
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
      const nothing = page.getByText(nothingFits).filter({ visible: true });
      await expect(page.getByRole('option').or(nothing).first()).toBeVisible();
    }
    expect(seen.problems).toEqual([]);
  });

  test('without script the magnifier leads to the list of pages', async ({ browser, baseURL }) => {
    const { title } = needed(navigation.footer[0], 'list of pages at the foot');
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/recipes/');
    await page.getByRole('link', { name: frame.findPage }).click();
    await expect(page.getByRole('navigation', { name: title, exact: true })).toBeInViewport();
    await context.close();
  });
});
