import { markets } from '@/data/travel/markets';
import { home } from '@/lib/content/house/home';
import { recipesPage, shoppingList } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import type { SiteEntry } from '@/lib/search/site/entry';
import { monthName, monthsOf } from '@/lib/travel/events/dates';
import { japanEventPlace, torontoEventPlace } from '@/lib/travel/events/places';
import { siteEntry } from './made';
import { firstSentence } from './texts';

/** What the site calls a page: its title may be a sentence. */
export const pageName = ({ metaTitle, title }: Page): string => metaTitle ?? title;

/** The last words of a path: "high protein" of "/recipes/meal-prep/high-protein". */
const pathWords = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** What pages are looked for by that their own words do not say, by path: the planner opens on the page of a recipe. */
const lookedFor: Readonly<Record<string, readonly string[]>> = {
  '/recipes': ['planner', 'dinner planner', 'dinner at 7', 'plan dinner'],
  '/recipes/meal-prep': ['meal plan', 'meal planner', 'meal planning'],
};

function pageEntry(page: Page): SiteEntry {
  const { path, title, dek, description, picture } = page;
  return siteEntry({
    href: `${path}/`,
    group: 'guide',
    title: pageName(page),
    note: firstSentence(dek),
    names: [title, pathWords(path), ...(lookedFor[path] ?? [])],
    says: [dek, description],
    picture,
  });
}

/** Pages whose words are no `Page`: the first one, and those a visitor fills. */
function otherEntries(): SiteEntry[] {
  const own = recipesPage.lists.own.map(({ name, href }) =>
    siteEntry({
      href: `${href}/`,
      group: 'guide',
      title: name,
      note: 'Kept on your device',
      says: href === shoppingList.path ? [shoppingList.description] : [],
    }),
  );
  const first = siteEntry({
    href: '/',
    group: 'guide',
    title: site.name,
    note: 'The first page',
    names: ['home'],
    says: [site.tagline, home.description],
  });
  return [...own, first];
}

/** Every event at its place on the page of its list. */
function eventEntries(): SiteEntry[] {
  return [torontoEventPlace, japanEventPlace].flatMap(({ path, events }) =>
    events.map(({ id, name, native, address, starts, ends, location, description, eat, season, picture }) => {
      const months = monthsOf(starts, ends).map(monthName);
      return siteEntry({
        href: `${path}/#${id}`,
        group: 'guide',
        title: name,
        note: `${address.locality}, ${months[0]}`,
        native,
        says: [...months, location, description, ...eat, season, 'food event festival'],
        picture,
      });
    }),
  );
}

/** Every page of the site that stands in its map, those a visitor fills, and every event. */
export function guideEntries(pages: readonly Page[]): SiteEntry[] {
  const isMarket = ({ path }: Page) => Object.values(markets).some((market) => market.path === path);
  return [...pages.filter((page) => !isMarket(page)).map(pageEntry), ...otherEntries(), ...eventEntries()];
}
