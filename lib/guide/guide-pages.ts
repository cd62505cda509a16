import 'server-only';
import * as messages from '@/.content/messages/restaurantSearchPage';
import { holidaysOf } from '@/lib/content/closed-days';
import { type Guide, guidePath, type Market } from '@/lib/content/guide';
import type { SearchedGuide } from '@/lib/content/schema/guide';
import type { Page, PlainPage } from '@/lib/content/schema/page';
import type { RestaurantSearchMessages } from '@/lib/content/schema/restaurant';
import { restaurantSearch, site } from '@/lib/content/server';
import { eventPlace } from '@/lib/guide/guide-events';
import { guides, marketsOf } from './guides';
import { allRestaurants } from './restaurants';
import { walkStreets } from './street-file';

// The pages of the guides.

/** Name of a page in a link back to it. */
const nameOf = ({ metaTitle, title }: Pick<Page, 'metaTitle' | 'title'>) => metaTitle ?? title;

const backTo = (guide: Guide) => ({ name: nameOf(guide), href: guidePath(guide.id) });

/** What the own pages of a guide load of it. */
export function guideFacts(guide: Guide): SearchedGuide {
  const { id, name, timeZone: zone } = guide;
  return { id, name, zone, streets: site.streets, drawnStreets: walkStreets(id), ...holidaysOf(guide) };
}

/** The page of a guide. */
export function guidePage(guide: Guide): PlainPage {
  const { id, title, metaTitle, description, dek, picture, published, updated, sections } = guide;
  return { path: guidePath(id), title, metaTitle, description, dek, picture, published, updated, sections };
}

/** The page of its events; null where it has none. */
export function eventsPage(guide: Guide): PlainPage | null {
  const place = eventPlace(guide);
  if (!guide.events || !place) return null;
  const { title, metaTitle, description, dek, sections } = guide.events;
  const { updated } = guide;
  return { path: place.path, title, metaTitle, description, dek, back: backTo(guide), updated, sections };
}

/** True if the restaurants of a guide can be searched. */
export function hasSearch({ id, layout }: Pick<Guide, 'id' | 'layout'>): boolean {
  return layout === 'city' && allRestaurants(id).length > 0;
}

/** The page that searches its restaurants; null where there are none. */
export function searchPage(guide: Guide): PlainPage | null {
  if (!hasSearch(guide)) return null;
  const { id, name, search } = guide;
  return {
    path: guidePath(id, 'search'),
    title: search.title ?? messages.title({ guide: name }),
    metaTitle: search.metaTitle ?? messages.metaTitle({ guide: name }),
    description: search.description ?? messages.description({ guide: name }),
    dek: search.dek ?? messages.dek,
    sections: [],
    index: false,
  };
}

/** The messages of that page. */
export function searchMessages(guide: Guide): RestaurantSearchMessages {
  const { name, href } = backTo(guide);
  return {
    ...restaurantSearch,
    placeholder: guide.search.placeholder ?? messages.placeholder({ guide: guide.name }),
    back: { name: guide.search.back ?? messages.back({ page: name }), href },
  };
}

/** The page of a market. */
export function marketPage(market: Market, guide: Guide): PlainPage {
  const { slug, title, metaTitle, description, dek, picture, published, updated, sections } = market;
  const header = { title, metaTitle, description, dek, picture, back: backTo(guide) };
  return { path: guidePath(guide.id, slug), ...header, published, updated, sections };
}

/** Every page of the guides in the order of the guides: the guide, its markets, its events, its search. */
export const travelPages: readonly Page[] = guides.flatMap((guide) =>
  [
    guidePage(guide),
    ...marketsOf(guide.id).map((market) => marketPage(market, guide)),
    eventsPage(guide),
    searchPage(guide),
  ].filter((page) => page !== null),
);
