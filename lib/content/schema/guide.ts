import { z } from 'zod';
import { calendarMonth } from './event';
import {
  array,
  country,
  entryId,
  heading,
  language,
  list,
  object,
  optional,
  optionalText,
  slug,
  status,
  text,
  timeZone,
  titled,
  yearDay,
} from './fields';
import { map, region, regionId } from './guide-map';
import { page } from './page';
import { pictureRef } from './picture-ref';
import { plainSection } from './sections';

/** Market that is described in the guide, without a page of its own. */
const featuredMarket = object({
  name: heading.describe('Name of the market.'),
  native: text.describe('Name on its gate, in the language of the guide.'),
  city: text.describe('Where it is.'),
  text: text.describe('What it is like, a paragraph.'),
  eat: list(text).describe('What to eat there, in the order of a walk.'),
  when: text.describe('When to go.'),
  picture: pictureRef,
});

const header = page.pick({ title: true, metaTitle: true, description: true, dek: true });

const events = header
  .extend({
    sections: array(plainSection).default([]).describe('Sections at the end of that page.'),
    button: optionalText.describe('Label of the button that opens the details of an event.'),
    file: optional(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.ics$/, 'a name such as toronto-food-events.ics'),
    ).describe('Name of the calendar file with all events. Left out: the guide with "-events.ics".'),
    teaser: object({
      title: optional(heading).describe('Heading.'),
      text: optionalText.describe('Under the heading.'),
      link: optionalText.describe('Label of the link to the page of the events.'),
      next: optional(z.int().min(1)).describe('Number of upcoming events. Left out: all.'),
    })
      .default({})
      .describe('How the guide itself shows its events.'),
    calendar: optional(
      object({
        text: text.describe('Under the heading.'),
        months: list(calendarMonth).describe('Months in their order.'),
      }),
    ).describe('What is in season, month by month, beside what is on.'),
  })
  .describe('Page of its events, the files of data/events. Left out: its events are not listed.');

const gems = object({
  title: heading.describe('Heading of the box.'),
  message: text.describe('Shown to subscribers above the teasers.'),
  teasers: list(
    object({ name: text.describe('A hint at a place.'), description: text.describe('A sentence about it.') }),
  ).describe('Teasers in their order.'),
  prompt: object({
    text: text.describe('What subscribers get.'),
    button: text.describe('Label of the button.'),
  }).describe('The sign-up prompt.'),
  dialog: object({
    title: heading.describe('Heading.'),
    description: text.describe('Under the heading.'),
    label: text.describe('Name of the field for the address.'),
    button: text.describe('Label of the button.'),
    note: text.describe('What the address is used for.'),
  }).describe('The dialog that signs up.'),
  invalid: text.describe('Shown for an address that is none.'),
  success: text.describe('Shown after the sign-up.'),
}).describe('The Hidden Gems box, its sign-up prompt and the dialog that signs up.');

const introduction = object({
  title: heading.describe('Heading.'),
  paragraphs: list(text).describe('Paragraphs in their order.'),
  picture: pictureRef.optional(),
});

const explore = object({
  title: optional(heading).describe('Left out: "Explore {name}".'),
  regions: optionalText.describe('Label of the buttons for screen readers.'),
  about: optionalText.describe('Beside the first map while no region is selected. Left out: the dek.'),
});

const around = object({
  id: slug.default('around').describe('End of the address of its heading.'),
  title: heading.describe('Heading.'),
  text: text.describe('Under the heading.'),
  map: optional(map).describe(
    'One map of all these regions, on a phone in place of the maps after the first until a region is selected.',
  ),
});

const history = object({
  title: heading.describe('Heading.'),
  map: entryId.describe('Id of the map above it.'),
  towns: list(
    object({ region: regionId.describe('Id of the region.'), text: text.describe('Its history.') }),
  ).describe('Regions in their order.'),
});

const search = object({
  title: optional(heading).describe('Main heading of the page.'),
  metaTitle: optionalText.describe('Title in the tab and in search results.'),
  description: optional(page.shape.description),
  dek: optionalText.describe('Opening sentences under the heading.'),
  placeholder: optionalText.describe('Placeholder: "Noodles, brunch, Koreatown".'),
  back: optionalText.describe('Label of the link back to the guide.'),
});

const explorer = object({
  title: heading.describe('Heading over the map.'),
  rest: optionalText.describe('Heading beside the map while no region is shown.'),
  restText: optionalText.describe('Beside the map while no region is shown.'),
  choice: z
    .enum(['hold', 'toggle'])
    .default('toggle')
    .describe(
      'Effect of a press on a region. toggle: selects it, in the address too, until it is pressed again. hold: shows it until something else is pressed.',
    ),
  hints: object({
    none: optionalText.describe('Without a selected region.'),
    selected: optionalText.describe('With a selected region.'),
    tap: optionalText.describe('Replaces `none` on touch screens.'),
    tapSelected: optionalText.describe('Replaces `selected` on touch screens.'),
  })
    .default({})
    .describe('Under the map: without and with a selected region.'),
  about: optionalText.describe('Under the map: what its borders follow.'),
  more: optionalText.describe('Label of the link to the specialties of the region.'),
});

const aside = object({
  title: heading.describe('Heading.'),
  paragraphs: list(text).describe('Paragraphs in their order.'),
  picture: pictureRef,
  rows: optional(
    array(object({ name: heading.describe('What the row is about.'), value: text.describe('Its value.') })),
  ).describe('Table under the paragraphs.'),
});

/** Food-travel guide: a file of data/guides, whose name is the last part of its address. */
export const guide = header.extend({
  status,
  picture: page.shape.picture,
  published: page.shape.published.describe(
    'Day it was first published, YYYY-MM-DD. In the future, also with a time: left out until then. The home page shows the newest guides; the search of the menu is that of the first with restaurants.',
  ),
  updated: page.shape.updated,
  sections: array(plainSection).default([]).describe('Sections at the end of the page.'),
  name: text.describe('The city, region or country: "Toronto". Addresses of its restaurants end with it.'),
  layout: z
    .enum(['city', 'picks'])
    .default('city')
    .describe(
      'city: maps with the restaurants of data/restaurants, filters, walk and search. picks: one map, with the favourites that this file names.',
    ),
  country: country.describe('ISO 3166 code of the country.'),
  province: optionalText.describe('Province or state as an address abbreviates it: "ON".'),
  timeZone: timeZone.describe('IANA time zone; "open now" and the days of events go by it.'),
  holidays: array(
    object({
      name: text.describe('Name of the holiday.'),
      days: list(yearDay).describe('Its days: "12-25" or "2026-10-12".'),
    }),
  )
    .default([])
    .describe(
      'City: public holidays, each with its days: "12-25" every year, or "2026-10-12" once. On them hours may differ.',
    ),
  language: optional(language).describe('Language of the native names.'),
  nameSource: optional(z.literal(true)).describe('Adds the source to text that is copied from the page.'),
  regions: z.record(regionId, region).describe('The regions by a short id, which is part of addresses.'),
  opensWith: optional(regionId).describe('Default region. Left out: none, and all of them are listed.'),
  maps: optional(list(map)).describe('The maps from top to bottom. Left out: one plain map of all regions.'),
  empty: optionalText.describe('Text for a region without restaurants.'),
  introduction: optional(introduction).describe(
    'City: introduction, collapsed under the map; its picture is beside the title.',
  ),
  facts: array(object({ value: text.describe('The figure.'), name: text.describe('What it counts.') }))
    .default([])
    .describe('City: figures under the title.'),
  explore: explore.default({}).describe('City: texts around the first map.'),
  around: optional(around).describe(
    'City: heading and text over the small maps that link to all maps but the first.',
  ),
  history: optional(history).describe('City: history of the regions of a map, collapsed.'),
  marketsTitle: optionalText.describe('City: heading of its markets, data/markets.'),
  search: search
    .default({})
    .describe('City: the search page of its restaurants. Texts that are left out have defaults.'),
  gems: optional(gems),
  explorer: optional(explorer).describe('Picks: texts around the map.'),
  specialties: optional(titled.extend({ picture: pictureRef })).describe(
    'Picks: heading over the specialties of the regions.',
  ),
  featuredMarkets: optional(
    object({
      title: heading.describe('Heading.'),
      markets: list(featuredMarket).describe('Markets in their order.'),
    }),
  ).describe('Picks: markets that the guide describes.'),
  aside: optional(aside).describe('Picks: a few paragraphs beside a picture.'),
  favouriteList: optional(titled).describe(
    'Picks: heading of the list of all favourites, each a map search.',
  ),
  events: optional(events),
});

/** Neighbourhood: its name and history, or a description. */
const neighbourhood = object({
  name: optionalText.describe(
    'Its name in a translation, where names of restaurants have that one in brackets. Left out: the one it is listed by.',
  ),
  region: optional(entryId).describe('Id of the region of the guide it lies in; needed with a history.'),
  near: optional(array(entryId)).describe(
    'Neighbours whose restaurants a search for it finds as long as it has none of its own.',
  ),
  nameOrigin: optionalText.describe('Where its name comes from.'),
  history: optionalText.describe('Its history in a few sentences.'),
  text: optionalText.describe('Description, if there is no history.'),
}).refine(({ nameOrigin, history, text: about }) => about !== undefined || (nameOrigin && history), {
  message: 'text, or nameOrigin and history',
});

/** Neighbourhoods of a guide: a file of data/neighbourhoods with the name of the guide. */
export const neighbourhoods = z
  .record(entryId, neighbourhood)
  .describe('Neighbourhoods by their name, which is in brackets after the names of restaurants.');

export type GuideInput = z.infer<typeof guide>;
/** Fields of a guide with restaurants that every page loads. */
export type SearchedGuide = {
  id: string;
  name: string;
  /** IANA zone of the city. */
  zone: string;
  /** Address of the style of its street maps; only on its own pages, if it has any. */
  streets?: string | undefined;
  /** Path of the file of its drawn streets; only on its own pages, if it has any. */
  drawnStreets?: string | undefined;
  /** Its public holidays, as "12-25" or "2026-10-12"; only on its own pages, if it has any. */
  holidays?: readonly string[] | undefined;
};
export type FeaturedMarket = z.infer<typeof featuredMarket>;
export type GemMessages = z.infer<typeof gems>;

export type Neighbourhood = z.infer<typeof neighbourhood>;
