import { expect, test } from 'playwright/test';
import { onMap } from '@/.content/words/restaurantResults';
import { corrected, meant as meantWords } from '@/.content/words/restaurantSearchHelp';
import * as searchPage from '@/.content/words/restaurantSearchPage';
import { comma } from '@/.content/words/text';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import { keptNot } from '@/.content/words/walkDialog';
import { restaurantSearch as words } from '@/lib/content/travel';
import { searchWords } from '@/lib/travel/guides/pages';
import { ANYTHING, endingWith, literally, misspelt, needed, startingWith } from './content/found';
import { heard } from './content/heard';
import { aloneByName, holding, isInCity, longDistrictsOf, longWordsOf, partsOf } from './content/travel';
import { boxOf, found, NOTHING, none, searched, twoCuisines } from './restaurant-results';
import { ready } from './watch';

test('the search box of a guide leads to the results, with what was typed in the address', {
  tag: '@engines',
}, async ({ page }) => {
  const of = searched();
  const [cuisine] = twoCuisines(of);
  await page.goto(of.route);
  await ready(page);
  const box = boxOf(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(of.route));
  await box.fill(`  ${cuisine} `);
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(`${of.search}?q=${cuisine}`));
  const { title = searchPage.title({ guide: of.guide.name }) } = of.guide.search;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(found(cuisine, holding(of, cuisine).length), { exact: true })).toBeVisible();
});

test('one result reads as one, none as none, and the way back is there', async ({ page }) => {
  const of = searched();
  const [alone] = aloneByName(of);
  if (alone) {
    await page.goto(`${of.search}?q=${alone.term}`);
    await expect(page.getByText(found(alone.term, 1), { exact: true })).toBeVisible();
    const name = startingWith(partsOf(alone.restaurant).name);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page.goto(`${of.search}?q=${NOTHING}`);
  await expect(page.getByText(none(NOTHING), { exact: true })).toBeVisible();
  await expect(page.getByText(words.empty, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: searchWords(of.guide).back.name }).click();
  await expect(page).toHaveURL(endingWith(of.route));
});

test('a region’s name finds all its restaurants, in any letters, and so does the beginning of it', async ({
  page,
}) => {
  const of = searched();
  const filled = of.regions.filter(({ found: inIt }) => inIt.length > 0);
  const region = needed(
    filled.find(({ name }) => name.includes(' ')) ?? filled[0],
    'region with restaurants',
  );
  const term = region.name.replace(/^\S+/, (word) => word.toUpperCase());
  const count = holding(of, term).length;
  expect(count).toBeGreaterThanOrEqual(region.found.length);
  await page.goto(`${of.search}?q=${encodeURIComponent(term)}`);
  await expect(page.getByText(found(term, count), { exact: true })).toBeVisible();

  const other = filled.find(({ name }) => name !== region.name && /^\p{L}{6,}$/u.test(name));
  if (!other) return;
  const beginning = other.name.slice(0, 5).toLowerCase();
  await page.goto(`${of.search}?q=${encodeURIComponent(beginning)}`);
  await expect(
    page.getByText(found(beginning, holding(of, beginning).length), { exact: true }),
  ).toBeVisible();
});

test('a misspelling is answered with what was meant, by link and by Enter', { tag: '@engines' }, async ({
  page,
}) => {
  const of = searched();
  const word = needed(longWordsOf(of)[0], 'long word in what restaurants are called');
  const right = new RegExp(`^${word}$`, 'i');
  await page.goto(of.route);
  await ready(page);
  const box = boxOf(page);
  await box.fill(misspelt(word));
  // Beside it the page may offer neighbourhoods of the same name.
  const meant = page
    .getByRole('main')
    .getByText(heard(meantWords({ search: ANYTHING })))
    .getByRole('link');
  await expect(meant).toHaveText(right);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${word}$`, 'i'));
  await expect(page.getByText(new RegExp(`^${literally(corrected({ search: word }))}$`, 'i'))).toBeVisible();
  const line = literally(found(word, holding(of, word).length));
  await expect(page.getByText(new RegExp(`^${line}$`, 'i'))).toBeVisible();

  const [district] = longDistrictsOf(of);
  if (!district) return;
  const [first = '', second = ''] = district.split(' ');
  await page.goto(`${of.search}?q=${misspelt(first)}%20${second}`);
  await expect(meant).toHaveText(new RegExp(`^${district}$`, 'i'));
});

test('typing on the results page changes results and address, without a trail of history', {
  tag: '@engines',
}, async ({ page }) => {
  const of = searched();
  const [one, other] = twoCuisines(of);
  await page.goto(of.route);
  await page.goto(`${of.search}?q=${one}`);
  await ready(page);
  const box = boxOf(page);
  await expect(box).toHaveValue(one);
  await box.fill(other);
  await expect(page.getByText(found(other, holding(of, other).length), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(endingWith(`q=${encodeURIComponent(other).replaceAll('%20', '+')}`));
  await page.goBack();
  await expect(page).toHaveURL(endingWith(of.route));
});

test('a search and the way back keep the walk', { tag: '@engines' }, async ({ page }) => {
  const of = searched();
  const [first, second] = needed(
    aloneByName(of).length > 1 ? aloneByName(of) : undefined,
    'pair of restaurants with names of their own',
  );
  const third = needed(
    of.listed.find(
      (each) =>
        each !== first?.restaurant &&
        each !== second?.restaurant &&
        holding(of, partsOf(each).name).length === 1,
    ),
    'third restaurant to walk to',
  );
  if (!first || !second) return;
  const [name, thirdName] = [partsOf(first.restaurant).name, partsOf(third).name];
  const [one, other] = [first.restaurant.slug, second.restaurant.slug];
  const [cuisine] = twoCuisines(of);
  await page.goto(`${of.route}?walk=${one},${other}`);
  await ready(page);
  // A walk that somebody sent is shown first, with whose it is.
  const shared = page.getByRole('dialog', { name: walkBar.sharedWalk });
  await expect(shared.getByText(keptNot)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shared).toBeHidden();
  const box = boxOf(page);
  await box.fill(cuisine);
  await box.press('Enter');
  await expect(page).toHaveURL(endingWith(`/search/?q=${cuisine}&walk=${one},${other}`));
  const results = boxOf(page);
  await expect(results).toHaveValue(cuisine);
  await results.fill(first.term);
  await expect(page.getByText(found(first.term, 1), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(endingWith(`?walk=${one},${other}&q=${first.term}`));
  // A result is taken off the walk, and another put on it; it goes along to the map.
  const takesOff = walkWords.takeOffThe({ stop: walkWords.shortStop({ number: 1 }), name });
  await page.getByRole('button', { name: heard(takesOff) }).click();
  await results.fill(thirdName);
  const adds = walkWords.addToYours({ name: thirdName, walk: walkWords.shortWalk });
  await page.getByRole('button', { name: heard(adds) }).click();
  const bar = page.getByRole('region', { name: walkBar.yourWalk, exact: true });
  const ofTwo = walkBar.stopsOf({ name: walkBar.yourWalk, count: 2 });
  await expect(bar).toContainText(ofTwo);
  await expect(page).toHaveURL(new RegExp(`walk=${other},${third.slug}`));
  const { name: region = '' } = of.guide.regions[third.region] ?? {};
  await page.getByRole('link', { name: onMap({ region }), exact: true }).click();
  await expect(page).toHaveURL(endingWith(`&walk=${other},${third.slug}#${third.slug}`));
  await expect(bar).toContainText(ofTwo);
});

test('the name of a market leads to its guide', async ({ page }) => {
  const of = searched();
  const market = needed(of.markets[0], 'market');
  const main = page.getByRole('main');
  await page.goto(`${of.search}?q=${encodeURIComponent(market.name)}`);
  await expect(main.getByRole('paragraph').filter({ hasText: startingWith(words.guide.one) })).toContainText(
    market.name,
  );
  await main.getByRole('link', { name: market.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: market.title })).toBeVisible();

  // A word that several of them have in common.
  const common = market.name
    .split(' ')
    .find((word) => word.length > 4 && of.markets.every(({ name }) => name.includes(word)));
  if (!common || of.markets.length < 2) return;
  await page.goto(`${of.search}?q=${encodeURIComponent(common)}`);
  const names = of.markets.map(({ name }) => name).join(comma);
  await expect(main.getByRole('paragraph').filter({ hasText: startingWith(words.guide.many) })).toHaveText(
    `${words.guide.many} ${names}`,
  );
});

test('the name of the city finds every restaurant in it', async ({ page }) => {
  const of = searched();
  const { name } = of.guide;
  const inCity = of.restaurants.filter((each) => isInCity(of, each));
  const count = holding(of, name).length;
  expect(count).toBeGreaterThanOrEqual(inCity.length);
  await page.goto(`${of.search}?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(found(name, count), { exact: true })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article').getByRole('article');
  await expect(cards).toHaveCount(Math.min(count, 50));
});

test('without script every restaurant can be read on the search page', async ({ browser, baseURL }) => {
  const of = searched();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(of.search);
  await expect(page.getByRole('article').getByRole('article')).toHaveCount(of.restaurants.length);
  await context.close();
});
