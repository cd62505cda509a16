import * as addToList from '@/.content/words/addToList';
import * as controls from '@/.content/words/controls';
import * as cookWords from '@/.content/words/cook';
import * as dialogs from '@/.content/words/dialogs';
import * as frame from '@/.content/words/frame';
import * as ingredientWords from '@/.content/words/ingredients';
import * as methodWords from '@/.content/words/method';
import * as planWords from '@/.content/words/plan';
import * as recipeWords from '@/.content/words/recipe';
import * as mapWords from '@/.content/words/regionMap';
import * as savedWords from '@/.content/words/saved';
import * as lines from '@/.content/words/shoppingLines';
import * as searchWords from '@/.content/words/siteSearch';
import * as timerWords from '@/.content/words/timers';
import * as walkWords from '@/.content/words/walk';
import * as walkBar from '@/.content/words/walkBar';
import * as walkDialog from '@/.content/words/walkDialog';
import { ANYTHING, literally, saying, startingWith } from '@/e2e/content/found';
import { heard } from '@/e2e/content/heard';
import { longest, saved, shopping } from '@/e2e/content/kinds';
import { dropdowns } from '@/e2e/content/pages';
import {
  afterPresses,
  grams,
  heated,
  longestRecipe,
  manyNamed,
  planned,
  routeOf,
  timed,
  weighed,
} from '@/e2e/content/recipes';
import { bought } from '@/e2e/content/shopping';
import {
  cardAddress,
  city,
  holdGuide,
  isTold,
  partsOf,
  toggleGuide,
  withoutRegion,
} from '@/e2e/content/travel';
import { filesOf, type OwnServer } from '@/e2e/own-server';
import { withBasePath } from '@/lib/base-path';
import { offline } from '@/lib/content/pages';
import { describeClock } from '@/lib/kitchen/duration';
import { pluralOf } from '@/lib/kitchen/yield';
import { cardTitle } from '@/lib/recipe/blocks';
import { notKept } from './in-page';
import type { Target, Visitor } from './visitor';

/** The main way through a tool, the same in every engine. */
export type Path = {
  name: string;
  /** Wants a browser on a dark system. */
  dark?: true;
  /** Undefined where the site has nothing to do it with. Throws with a sentence at the first thing that is not as it should be. */
  follow: ((visitor: Visitor, server: OwnServer) => Promise<void>) | undefined;
};

/** A path for which something has to be found in the content. */
const given = <Found>(
  found: Found | undefined,
  walk: (found: Found, visitor: Visitor, server: OwnServer) => Promise<void>,
): Path['follow'] => (found === undefined ? undefined : (visitor, server) => walk(found, visitor, server));

const WIDE = [1280, 900] as const;
const PHONE = [390, 844] as const;

const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  ...(within ? { within } : {}),
});
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
const region = (name: string | RegExp, text?: string | RegExp): Target => ({
  role: 'region',
  name,
  ...(text === undefined ? {} : { text }),
});
const line = (name: string): Target => ({
  role: 'checkbox',
  name: new RegExp(`(^|\\s)${literally(name)}(?!\\p{L})`, 'u'),
});
const said = (text: string | RegExp): Target => ({ selector: 'body', text });
/** The heading of a region that is shown beside its map. */
const shown = (name: string): Target => ({
  role: 'heading',
  name: new RegExp(`^${literally(name)}( |$)`),
  within: { role: 'main' },
});
const shape = (id: string): Target => ({ selector: `svg [data-region="${id}"]` });

/** Whether what is open closes by Escape and gives the focus back to what opened it. */
async function closesByEscape(visitor: Visitor, open: Target, opener: Target): Promise<void> {
  await visitor.sees(open);
  await visitor.key('Escape');
  await visitor.seesCount(open, 0);
  await visitor.sees(opener, { isFocused: true });
}

const scale: Path = {
  name: 'Servings',
  follow: given(weighed[0], async ({ recipe, ingredient, amount }, visitor) => {
    const wanted = afterPresses(recipe, 2);
    const after = grams((amount * wanted) / recipe.yield.amount);
    const more = ingredientWords.more({ unit: pluralOf(recipe.yield.unit, recipe.yield.plural) });
    const isScaled = async () => {
      await visitor.sees(region(ingredientWords.title, after));
      await visitor.sees(region(methodWords.title, new RegExp(literally(`${after} ${ingredient.name}`))));
    };
    await visitor.visit(routeOf(recipe));
    await visitor.sees(region(ingredientWords.title, grams(amount)));
    await visitor.press(button(more));
    await visitor.press(button(more));
    await visitor.isAt(`${routeOf(recipe)}?servings=${wanted}`);
    await isScaled();
    await visitor.reload();
    await isScaled();
  }),
};

const units: Path = {
  name: 'Units',
  follow: given(heated, async ({ recipe }, visitor) => {
    await visitor.visit(routeOf(recipe));
    await visitor.sees(region(methodWords.title, /\d+\s°C/));
    await visitor.press(button(controls.us));
    await visitor.isAt(`${routeOf(recipe)}?units=us`);
    await visitor.sees(region(methodWords.title, /\d+\s°F/));
    await visitor.reload();
    await visitor.sees(button(controls.us), { pressed: 'true' });
    await visitor.press(button(controls.metric));
    await visitor.isAt(routeOf(recipe));
  }),
};

const cook: Path = {
  name: 'Cook mode and timer',
  follow: given(timed, async ({ recipe, steps, step, duration, minutes }, visitor) => {
    const timer = duration.label;
    const mode = dialog(cookWords.title({ recipe: recipe.title }));
    const heading = (title = ''): Target => ({ role: 'heading', name: startingWith(title), within: mode });
    const timers = region(timerWords.timers);
    const counting = (minute: number) => new RegExp(`(?<!\\d)${minute}:\\d\\d`);
    await visitor.visit(routeOf(recipe));
    await visitor.press(button(recipeWords.cookMode));
    await visitor.sees(heading(steps[0]?.title));
    for (let turns = 0; turns < step; turns += 1) {
      await visitor.press(button(cookWords.next, mode));
      await visitor.sees(heading(steps[turns + 1]?.title));
    }
    await visitor.press(button(timerWords.start({ clock: describeClock(60 * minutes), timer }), mode));
    const { text } = await visitor.sees({ ...timers, text: counting(minutes - 1) });
    await visitor.finds('the timer stands still', (now) => now !== text, readTimers, timerWords.timers);
    await visitor.press(button(timerWords.pause({ timer })));
    await visitor.sees({ ...timers, text: timerWords.paused });
    await visitor.press(button(timerWords.resume({ timer })));
    await visitor.sees(button(timerWords.pause({ timer })));
    await closesByEscape(visitor, mode, button(recipeWords.cookMode));
    await visitor.reload();
    await visitor.sees({ ...timers, text: counting(minutes - 1) });
    await visitor.press(button(timerWords.cancel({ timer }), timers));
    await visitor.seesCount(timers, 0);
  }),
};

const readTimers = (name: string) =>
  document.querySelector(`section[aria-label="${name}"]`)?.textContent ?? '';

/** Three weeks on, at seven in the evening: no plan is late for it. */
const eatOn = new Date(Date.now() + 21 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const planner: Path = {
  name: 'Planner',
  follow: given(planned[0], async ({ recipe, long, short }, visitor) => {
    const plan = dialog(planWords.title);
    const start = new RegExp(saying(planWords.start({ moment: ANYTHING })));
    await visitor.visit(routeOf(recipe));
    await visitor.press(button(recipeWords.planTime));
    await visitor.pick({ label: planWords.day, within: plan }, eatOn);
    await visitor.pick({ label: planWords.time, within: plan }, '19:00');
    await visitor.isAt(new RegExp(`[?&]eat=${eatOn}T19(:|%3A)00`));
    const { text } = await visitor.sees({ ...plan, text: start });
    if (long > short) {
      await visitor.press({ role: 'radio', name: startingWith(planWords.shortest), within: plan });
      await visitor.sees({ role: 'radio', name: startingWith(planWords.shortest), within: plan }, { isChecked: true });
      const sentence = start.exec(text)?.[0] ?? '';
      await visitor.seesCount({ ...plan, text: sentence }, 0);
    }
    await visitor.press(button(planWords.copy, plan));
    await visitor.sees(said(planWords.copied));
    await closesByEscape(visitor, plan, button(recipeWords.planTime));
    await visitor.press(button(recipeWords.planTime));
    await visitor.sees(plan);
    await visitor.back();
    await visitor.seesCount(plan, 0);
    await visitor.isAt(/[?&]eat=/);
  }),
};

const list: Path = {
  name: 'Shopping list',
  follow: given(bought, async ({ recipe, name }, visitor) => {
    await visitor.visit(routeOf(recipe));
    await visitor.press(button(recipeWords.addToList));
    await visitor.press({ role: 'link', name: addToList.seeList });
    await visitor.isAt(shopping.route);
    await visitor.press(line(name));
    await visitor.sees(line(name), { isChecked: true });
    await visitor.type({ role: 'textbox', name: lines.addElse }, 'candles');
    await visitor.key('Enter');
    await visitor.sees(line('candles'));
    await visitor.reload();
    await visitor.sees(line(name), { isChecked: true });
    await visitor.sees(line('candles'), { isChecked: false });
    await visitor.press(button(lines.share));
    await visitor.sees(said(lines.linkCopied));
  }),
};

const favourite: Path = {
  name: 'Favourites',
  follow: given(longestRecipe, async (recipe, visitor) => {
    await visitor.visit(routeOf(recipe));
    await visitor.press(button(recipeWords.addFavourite));
    await visitor.sees(button(recipeWords.removeFavourite), { pressed: 'true' });
    await visitor.visit(saved.route);
    const name = cardTitle(recipe);
    const favourites = region(startingWith(savedWords.favourites));
    await visitor.sees({
      role: 'link',
      name: new RegExp(literally(name)),
      within: favourites,
    });
    await visitor.press(button(savedWords.removeFavourite({ name })));
    await visitor.seesCount(favourites, 0);
  }),
};

const sought = manyNamed ?? (longestRecipe && { recipe: longestRecipe, names: [longestRecipe.title] });
const search: Path = {
  name: 'Search',
  follow: given(sought, async ({ recipe, names }, visitor) => {
    const box = dialog(frame.search);
    const field: Target = { role: 'combobox', name: searchWords.label };
    await visitor.visit('/recipes/');
    await visitor.press(button(frame.search));
    await closesByEscape(visitor, box, button(frame.search));
    await visitor.browser.type('/');
    await visitor.sees(field, { isFocused: true });
    await visitor.type(field, names[0] ?? '');
    await visitor.sees({ role: 'option', text: cardTitle(recipe) });
    await visitor.key('ArrowDown');
    await visitor.key('Enter');
    await visitor.isAt(routeOf(recipe));
    await visitor.seesCount(box, 0);
    await visitor.sees({ role: 'main' }, { isFocused: true });
  }),
};

const cityMap: Path = {
  name: 'Regions of a city',
  follow: given(city, async (city, visitor) => {
    const [full, other] = city.drawn.toSorted((one, two) => two.found.length - one.found.length);
    if (!full || !other) return;
    const explore: Target = { selector: '#explore' };
    const articles: Target = { role: 'article', within: explore };
    await visitor.visit(city.unchosen);
    await visitor.seesCount(articles, city.listed.length);
    await visitor.press(shape(full.id));
    await visitor.isAt(`${city.route}?region=${full.id}`);
    await visitor.sees(shown(full.name));
    await visitor.seesCount(articles, full.found.length);
    await visitor.press(shape(other.id));
    await visitor.isAt(`${city.route}?region=${other.id}`);
    await visitor.seesCount(articles, other.found.length);
    await visitor.press(button(mapWords.clear, explore));
    await visitor.isAt(city.unchosen);
    await visitor.seesCount(articles, city.listed.length);
  }),
};

const toggleMap: Path = {
  name: 'Regions of a country',
  follow: given(toggleGuide, async ({ guide, route, regions }, visitor) => {
    const [one, other] = regions;
    if (!one || !other) return;
    await visitor.visit(withoutRegion(guide));
    for (const each of [one, other]) {
      await visitor.press(shape(each.id));
      await visitor.isAt(`${route}?region=${each.id}`);
      await visitor.sees(shown(each.name));
    }
    await visitor.press(shape(other.id));
    await visitor.isAt(withoutRegion(guide));
  }),
};

const holdMap: Path = {
  name: 'Regions that are held',
  follow: given(holdGuide, async ({ route, regions }, visitor) => {
    await visitor.visit(route);
    for (const each of regions.slice(0, 2)) {
      await visitor.press(shape(each.id));
      await visitor.sees(shown(each.name));
    }
  }),
};

/** Two restaurants of a region to walk to. */
const [pair] = (city?.regions ?? []).flatMap(({ id, found }) => {
  const [one, other] = found.filter(({ coordinates }) => coordinates);
  return city && one && other ? [{ address: `${city.route}?region=${id}`, one, other }] : [];
});
const walk: Path = {
  name: 'Walk',
  follow: given(pair, async ({ address, one, other }, visitor) => {
    const [name, otherName] = [partsOf(one).name, partsOf(other).name];
    const explore: Target = { selector: '#explore' };
    const bar = region(walkBar.yourWalk);
    const plan = dialog(walkBar.yourWalk);
    const stop: Target = { role: 'listitem', within: plan };
    await visitor.visit(address);
    for (const each of [name, otherName])
      await visitor.press(
        button(heard(walkWords.addToYours({ name: each, walk: walkWords.shortWalk })), explore),
      );
    const isAt = (slugs: string) => visitor.isAt(new RegExp(`[?&]walk=${slugs}$`));
    await isAt(`${one.slug},${other.slug}`);
    await visitor.sees({ ...bar, text: walkBar.stopsOf({ name: walkBar.yourWalk, count: 2 }) });
    await visitor.reload();
    await visitor.press(button(walkBar.open));
    await visitor.sees({ ...stop, text: name });
    await visitor.press(button(walkDialog.moveDown({ name }), plan));
    await isAt(`${other.slug},${one.slug}`);
    await visitor.press(button(heard(walkDialog.share), plan));
    await visitor.sees(said(walkDialog.linkCopied));
    await closesByEscape(visitor, plan, button(walkBar.open));
  }),
};

/** A restaurant whose neighbourhood has a history. */
const [told] = (city?.listed ?? []).flatMap((each) =>
  city && isTold(city, partsOf(each).district)
    ? [{ address: cardAddress(city, each), district: partsOf(each).district }]
    : [],
);
const neighbourhood: Path = {
  name: 'Dialogs',
  follow: given(told, async ({ address, district }, visitor) => {
    const open = button(district, { selector: '#explore' });
    await visitor.visit(address);
    await visitor.press(open);
    await closesByEscape(visitor, dialog(district), open);
    await visitor.press(open);
    await visitor.press(button(dialogs.close, dialog(district)));
    await visitor.seesCount(dialog(district), 0);
    await visitor.press(open);
    await visitor.sees(dialog(district));
    await visitor.back();
    await visitor.seesCount(dialog(district), 0);
  }),
};

const [group] = dropdowns.filter(({ links }) => links.length > 0);
const menu: Path = {
  name: 'Menu on a phone',
  follow: given(group, async ({ name, links }, visitor) => {
    const [link] = links;
    await visitor.browser.resize(...PHONE);
    await visitor.visit('/');
    await visitor.press(button(frame.openMenu));
    await closesByEscape(visitor, dialog(frame.menu), button(frame.openMenu));
    await visitor.press(button(frame.openMenu));
    await visitor.press(button(name, dialog(frame.menu)));
    await visitor.press({
      role: 'link',
      name: startingWith(link?.name ?? ''),
      within: dialog(frame.menu),
    });
    await visitor.isAt(link?.route ?? '');
    await visitor.seesCount(dialog(frame.menu), 0);
  }),
};

const brightness = () => {
  const channels = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? [];
  return Math.max(...channels.slice(0, 3).map(Number));
};
const scheme =
  (dark: boolean): Path['follow'] =>
  async (visitor) => {
    await visitor.visit('/');
    await visitor.finds(
      'the lightest channel of the ground',
      (channel) => (dark ? channel < 80 : channel > 200),
      brightness,
    );
  };

const withoutNetwork: Path = {
  name: 'Offline',
  follow: given(longest, async ({ route, title }, visitor, server) => {
    const heading = (text: string): Target => ({ role: 'heading', text, within: { role: 'main' } });
    await visitor.visit(route);
    const wanted = [route, `${route}index.txt`, ...filesOf(route)].map(withBasePath);
    await visitor.finds('not kept', (missing) => missing.length === 0, notKept, wanted);
    await server.close();
    await visitor.reload();
    await visitor.sees(heading(title));
    await visitor.press(button(recipeWords.cookMode));
    await closesByEscape(visitor, dialog(cookWords.title({ recipe: title })), button(recipeWords.cookMode));
    await visitor.browser.type('/');
    await visitor.type({ role: 'combobox', name: searchWords.label }, title);
    await visitor.sees({ role: 'option', text: title });
    await visitor.key('Escape');
    await visitor.visit(shopping.route);
    await visitor.sees(heading(offline.title));
    await server.open();
    await visitor.press(button(offline.again));
    await visitor.sees(heading(shopping.title));
  }),
};

/** The main way through every tool, each on a site that the browser has never seen, in a window of `WIDE`. */
export const PATHS: readonly Path[] = [
  scale,
  units,
  cook,
  planner,
  list,
  favourite,
  search,
  cityMap,
  toggleMap,
  holdMap,
  walk,
  neighbourhood,
  menu,
  withoutNetwork,
  { name: 'Light scheme', follow: scheme(false) },
  { name: 'Dark scheme', dark: true, follow: scheme(true) },
];

export const SIZE = WIDE;
