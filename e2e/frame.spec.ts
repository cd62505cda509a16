import { expect, type Page, test } from 'playwright/test';
import * as cookWords from '@/.content/words/cook';
import * as dialogs from '@/.content/words/dialogs';
import * as words from '@/.content/words/frame';
import * as plan from '@/.content/words/plan';
import * as recipeWords from '@/.content/words/recipe';
import * as help from '@/.content/words/restaurantSearchHelp';
import { ANYTHING, endingWith, literally, misspelt, needed, saying, startingWith } from './content/found';
import { dropdowns, grouped, type HeaderLink, headerLinks, menuLinks } from './content/pages';
import { longestRecipe, planned, routeOf } from './content/recipes';
import { cuisinesOf, holding, longWordsOf, menuCity } from './content/travel';
import { ready, settled, watch } from './watch';

const DROPDOWN = 'dropdown with links in the header';
const LINK = 'link to a page in the header';

const [dropdown] = dropdowns.filter(({ links }) => links.length > 0);

/** The menu of a small screen. */
const menuOf = (page: Page) => page.getByRole('dialog', { name: words.menu });

/** Presses a link of the menu, in the group it stands in. */
async function choose(page: Page, { name, within }: HeaderLink) {
  const menu = menuOf(page);
  if (within !== undefined) await menu.getByRole('button', { name: within, exact: true }).click();
  await menu
    .getByRole('link', { name: startingWith(name) })
    .first()
    .click();
}

const visit = async (page: Page, route = '/') => {
  await page.goto(route);
  await ready(page);
};

test.describe('header on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the header gets its ground past 10 px of scrolling and loses it at the top', async ({ page }) => {
    await visit(page);
    const look = () =>
      page.getByRole('banner').evaluate((header) => {
        const { height } = header.getBoundingClientRect();
        const { backgroundColor, backdropFilter } = getComputedStyle(header);
        return JSON.stringify({ height, backgroundColor, backdropFilter });
      });
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await settled(page);
    const clear = await look();
    await scrollTo(10);
    await settled(page);
    expect(await look()).toBe(clear);
    await scrollTo(40);
    await expect.poll(look).not.toBe(clear);
    await scrollTo(0);
    await expect.poll(look).toBe(clear);
  });

  test('resting on an entry opens its dropdown and leaving closes it', { tag: '@engines' }, async ({
    page,
  }) => {
    const { button, links } = needed(dropdown, DROPDOWN);
    await page.clock.install();
    await visit(page);
    const nav = page.getByRole('navigation', { name: words.main });
    const entry = nav.getByRole('button', { name: button, exact: true });
    await entry.hover();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await nav
      .getByRole('link', { name: startingWith(links.at(-1)?.name ?? '') })
      .first()
      .hover();
    await page.clock.runFor(1000);
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 800);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press closes an open dropdown, and it stays closed until the pointer has left', async ({
    page,
  }) => {
    const { button } = needed(dropdown, DROPDOWN);
    await page.clock.install();
    await visit(page);
    const nav = page.getByRole('navigation', { name: words.main });
    const entry = nav.getByRole('button', { name: button, exact: true });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(1000);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });

  test('only one dropdown is open, and Escape closes it and gives the focus back', {
    tag: '@engines',
  }, async ({ page }) => {
    const [first, second] = dropdowns;
    const { button } = needed(first, DROPDOWN);
    await visit(page);
    const nav = page.getByRole('navigation', { name: words.main });
    const one = nav.getByRole('button', { name: button, exact: true });
    const other = second ? nav.getByRole('button', { name: second.button, exact: true }) : one;
    await one.focus();
    await page.keyboard.press('Enter');
    await expect(one).toHaveAttribute('aria-expanded', 'true');
    if (second) {
      await other.focus();
      await page.keyboard.press('Enter');
      await expect(other).toHaveAttribute('aria-expanded', 'true');
      await expect(one).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await expect(other).toBeFocused();
  });

  test('opening one group closes the other; what has no page yet is a word with a small Soon', async ({
    page,
  }) => {
    const { button, first, second } = needed(grouped, 'dropdown with two groups');
    await visit(page);
    const nav = page.getByRole('navigation', { name: words.main });
    const linkOf = ({ items }: typeof first) =>
      nav.getByRole('link', { name: items.find(({ href }) => href)?.name ?? '', exact: true });
    const open = async (name: string) => {
      await nav.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await open(button);
    await open(first.button);
    await expect(linkOf(first)).toBeVisible();
    await open(second.button);
    await expect(linkOf(second)).toBeVisible();
    for (const { name } of second.items.filter(({ href }) => !href)) {
      await expect(nav.getByText(`${name} ${words.soon}`)).toBeVisible();
      await expect(nav.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(linkOf(first)).toBeHidden();
  });

  test('choosing an entry goes there and closes the dropdown', { tag: '@engines' }, async ({ page }) => {
    const { button, links } = needed(
      dropdowns.toReversed().find(({ links }) => links.length > 0),
      DROPDOWN,
    );
    await visit(page);
    const nav = page.getByRole('navigation', { name: words.main });
    const entry = nav.getByRole('button', { name: button, exact: true });
    await entry.click();
    const [link] = links;
    await nav
      .getByRole('link', { name: startingWith(link?.name ?? '') })
      .first()
      .click();
    await expect(page).toHaveURL(endingWith(link?.route ?? ''));
    await page.mouse.move(700, 800);
    await expect(entry).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('its groups open on their own; the close button, Escape and a page that is chosen close it', {
    tag: '@engines',
  }, async ({ page }) => {
    const [first, second] = dropdowns.filter(({ links }) => links.length > 0);
    const { name, links } = needed(first, DROPDOWN);
    await visit(page);
    const opener = page.getByRole('button', { name: words.openMenu });
    await opener.click();
    const menu = menuOf(page);
    await expect(menu).toBeVisible();
    const group = (title: string) => menu.getByRole('button', { name: title, exact: true });
    const inside = (link?: HeaderLink) =>
      menu.getByRole('link', { name: startingWith(link?.name ?? '') }).first();
    await group(name).click();
    if (second) await group(second.name).click();
    await expect(group(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(inside(links[0])).toBeVisible();
    await group(name).click();
    await expect(inside(links[0])).toBeHidden();
    if (second) await expect(group(second.name)).toHaveAttribute('aria-expanded', 'true');
    if (second) await expect(inside(second.links[0])).toBeVisible();
    await menu.getByRole('button', { name: words.closeMenu }).click();
    await expect(menu).toBeHidden();

    // Escape gives the focus back.
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    const chosen = needed(menuLinks[0], LINK);
    await choose(page, chosen);
    await expect(page).toHaveURL(endingWith(chosen.route));
    await expect(menu).toBeHidden();
  });
});

test.describe('search in the menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('blank input does nothing, a misspelling is offered corrected and searched corrected', async ({
    page,
  }) => {
    const of = needed(menuCity, 'guide with restaurants');
    const pairs = longWordsOf(of).flatMap((word) => cuisinesOf(of).map((cuisine) => ({ word, cuisine })));
    const { word, cuisine } = needed(
      pairs.find(
        (pair) => pair.word !== pair.cuisine && holding(of, `${pair.cuisine} ${pair.word}`).length > 0,
      ),
      'restaurant with a long word in its name',
    );
    const right = (text: string) => new RegExp(`^${literally(text)}$`, 'i');
    const meant = new RegExp(saying(help.meant({ search: ANYTHING })));
    await visit(page);
    const open = page.getByRole('button', { name: words.openMenu });
    await open.click();
    const dialog = menuOf(page);
    const box = dialog.getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await settled(page);
    await expect(page).toHaveURL(/\/$/);
    expect(new URL(page.url()).pathname).toBe('/');

    const both = `${cuisine} ${word}`;
    await box.fill(`  ${cuisine} ${misspelt(word)} `);
    await expect(dialog.getByText(meant)).toBeVisible();
    await expect(dialog.getByRole('link', { name: right(both) })).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${of.search}\\?q=${cuisine}\\+${word}$`, 'i'));
    await expect(page.getByText(right(help.corrected({ search: both })))).toBeVisible();
    await expect(dialog).toBeHidden();

    // Letter case alone is not corrected; a suggestion is a link that searches.
    await open.click();
    await box.fill(cuisine.toUpperCase());
    await settled(page);
    await expect(dialog.getByText(meant)).toHaveCount(0);
    await box.fill(misspelt(word));
    await dialog.getByRole('link', { name: right(word) }).click();
    await expect(page).toHaveURL(new RegExp(`${of.search}\\?q=${word}$`, 'i'));
  });
});

test('the skip link is the first stop and leads to the content', { tag: '@engines' }, async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top, and going back finds the place again', { tag: '@engines' }, async ({
  page,
}) => {
  const recipe = needed(longestRecipe, 'recipe');
  const { name, route } = needed(headerLinks[0] ?? menuLinks[0], LINK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, routeOf(recipe));
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await settled(page);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const nav = page.getByRole('navigation', { name: words.main });
  if (headerLinks.length === 0) await nav.getByRole('button').first().click();
  await nav
    .getByRole('link', { name: startingWith(name) })
    .first()
    .click();
  await expect(page).toHaveURL(endingWith(route));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(endingWith(routeOf(recipe)));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('back closes what is open and keeps place and address; a page chosen in the menu takes its place', async ({
  page,
  baseURL,
}) => {
  const { recipe, long, short } = needed(planned[0], 'recipe with times');
  const [first, last] = [needed(menuLinks[0], LINK), needed(menuLinks.at(-1), LINK)];
  const route = routeOf(recipe);
  const { problems } = watch(page, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, first.route);
  await visit(page, `${route}?servings=6`);
  const { length } = await page.evaluate(() => ({ length: window.history.length }));
  const planner = page.getByRole('dialog', { name: plan.title });
  const open = page.getByRole('button', { name: recipeWords.planTime });
  const place = () => page.evaluate(() => Math.round(window.scrollY));

  await open.click();
  await expect(planner).toBeVisible();
  const before = await place();
  if (long > short) await planner.getByText(plan.shortest).click();
  await page.goBack();
  await expect(planner).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${route}\\?.*servings=6${long > short ? '.*pace=short' : ''}`));
  expect(await place()).toBe(before);

  // Forward finds nothing there; a dialog that was closed by hand leaves nothing behind.
  await page.goForward();
  await open.click();
  await planner.getByRole('button', { name: dialogs.close }).click();
  await expect(planner).toBeHidden();

  // In cook mode the list of steps is a layer of its own.
  await page.getByRole('button', { name: recipeWords.cookMode }).first().click();
  const cook = page.getByRole('dialog', { name: cookWords.title({ recipe: recipe.title }) });
  await cook.getByRole('button', { name: cookWords.listOfSteps }).click();
  await page.goBack();
  await expect(cook.getByRole('navigation', { name: cookWords.steps })).toBeHidden();
  await expect(cook).toBeVisible();
  // A page that is loaded anew at the entry of a dialog without a place is without it, and no longer at that entry.
  await page.goBack();
  await expect(cook).toBeHidden();
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: words.openMenu }).click();
  await choose(page, last);
  await expect(page).toHaveURL(endingWith(last.route));
  expect(await page.evaluate(() => window.history.length)).toBe(length + 1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(route));
  await page.goBack();
  await expect(page).toHaveURL(endingWith(first.route));
  expect(problems).toEqual([]);
});
