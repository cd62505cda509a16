import 'server-only';
import * as messages from '@/.content/messages/siteIndex';
import { guidePath } from '@/lib/content/guide';
import { textsOfBlocks } from '@/lib/content/markdown/texts';
import { learnCard } from '@/lib/content/schema/education-sections';
import { type Page, pageSection, type SectionOf } from '@/lib/content/schema/page';
import { home, recipesPage, shoppingList, site } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { eventPlaces } from '@/lib/guide/guide-events';
import { marketsOf } from '@/lib/guide/guides';
import { placeEntries } from '@/lib/guide/place-entries';
import { recipeEntries } from '@/lib/recipe-list/recipe-entries';
import type { SiteEntry } from '@/lib/search/entry';
import { firstSentence, siteEntry, textsOf } from '@/lib/search/site-entry';
import { monthName, monthsBetween } from '@/lib/text/dates';
import { headingId } from '@/lib/text/slug';
import { capitalize } from '@/lib/text/words';
import { headingsOf } from './heading-entries';
import { contentOf } from './section-content';
import { pages as allPages } from './site-pages';

/** Short name of a page, whose title may be a sentence. */
const pageName = ({ metaTitle, title }: Page): string => metaTitle ?? title;

/** The last words of a path: "high protein" of "/recipes/meal-prep/high-protein". */
const pathWords = (path: string) => (path.split('/').at(-1) ?? '').replaceAll('-', ' ');

/** Texts before the first heading of a text, which no heading is found by. */
const openingTexts = ({ sections }: Page): string[] =>
  sections.flatMap((section) => {
    const blocks = section.type === 'article' ? section.text : [];
    const end = blocks.findIndex(({ type }) => type === 'heading');
    return textsOfBlocks(end < 0 ? blocks : blocks.slice(0, end)).map(({ text }) => text);
  });

function pageEntry(page: Page): SiteEntry {
  const { path, title, dek, description, picture, searchedBy = [] } = page;
  return siteEntry({
    href: `${path}/`,
    group: 'guide',
    title: pageName(page),
    note: firstSentence(dek),
    names: [title, pathWords(path), ...searchedBy],
    texts: [dek, description, ...openingTexts(page)],
    picture,
  });
}

/** Pages that are no `Page` in the data: the visitor's own lists, and the home page. */
function otherEntries(): SiteEntry[] {
  const own = recipesPage.lists.own.map(({ name: title, href }) => {
    const texts = href === shoppingList.path ? [shoppingList.description] : [];
    return siteEntry({ href: `${href}/`, group: 'guide', title, note: messages.onThisDevice, texts });
  });
  const homePage = siteEntry({
    href: '/',
    group: 'guide',
    title: site.name,
    note: messages.firstPage,
    names: messages.firstPageTerms.split(' '),
    texts: [site.tagline, home.description],
  });
  return [...own, homePage];
}

/** The sign-up form and the profiles on the home page. */
function connectEntry(connect: SectionOf<'connect'>): SiteEntry {
  return siteEntry({
    href: `/#${headingId(connect)}`,
    group: 'section',
    title: connect.title,
    note: site.name,
    names: messages.contactTerms.split(' '),
    texts: [...textsOf(pageSection, connect), ...(contentOf(connect).texts ?? [])],
  });
}

/** Every event, at its anchor on the page of events. */
function eventEntries(): SiteEntry[] {
  return eventPlaces().flatMap(({ path, events }) =>
    events.map(({ id, name, native, address, starts, ends, location, description, eat, season, picture }) => {
      const months = monthsBetween(starts, ends).map(monthName);
      return siteEntry({
        href: `${path}/#${id}`,
        group: 'guide',
        title: name,
        note: messages.event({ town: address.locality, month: months[0] ?? '' }),
        native,
        texts: [...months, location, address.street ?? '', description, ...eat, season, messages.eventTerms],
        picture,
      });
    }),
  );
}

/** Everything the education pages explain, at the anchor of its card. */
function cardEntries(pages: readonly Page[]): SiteEntry[] {
  return [...learnCards.values()].map(({ page, ...card }) => {
    const { id, title, picture } = card;
    const guide = pages.find(({ path }) => path === page);
    return siteEntry({
      href: `${page}/#${id}`,
      group: 'section',
      title: 'name' in card ? capitalize(card.name) : title,
      note: guide ? pageName(guide) : '',
      native: 'native' in card ? card.native : undefined,
      names: [id.replaceAll('-', ' ')],
      texts: textsOf(learnCard, card),
      picture,
    });
  });
}

/** Every heading of a page with an id. */
function headingEntries(page: Page): SiteEntry[] {
  return headingsOf(page).map(({ id, ...heading }) =>
    siteEntry({ href: `${page.path}/#${id}`, group: 'section', note: pageName(page), ...heading }),
  );
}

/** All entries of the index. Throws an Error where two entries have the same address. */
export function siteEntries(): SiteEntry[] {
  const pages = allPages.filter((page) => page.index !== false);
  const markets = marketsOf().map(({ guide, slug }) => guidePath(guide, slug));
  const entries = [
    ...recipeEntries(pages.map(({ path }) => path)),
    ...placeEntries(pages),
    ...pages.filter(({ path }) => !markets.includes(path)).map(pageEntry),
    ...otherEntries(),
    ...eventEntries(),
    ...cardEntries(pages),
    ...pages.flatMap(headingEntries),
    ...home.sections.filter((section) => section.type === 'connect').map(connectEntry),
  ];
  const hrefs = new Set<string>();
  const repeated = entries.filter(({ href }) => hrefs.size === hrefs.add(href).size);
  if (repeated.length > 0) {
    const lines = repeated.map(({ title, href }) => `“${title}” leads to ${href}, as another entry does.`);
    throw new Error(['The index of the site search names addresses twice.', ...lines].join('\n'));
  }
  return entries;
}
