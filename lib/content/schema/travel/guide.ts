import { z } from 'zod';
import { page } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { language, reference, status, text } from '@/lib/content/schema/reference';
import { calendarMonth } from '@/lib/content/schema/travel/event';
import { rating, webUrl } from '@/lib/content/schema/travel/place';

/** A point of a map: units from its left and its upper edge, 0 to 400. */
const point = z.tuple([z.number().min(0).max(400), z.number().min(0).max(400)]);

const regionId = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/,
    'a word such as downtown, mile-end or northYork: letters, digits and hyphens, a small letter first',
  );

/** A place to eat that the guide itself tells of, without a file of its own. */
const favourite = z
  .strictObject({
    name: text,
    native: text.optional().describe('As its sign writes it, in the language of the guide.'),
    place: text.optional().describe('City or town; its name leads to a map. Or an address.'),
    address: text.optional().describe('Street and town: "1001 North Alameda Street, Los Angeles".'),
    cuisine: text,
    rating,
    link: webUrl.optional().describe('A map search. Left out, it is made from name and place.'),
    order: text.optional().describe('What to order.'),
  })
  .refine(({ place, address }) => place !== undefined || address !== undefined, {
    path: ['place'],
    message: 'the town it is in, or an address',
  });

/** A thing to eat with its season. */
const seasonal = z.strictObject({ what: text, when: text });

const specialties = z.strictObject({
  text: text.describe('What the region grows, catches or cooks, two sentences.'),
  eat: z.array(seasonal).min(1).describe('Things to eat, each with its season.'),
});

const region = z.strictObject({
  name: text,
  native: text.optional().describe('As a map of the country writes it, in the language of the guide.'),
  text: text.describe('One or two sentences about eating there.'),
  town: z
    .literal(true)
    .optional()
    .describe('A town of its own, whose name addresses give in place of the name of the guide.'),
  dish: text
    .optional()
    .describe('The one thing to eat there; stands beside the map while no region is shown.'),
  specialties: specialties.optional(),
  favourites: z.array(favourite).default([]).describe('Places to eat that have no file of their own.'),
});

const map = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'lowercase words joined by hyphens')
    .describe('Part of addresses on the page: "#northern".'),
  name: text.describe('Completes "Map of …".'),
  title: text.optional().describe('Heading over the map; needed by the second map and those after it.'),
  short: text
    .optional()
    .describe('The same in a word, over the little map that leads to it. Left out: the title.'),
  text: text.optional().describe('One sentence about the whole map.'),
  outlines: reference('outlines')
    .optional()
    .describe('File in data/guides/outlines. Left out, the map is plain ground with the places on it.'),
  regions: z.array(regionId).min(1).describe('Ids of the regions on it, in the order of their buttons.'),
  water: z
    .strictObject({ name: text, at: point })
    .optional()
    .describe('Name of a lake or sea, and where it stands.'),
  labels: z
    .record(regionId, point)
    .optional()
    .describe('Where names of regions stand instead of the middle.'),
  lines: z.record(regionId, z.array(text)).optional().describe('Names of narrow regions, line by line.'),
  leader: text.optional().describe('A line from a name in the sea to its region: SVG path data.'),
  reach: z
    .union([z.number(), z.record(regionId, z.number())])
    .optional()
    .describe('Width in map units of an invisible border that makes small regions easier to press.'),
  ground: z
    .enum(['land', 'sea'])
    .optional()
    .describe('What lies around the regions: sea for islands. Left out: land.'),
  crop: z
    .enum(['slight', 'strong'])
    .optional()
    .describe(
      'How much is left out above and below where the map stands wide, for regions that lie side by side. Left out: nothing.',
    ),
  credit: text.optional().describe('Whose drawing the map is.'),
});

/** A market as a guide tells of it that has no page of its own for it. */
const toldMarket = z.strictObject({
  name: text,
  native: text.describe('In the language of the guide, as its gate writes it.'),
  city: text,
  text,
  eat: z.array(text).min(1).describe('What to eat there, in the order of a walk.'),
  when: text.describe('When to go.'),
  picture: pictureRef,
});

const words = page.pick({ title: true, metaTitle: true, description: true, dek: true });

const events = words
  .extend({
    sections: page.shape.sections.default([]),
    button: text.optional().describe('Words on the button that opens the details of an event.'),
    file: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.ics$/, 'a name such as toronto-food-events.ics')
      .optional()
      .describe('Name of the calendar file with all events. Left out: the guide with "-events.ics".'),
    teaser: z
      .strictObject({
        title: text.optional(),
        text: text.optional(),
        link: text.optional().describe('Words of the way on to the page of the events.'),
        next: z.int().min(1).optional().describe('Only so many, those that come next. Left out: all.'),
      })
      .default({})
      .describe('How the guide itself tells of its events.'),
    calendar: z
      .strictObject({ text, months: z.array(calendarMonth).min(1) })
      .optional()
      .describe('What is in season, month by month, beside what is on.'),
  })
  .describe('The page of its events, data/events; without it they stand in no list.');

const gems = z
  .strictObject({
    title: text,
    message: text.describe('What a subscriber reads over the teasers.'),
    teasers: z.array(z.strictObject({ name: text, description: text })).min(1),
    prompt: z.strictObject({ text, button: text }),
    dialog: z.strictObject({
      title: text,
      description: text,
      label: text,
      button: text,
      note: text.describe('What becomes of the address.'),
    }),
    invalid: text,
    success: text,
  })
  .describe('The Hidden Gems box, its sign-up prompt and the dialog that signs up.');

/** A food-travel guide: one file in data/guides, whose name is the last part of its address. */
export const guide = words.extend({
  status,
  picture: page.shape.picture,
  published: page.shape.published.describe(
    'Day it was first published, YYYY-MM-DD. The home page shows the newest guides; the search of the menu is that of the first with restaurants.',
  ),
  sections: page.shape.sections.default([]).describe('What stands at the end of the page.'),
  name: text.describe('The city, region or country: "Toronto". Addresses of its restaurants end with it.'),
  layout: z
    .enum(['city', 'picks'])
    .default('city')
    .describe(
      'city: maps with the restaurants of data/restaurants, filters, walk and search. picks: one map, with the favourites that this file names.',
    ),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters such as CA')
    .describe('ISO 3166 code of the country.'),
  province: text.optional().describe('Province or state as an address abbreviates it: "ON".'),
  timeZone: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf('timeZone').includes(zone),
      'a time zone such as America/Toronto',
    )
    .describe('IANA time zone; "open now" and the days of events go by it.'),
  language: language.optional().describe('Language of the native names.'),
  nameSource: z
    .literal(true)
    .optional()
    .describe('Text that is copied from the page says where it comes from.'),
  regions: z.record(regionId, region).describe('The regions by a short id, which is part of addresses.'),
  maps: z
    .array(map)
    .min(1)
    .optional()
    .describe('The maps from top to bottom. Left out: one plain map of all regions.'),
  empty: text.optional().describe('Said of a region without restaurants.'),
  introduction: z
    .strictObject({ title: text, paragraphs: z.array(text).min(1), picture: pictureRef.optional() })
    .optional()
    .describe('City: what makes it eat so well, folded under the title.'),
  facts: z
    .array(z.strictObject({ value: text, name: text }))
    .default([])
    .describe('City: figures under the title.'),
  explore: z
    .strictObject({
      title: text.optional().describe('Left out: "Explore {name}".'),
      where: text.optional().describe('Before the buttons of the regions.'),
      regions: text.optional().describe('What the buttons are called for a screen reader.'),
      about: text.optional().describe('Beside the first map while no region is chosen. Left out: the dek.'),
    })
    .default({})
    .describe('City: the words around the first map.'),
  around: z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z]+(-[a-z]+)*$/)
        .default('around'),
      title: text,
      text,
    })
    .optional()
    .describe('City: over the little maps that lead to the second map and those after it.'),
  history: z
    .strictObject({
      title: text,
      map: text.describe('Id of the map it stands under.'),
      towns: z.array(z.strictObject({ region: regionId, text })).min(1),
    })
    .optional()
    .describe('City: how the regions of a map came to be, folded.'),
  marketsTitle: text.optional().describe('City: heading of its markets, data/markets.'),
  search: z
    .strictObject({
      title: text.optional(),
      metaTitle: text.optional(),
      description: page.shape.description.optional(),
      dek: text.optional(),
      placeholder: text.optional().describe('What stands in the empty box: "Noodles, brunch, Koreatown".'),
      back: text.optional().describe('Words of the way back to the guide.'),
    })
    .default({})
    .describe('City: the page that searches its restaurants. All of it has words if left out.'),
  gems: gems.optional(),
  explorer: z
    .strictObject({
      title: text.describe('Heading over the map.'),
      rest: text.optional().describe('Heading beside the map while no region is shown.'),
      restText: text.optional().describe('Beside the map while no region is shown.'),
      choice: z
        .enum(['hold', 'toggle'])
        .default('toggle')
        .describe(
          'What a press on a region does. toggle: chooses it, in the address too, until it is pressed again. hold: shows it until something else is pressed.',
        ),
      hints: z
        .strictObject({ none: text.optional(), selected: text.optional() })
        .default({})
        .describe('Under the map: while no region is chosen, and while one is.'),
      about: text.optional().describe('Under the map: what its borders follow.'),
      more: text.optional().describe('The way on to the specialties of the region.'),
    })
    .optional()
    .describe('Picks: the words around the map.'),
  specialties: z
    .strictObject({ title: text, text, picture: pictureRef })
    .optional()
    .describe('Picks: over the specialties of the regions.'),
  toldMarkets: z
    .strictObject({ title: text, markets: z.array(toldMarket).min(1) })
    .optional()
    .describe('Picks: markets that the guide tells of.'),
  aside: z
    .strictObject({
      title: text,
      paragraphs: z.array(text).min(1),
      picture: pictureRef,
      rows: z.array(z.strictObject({ name: text, value: text })).optional(),
    })
    .optional()
    .describe('Picks: a few paragraphs beside a picture.'),
  favouriteList: z
    .strictObject({ title: text, text })
    .optional()
    .describe('Picks: over the list of all favourites, each a map search.'),
  events: events.optional(),
});

export type GuideInput = z.infer<typeof guide>;
export type GuideMap = z.infer<typeof map>;
export type GuideRegion = z.infer<typeof region>;
export type Favourite = z.infer<typeof favourite>;
export type Specialties = z.infer<typeof specialties>;
export type ToldMarket = z.infer<typeof toldMarket>;
export type GemWords = z.infer<typeof gems>;
