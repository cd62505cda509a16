import * as words from '@/.content/words/siteIndex';
import { home } from '@/lib/content/pages';
import type { Page } from '@/lib/content/schema/page';
import { site } from '@/lib/content/site';
import { learnCards } from '@/lib/learn/pages';
import type { SiteEntry } from '@/lib/search/site/entry';
import { capitalised } from '@/lib/text/words';
import { pageName } from './guides';
import { headingsOf } from './headings';
import { siteEntry } from './site-entry';
import { textsIn } from './texts';

/** Everything the education pages explain, at its card. */
function cardEntries(pages: readonly Page[]): SiteEntry[] {
  return [...learnCards.values()].map(({ id, page, title, ...thing }) => {
    const guide = pages.find(({ path }) => path === page);
    return siteEntry({
      href: `${page}/#${id}`,
      group: 'section',
      title: 'name' in thing ? capitalised(thing.name) : title,
      note: guide ? pageName(guide) : '',
      native: 'native' in thing ? thing.native : undefined,
      names: [id.replaceAll('-', ' ')],
      says: textsIn(thing),
      picture: thing.picture,
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
    names: words.contactWords.split(' '),
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
