import * as cookWords from '@/.content/words/cook';
import * as frame from '@/.content/words/frame';
import * as recipeWords from '@/.content/words/recipe';
import * as searchWords from '@/.content/words/siteSearch';
import { startingWith } from '@/e2e/content/found';
import { longest, shopping } from '@/e2e/content/kinds';
import { dropdowns } from '@/e2e/content/pages';
import { longestRecipe, manyNamed, routeOf } from '@/e2e/content/recipes';
import { filesOf } from '@/e2e/own-server';
import { withBasePath } from '@/lib/base-path';
import { offline } from '@/lib/content/pages';
import { cardTitle } from '@/lib/recipe/blocks';
import { notKept } from '@/scripts/engines/in-page';
import type { Target } from '@/scripts/engines/visitor';
import { button, closesByEscape, dialog, given, type Path } from './path';

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

/** The window of a phone, in CSS pixels; a browser that cannot be as narrow is as narrow as it can be. */
const PHONE = [390, 844] as const;

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
  complains: true,
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

/** What belongs to every page. */
export const sitePaths: readonly Path[] = [
  search,
  menu,
  withoutNetwork,
  { name: 'Light scheme', follow: scheme(false) },
  { name: 'Dark scheme', dark: true, follow: scheme(true) },
];
