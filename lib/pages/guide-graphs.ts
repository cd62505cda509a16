import 'server-only';
import type * as schema from 'schema-dts';
import * as guideDefaults from '@/.content/messages/guideDefaults';
import { type Guide, guidePath, type Market } from '@/lib/content/guide';
import type { Page } from '@/lib/content/schema/page';
import { absoluteUrl } from '@/lib/content/site-url';
import { eventPlace } from '@/lib/guide/guide-events';
import { guidePage, marketPage } from '@/lib/guide/guide-pages';
import { marketsOf } from '@/lib/guide/guides';
import { allRestaurants } from '@/lib/guide/restaurants';
import { articleNode, nodeList, pageGraph } from '@/lib/seo/page-graph';
import { eventJsonLd, favouriteJsonLd, marketJsonLd, restaurantJsonLd } from '@/lib/seo/place-json-ld';
import { itemList } from '@/lib/seo/site-json-ld';
import { slugOf } from '@/lib/text/slug';
import { pageCrumbs } from './crumbs';
import { sectionLists } from './listed';

// Structured data of guides, their markets and their events.

/** Lists of the markets that a guide names. */
function marketLists({ id, marketsTitle = guideDefaults.markets, featuredMarkets }: Guide) {
  const path = guidePath(id);
  const own = marketsOf(id).map(({ name, slug }) => ({ name, path: guidePath(id, slug) }));
  const featured = (featuredMarkets?.markets ?? []).map(({ name }) => ({
    name,
    path: `${path}#${slugOf(name)}`,
  }));
  return [
    itemList({ id: absoluteUrl(`${path}#list-markets`), name: marketsTitle, entries: own }),
    itemList({
      id: absoluteUrl(`${path}#list-featured-markets`),
      name: featuredMarkets?.title ?? marketsTitle,
      entries: featured,
    }),
  ];
}

/** Graph of a guide: its restaurants or favourites, and its lists. Hidden Gems are no list: they are shown to subscribers only. */
export function guideGraph(guide: Guide): schema.Graph {
  const page = guidePage(guide);
  const restaurants = [
    ...allRestaurants(guide.id).map((restaurant) => restaurantJsonLd(restaurant, guide)),
    ...Object.values(guide.regions).flatMap(({ favourites }) =>
      favourites.map((favourite) => favouriteJsonLd(favourite, guide)),
    ),
  ];
  const places = nodeList(`${absoluteUrl(page.path)}#list-places`, page.metaTitle ?? page.title, restaurants);
  return pageGraph(page, {
    type: 'CollectionPage',
    crumbs: pageCrumbs(page),
    main: [places, ...marketLists(guide), ...sectionLists(page, page.sections)],
    others: restaurants,
  });
}

/** Graph of a market: an article about its place. */
export function marketGraph(market: Market, guide: Guide): schema.Graph {
  const page = marketPage(market, guide);
  const { path, title, metaTitle } = page;
  return pageGraph(
    { path, title, metaTitle },
    {
      crumbs: pageCrumbs(page),
      main: [articleNode(page, marketJsonLd(market, guide))],
      others: sectionLists(page, page.sections),
    },
  );
}

/** Graph of the events of a guide. */
export function eventsGraph(guide: Guide, page: Page): schema.Graph {
  const events = (eventPlace(guide)?.events ?? []).map((event) => eventJsonLd(event, page.path));
  const list = nodeList(`${absoluteUrl(page.path)}#list-events`, page.metaTitle ?? page.title, events);
  return pageGraph(page, {
    type: 'CollectionPage',
    crumbs: pageCrumbs(page),
    main: [list, ...sectionLists(page, page.sections)],
    others: events,
  });
}

/** Graph of the page that searches the restaurants of a guide. */
export function searchGraph(page: Page): schema.Graph {
  return pageGraph(page, { crumbs: pageCrumbs(page) });
}
