import * as words from '@/.content/words/siteIndex';
import { home, recipesPage, shoppingList } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import type { SiteEntry } from '@/lib/search/site/entry';
import { monthName, monthsOf } from '@/lib/travel/events/dates';
import { eventPlaces } from '@/lib/travel/events/places';
import { marketsOf } from '@/lib/travel/guides/all';
import { guidePath } from '@/lib/travel/guides/guide';
import { siteEntry } from './site-entry';
import { firstSentence } from './texts';

/** What the site calls a page: its title may be a sentence. */
export const pageName = ({ metaTitle, title }: Page): string => metaTitle ?? title;

/** The last words of a path: "high protein" of "/recipes/meal-prep/high-protein". */
const pathWords = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('-', ' ');

function pageEntry(page: Page): SiteEntry {
  const { path, title, dek, description, picture, searchedBy = [] } = page;
  return siteEntry({
    href: `${path}/`,
    group: 'guide',
    title: pageName(page),
    note: firstSentence(dek),
    names: [title, pathWords(path), ...searchedBy],
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
      note: words.keptHere,
      says: href === shoppingList.path ? [shoppingList.description] : [],
    }),
  );
  const first = siteEntry({
    href: '/',
    group: 'guide',
    title: site.name,
    note: words.firstPage,
    names: words.firstPageWords.split(' '),
    says: [site.tagline, home.description],
  });
  return [...own, first];
}

/** Every event at its place on the page of its list. */
function eventEntries(): SiteEntry[] {
  return eventPlaces().flatMap(({ path, events }) =>
    events.map(({ id, name, native, address, starts, ends, location, description, eat, season, picture }) => {
      const months = monthsOf(starts, ends).map(monthName);
      return siteEntry({
        href: `${path}/#${id}`,
        group: 'guide',
        title: name,
        note: words.event({ town: address.locality, month: months[0] ?? '' }),
        native,
        says: [...months, location, description, ...eat, season, words.eventWords],
        picture,
      });
    }),
  );
}

/** Every page of the site that stands in its map, those a visitor fills, and every event. */
export function guideEntries(pages: readonly Page[]): SiteEntry[] {
  const markets = marketsOf().map(({ guide, slug }) => guidePath(guide, slug));
  const isMarket = ({ path }: Page) => markets.includes(path);
  return [...pages.filter((page) => !isMarket(page)).map(pageEntry), ...otherEntries(), ...eventEntries()];
}
