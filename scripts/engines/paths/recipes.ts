import * as addToList from '@/.content/words/addToList';
import * as controls from '@/.content/words/controls';
import * as cookWords from '@/.content/words/cook';
import * as ingredientWords from '@/.content/words/ingredients';
import * as methodWords from '@/.content/words/method';
import * as planWords from '@/.content/words/plan';
import * as recipeWords from '@/.content/words/recipe';
import * as savedWords from '@/.content/words/saved';
import * as lines from '@/.content/words/shoppingLines';
import * as timerWords from '@/.content/words/timers';
import { ANYTHING, literally, saying, startingWith } from '@/e2e/content/found';
import { saved, shopping } from '@/e2e/content/kinds';
import {
  afterPresses,
  grams,
  heated,
  kinds,
  longestRecipe,
  planned,
  routeOf,
  timed,
  weighed,
} from '@/e2e/content/recipes';
import { bought } from '@/e2e/content/shopping';
import type { Recipe } from '@/lib/content/schema/recipe';
import { describeClock } from '@/lib/kitchen/duration';
import { pluralOf } from '@/lib/kitchen/yield';
import { cardTitle } from '@/lib/recipe/blocks';
import type { Target } from '@/scripts/engines/visitor';
import { button, closesByEscape, dialog, given, type Path, region, said } from './path';

const line = (name: string): Target => ({
  role: 'checkbox',
  name: new RegExp(`(^|\\s)${literally(name)}(?!\\p{L})`, 'u'),
});

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
    const goesOn = step > 0 ? recipeWords.continueAt({ step: step + 1 }) : recipeWords.cookMode;
    await closesByEscape(visitor, mode, button(goesOn));
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
      await visitor.sees(
        { role: 'radio', name: startingWith(planWords.shortest), within: plan },
        { isChecked: true },
      );
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

const narrowed = kinds.find(({ found }) => found.length > 0);
const filters: Path = {
  name: 'Kinds of recipes',
  follow: given(narrowed, async ({ value, label, found }, visitor) => {
    const kind = button(new RegExp(`^${literally(label)}( \\d+)?$`), { role: 'main' });
    await visitor.visit('/recipes/');
    await visitor.press(kind);
    await visitor.isAt(`/recipes/?category=${value}`);
    await visitor.sees(kind, { pressed: 'true' });
    await visitor.press({ role: 'link', name: startingWith(cardTitle(found[0] as Recipe)) });
    await visitor.isAt(routeOf(found[0] as Recipe));
    await visitor.back();
    await visitor.isAt(`/recipes/?category=${value}`);
    await visitor.sees(kind, { pressed: 'true' });
  }),
};

/** Tools of recipes. */
export const recipePaths: readonly Path[] = [scale, units, cook, planner, list, favourite, filters];
