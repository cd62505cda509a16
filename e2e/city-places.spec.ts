import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import * as dialogs from '@/.content/words/dialogs';
import * as hiddenGems from '@/.content/words/hiddenGems';
import { stops as stopsWords } from '@/.content/words/kept';
import * as filterWords from '@/.content/words/moreFilters';
import * as places from '@/.content/words/placeFilters';
import * as words from '@/.content/words/restaurant';
import * as restaurantDialogs from '@/.content/words/restaurantDialogs';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import * as walkDialog from '@/.content/words/walkDialog';
import { navigation } from '@/lib/content/navigation';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { recipeBySlug } from '@/lib/recipe/all';
import { countLine } from '@/lib/travel/filters/count-line';
import { walkName } from '@/lib/travel/walk/words';
import { decimal } from '@/lib/words/decimal';
import { endingWith, literally, needed, startingWith } from './content/found';
import { heard } from './content/heard';
import { routeOf } from './content/recipes';
import { type City, cardAddress, city, gemCity, isInCity, isTold, partsOf } from './content/travel';
import { ready, settled, watch } from './watch';

const CITY = 'guide with restaurants';

/** The card of a restaurant on the first map of its guide. */
const cardOf = (page: Page, restaurant: Restaurant) =>
  page
    .locator('#explore')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: startingWith(partsOf(restaurant).name) }) });

async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** The first restaurant on the first map that fits. */
function restaurantWith(of: City, what: string, fits: (restaurant: Restaurant) => unknown): Restaurant {
  return needed(of.listed.find(fits), `restaurant ${what}`);
}

const categoriesOf = ({ category, categories = [] }: Restaurant) => [
  ...(category ? [category] : []),
  ...categories,
];

test('a card tells hours, order and stars, and leads to map and video', async ({ page, baseURL }) => {
  const of = needed(city, CITY);
  const unchecked = of.listed.filter(({ hoursCheckedOn, link }) => !hoursCheckedOn && !link);
  const place = needed(
    unchecked.find(({ youtubeLink }) => youtubeLink) ?? unchecked[0],
    'restaurant whose hours are not confirmed',
  );
  const { name } = partsOf(place);
  const watched = watch(page, baseURL ?? '');
  await open(page, cardAddress(of, place));
  const card = cardOf(page, place);
  const rating = decimal(place.rating);
  await expect(card.getByRole('img', { name: words.rated({ rating }), exact: true })).toBeVisible();
  await expect(card.getByText(words.rating({ rating }), { exact: true })).toBeVisible();
  await expect(card.getByText(place.favoriteOrder).first()).toBeVisible();
  const hours = card.getByRole('button', { name: heard(words.hours({ more: words.hoursMore({ name }) })) });
  const note = card.getByText(words.hoursNotConfirmed);
  await expect(note).toBeHidden();
  await hours.click();
  await expect(hours).toHaveAttribute('aria-expanded', 'true');
  await expect(note).toBeVisible();
  await hours.click();
  await expect(note).toBeHidden();
  await page.mouse.move(2, 2);
  await hours.hover();
  await expect(page.getByRole('tooltip')).toHaveText(words.hoursNotConfirmed);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  const mapLink = card.getByRole('link', { name: heard(words.map({ more: words.mapMore({ name }) })) });
  const map = new URL((await mapLink.getAttribute('href')) ?? '');
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
  expect(map.searchParams.get('query')).toMatch(startingWith(name));
  if (place.youtubeLink) {
    const video = heard(words.video({ more: words.videoMore({ name }) }));
    await expect(card.getByRole('link', { name: video })).toHaveAttribute('href', place.youtubeLink);
  }
  expect(watched.problems).toEqual([]);
});

test('a card leads to the recipe of its dish, and the recipe back to the card', async ({ page, baseURL }) => {
  const of = needed(city, CITY);
  const place = restaurantWith(of, 'whose dish is cooked here', ({ recipe }) => recipe);
  const recipe = recipeBySlug(place.recipe ?? '');
  const watched = watch(page, baseURL ?? '');
  await open(page, cardAddress(of, place));
  await cardOf(page, place)
    .getByRole('link', { name: heard(words.cook({ more: words.cookMore({ recipe: recipe.title }) })) })
    .click();
  await expect(page).toHaveURL(endingWith(routeOf(recipe)));
  await page
    .getByRole('main')
    .getByRole('link', { name: partsOf(place).name })
    .click();
  await expect(page).toHaveURL(endingWith(cardAddress(of, place)));
  await expect(page.locator(`[id="${place.slug}"]`)).toBeInViewport();
  expect(watched.problems).toEqual([]);
});

test('an order that left the menu is struck through and says so', async ({ page }) => {
  const of = needed(city, CITY);
  const place = restaurantWith(of, 'whose order left the menu', (each) => each.favoriteOrderRemoved);
  await open(page, cardAddress(of, place));
  const gone = cardOf(page, place);
  await expect(gone.locator('s, del')).toHaveText(place.favoriteOrder);
  await expect(gone.getByText(place.favoriteOrderComment ?? words.removed)).toBeVisible();
});

test('the neighbourhood of a card tells its name and history', { tag: '@engines' }, async ({ page }) => {
  const of = needed(city, CITY);
  const place = restaurantWith(of, 'in a neighbourhood with a history', (each) =>
    isTold(of, partsOf(each).district),
  );
  const { district } = partsOf(place);
  await open(page, cardAddress(of, place));
  await cardOf(page, place).getByRole('button', { name: district, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: district });
  await expect(dialog.getByText(restaurantDialogs.nameOrigin, { exact: true })).toBeVisible();
  await expect(dialog.getByText(restaurantDialogs.history, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the picture of a card opens large', { tag: '@engines' }, async ({ page }) => {
  const of = needed(city, CITY);
  const place = restaurantWith(of, 'with a picture', ({ image }) => image);
  await open(page, cardAddress(of, place));
  await cardOf(page, place)
    .getByRole('button', { name: words.showPicture({ name: place.name }) })
    .click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: dialogs.close }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('filters narrow list and counts, stand in the address, and are cleared at once', {
  tag: '@engines',
}, async ({ page }) => {
  const of = needed(city, CITY);
  const { route, unchosen, restaurants, listed, markets } = of;
  const withCategory = (category: string) => (each: Restaurant) => categoriesOf(each).includes(category);
  const category = needed(
    listed
      .flatMap(categoriesOf)
      .find((each) => /^\p{L}+$/u.test(each) && listed.filter(withCategory(each)).length < listed.length),
    'category that some restaurants have and others have not',
  );
  const [inAll, onMap] = [restaurants, listed].map((places) => places.filter(withCategory(category)).length);
  await open(page, unchosen);
  const filters = page.getByRole('region', { name: places.label });
  const shown = page.locator('#explore').getByRole('article').filter({ visible: true });
  await expect(shown).toHaveCount(listed.length);
  await filters.getByRole('button', { name: places.more }).click();
  const button = filters.getByRole('button', { name: startingWith(category) });
  await expect(button).toContainText(`${inAll}`);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(endingWith(`category=${encodeURIComponent(category.toLowerCase())}`));
  const inCity = restaurants.filter((each) => withCategory(category)(each) && isInCity(of, each)).length;
  const line = countLine({ total: restaurants.length, shown: inAll ?? 0 }, undefined, {
    count: inCity,
    city: of.guide.name,
  });
  await expect(filters.getByText(line, { exact: true })).toBeVisible();
  await expect(shown).toHaveCount(onMap ?? 0);
  for (const one of await shown.all()) {
    await expect(
      one.getByRole('list', { name: words.goodFor }).getByText(category, { exact: true }),
    ).toBeVisible();
  }
  await filters.getByRole('button', { name: filterWords.clear }).click();
  await expect(shown).toHaveCount(listed.length);

  if (restaurants.some(({ hoursCheckedOn }) => hoursCheckedOn)) return;
  await open(page, `${route}?at=sun-12:00`);
  await expect(filters.getByText(filterWords.noHoursHint({ city: of.guide.name }))).toBeVisible();
  await expect(shown).toHaveCount(listed.length);
  for (const [index, { name, hours, manyShops }] of markets.entries()) {
    const isOpen = (hours.sun ?? []).some(([from, to]) => from <= '12:00' && (to > '12:00' || to <= from));
    await expect(filters).toContainText(marketState(isOpen, index === 0, manyShops)({ market: name }));
  }
});

/** What is said of a market at the chosen time; the first one says of what time. */
function marketState(isOpen: boolean, isFirst: boolean, manyShops = false) {
  const { firstShopsOpen, firstShopsClosed, firstOpen, firstClosed } = filterWords;
  const { nextShopsOpen, nextShopsClosed, nextOpen, nextClosed } = filterWords;
  if (manyShops && isFirst) return isOpen ? firstShopsOpen : firstShopsClosed;
  if (manyShops) return isOpen ? nextShopsOpen : nextShopsClosed;
  if (isFirst) return isOpen ? firstOpen : firstClosed;
  return isOpen ? nextOpen : nextClosed;
}

test('places make a walk that is kept, and can be taken along', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const of = needed(city, CITY);
  const { route, markets } = of;
  const pair = of.regions
    .map(({ found }) => found.filter(({ coordinates }) => coordinates))
    .find(({ length }) => length > 1);
  const [one, other] = needed(pair, 'region with two restaurants to walk to') as [Restaurant, Restaurant];
  const [name, otherName] = [partsOf(one).name, partsOf(other).name];
  const [market] = markets;
  const add = (restaurant: Restaurant) =>
    cardOf(page, restaurant)
      .getByRole('button', {
        name: heard(walkWords.addToYours({ name: partsOf(restaurant).name, walk: walkWords.shortWalk })),
      })
      .click();
  const ofTwo = walkBar.stopsOf({ name: walkBar.yourWalk, count: 2 });
  const watched = watch(page, baseURL ?? '');
  await open(page, `${route}?region=${one.region}`);
  await add(one);
  await add(other);
  await expect(page).toHaveURL(endingWith(`walk=${one.slug},${other.slug}`));
  const bar = page.getByRole('region', { name: walkBar.yourWalk, exact: true });
  await expect(bar.getByText(ofTwo)).toBeVisible();
  await expect(bar.getByText(walkBar.keptHere)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: walkBar.added({ count: 2 }) })).toBeAttached();
  await expect(
    cardOf(page, one).getByRole('button', {
      name: heard(walkWords.takeOffYours({ stop: walkWords.shortStop({ number: 1 }), name })),
    }),
  ).toBeVisible();
  await open(page, page.url());
  await page.getByRole('button', { name: walkBar.open }).click();
  const dialog = page.getByRole('dialog', { name: walkBar.yourWalk });
  const stops = dialog.getByRole('list').first().getByRole('listitem');
  await expect(stops).toHaveCount(2);
  await expect(stops.first()).toContainText(name);
  await dialog.getByRole('button', { name: walkDialog.moveDown({ name }) }).click();
  await expect(stops.first()).toContainText(otherName);
  await expect(page).toHaveURL(endingWith(`walk=${other.slug},${one.slug}`));
  if (market) {
    await dialog.getByRole('button', { name: heard(walkDialog.addMarket({ name: market.name })) }).click();
    await expect(stops).toHaveCount(3);
    await dialog.getByRole('button', { name: walkDialog.takeOff({ name: market.name }) }).click();
    await expect(stops).toHaveCount(2);
  }
  const directions = heard(walkDialog.newTab({ button: walkDialog.directions }));
  await expect(dialog.getByRole('link', { name: directions })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&.*travelmode=walking/,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: heard(walkDialog.download({ file: 'GeoJSON' })) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.geojson$/);
  const collection = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(collection.type).toBe('FeatureCollection');
  const [longitude, latitude] = collection.features.at(-1).geometry.coordinates;
  expect([latitude, longitude]).toEqual(one.coordinates);
  expect(await page.evaluate(() => localStorage.getItem('rtr:walks'))).toBe(
    JSON.stringify({ version: 1, walks: [{ stops: [other.slug, one.slug] }] }),
  );
  await page.keyboard.press('Escape');
  // A link to this page without a walk leaves none.
  const links = navigation.footer.flatMap((column) => column.links.map(({ href }) => `${href}/`));
  if (!links.includes(route)) return expect(watched.problems).toEqual([]);
  await page.locator('footer').locator(`a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(endingWith(route));
  await expect(bar).toBeHidden();
  // It is kept all the same, and there to go back to.
  const kept = walkName([{ name: otherName }, { name }]) + stopsWords({ count: 2 });
  await page
    .getByRole('region', { name: walkBar.lastWalks })
    .getByRole('button', { name: walkBar.seeThem })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: heard(kept) })
    .click();
  await expect(page).toHaveURL(endingWith(`?walk=${other.slug},${one.slug}`));
  await expect(stops).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar.getByText(ofTwo)).toBeVisible();
  expect(watched.problems).toEqual([]);
});

const GEMS = 'guide with places for subscribers';

for (const width of [390, 768, 1440]) {
  test(`the diamond lies over nothing and under no message, ${width} px wide`, async ({ page }) => {
    const { route, gems, listed } = needed(gemCity, GEMS);
    const { title, dialog: own, invalid } = gems;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, route);
    const [first] = listed;
    const bar = page.getByRole('region', { name: walkBar.yourWalk, exact: true });
    if (first) {
      const adds = walkWords.addToYours({ name: partsOf(first).name, walk: walkWords.shortWalk });
      await page.getByRole('button', { name: heard(adds) }).click();
      await expect(bar).toBeVisible();
    }
    const diamond = page.getByRole('button', { name: title, exact: true });
    const met = await diamond.evaluate(async (button, walk) => {
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
          const isOver = control.closest('header') ?? control.closest('section')?.ariaLabel === walk;
          if (isSeen && !isApart && !isOver) found.add(control.textContent || control.tagName);
        }
      }
      return [...found];
    }, walkBar.yourWalk);
    expect(met).toEqual([]);

    await diamond.click();
    const dialog = page.getByRole('dialog', { name: own.title });
    await dialog.getByRole('button', { name: own.button, exact: true }).click();
    const message = page.locator('[data-sonner-toast]');
    await expect(message).toHaveText(new RegExp(literally(invalid)));
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
  const { route, gems } = needed(gemCity, GEMS);
  const { title, message, teasers, dialog: own, invalid, success } = gems;
  const watched = watch(page, baseURL ?? '');
  await open(page, route);
  const diamond = page.getByRole('button', { name: title, exact: true });
  await diamond.click();
  const dialog = page.getByRole('dialog', { name: own.title });
  const field = dialog.getByRole('textbox', { name: own.label });
  const subscribe = dialog.getByRole('button', { name: own.button, exact: true });
  for (const wrong of ['', '   ', 'nobody']) {
    await field.fill(wrong);
    await subscribe.click();
    await expect(dialog.getByText(invalid)).toBeVisible();
  }
  await field.fill('cook@example.com');
  await subscribe.click();
  await expect(page.getByText(success)).toBeVisible();
  const box = page.getByRole('region', { name: title, exact: true });
  await expect(box.getByRole('listitem')).toHaveText(teasers.map(({ name }) => startingWith(name)));
  expect(await page.evaluate(() => localStorage.getItem('rtr:subscribed'))).toBe('true');
  await box.getByRole('button', { name: hiddenGems.close }).click();
  await expect(box).toBeHidden();
  await page.reload();
  await ready(page);
  await diamond.click();
  await expect(box.getByText(message)).toBeVisible();
  for (const { description } of teasers) {
    await expect(box.getByText(description, { exact: true }).first()).toBeVisible();
  }
  await box.getByRole('button', { name: hiddenGems.close }).focus();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(diamond).toBeFocused();
  expect(watched.problems).toEqual([]);
});

test('the box of the hidden gems is 350 px wide, and no wider than a narrow window', async ({ page }) => {
  const { route, gems } = needed(gemCity, GEMS);
  for (const [width, expected] of [
    [1440, 350],
    [768, 350],
    [320, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, route);
    await page.getByRole('button', { name: gems.title, exact: true }).hover();
    const box = page.getByRole('region', { name: gems.title, exact: true });
    await expect(box).toBeVisible();
    expect((await box.boundingBox())?.width).toBe(expected);
  }
});
