import { type LearnCard, type LearnCardId, learnCards } from '@/data/learn/cards';
import { flours } from '@/data/learn/flours';
import { legumeTypes } from '@/data/learn/legume-types';
import { soyProducts } from '@/data/learn/soy-products';
import { home } from '@/lib/content/house/home';
import type { Page } from '@/lib/content/schema/page';
import type { PictureRef } from '@/lib/content/schema/recipe';
import { site } from '@/lib/content/site';
import type { SiteEntry } from '@/lib/search/site/entry';
import { capitalised } from '@/lib/text/words';
import { pageName } from './guides';
import { headingsOf } from './headings';
import { siteEntry } from './made';
import { textsIn } from './texts';

/** What is known of the thing a card of an education page explains. */
type Explained = {
  id: LearnCardId;
  /** As a sentence calls it: "bread flour". */
  name?: string;
  native?: { text: string; lang: string };
  picture?: PictureRef;
};

const explained: readonly Explained[] = [...flours, ...legumeTypes, ...soyProducts];

/** Everything the education pages explain, at its card. */
function cardEntries(pages: readonly Page[]): SiteEntry[] {
  return Object.entries<LearnCard>(learnCards).map(([id, { page, title }]) => {
    const thing = explained.find((each) => each.id === id);
    const guide = pages.find(({ path }) => path === page);
    return siteEntry({
      href: `${page}/#${id}`,
      group: 'section',
      title: thing?.name ? capitalised(thing.name) : title,
      note: guide ? pageName(guide) : '',
      native: thing?.native,
      names: [id.replaceAll('-', ' ')],
      says: textsIn(thing),
      picture: thing?.picture,
    });
  });
}

/** Where one signs up and finds the profiles: the first page is no `Page`. */
function connectEntries(): SiteEntry[] {
  const { connect } = home;
  if (!connect) return [];
  const entry = siteEntry({
    href: '/#connect',
    group: 'section',
    title: connect.title,
    note: site.name,
    names: ['contact', 'newsletter', 'e-mail'],
    says: textsIn([connect, site.socials]),
  });
  return [entry];
}

/** Every heading of the pages that can be led to, and every card of the education pages. */
export function sectionEntries(pages: readonly Page[]): SiteEntry[] {
  const headings = pages.flatMap((page) =>
    headingsOf(page).map(({ id, title, says, names = [] }) =>
      siteEntry({ href: `${page.path}/#${id}`, group: 'section', title, note: pageName(page), names, says }),
    ),
  );
  return [...cardEntries(pages), ...headings, ...connectEntries()];
}
