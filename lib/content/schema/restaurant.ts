import { z } from 'zod';
import { array, day, list, object, optional, optionalText, reference, status, text, webUrl } from './fields';
import { page } from './page';
import { pictureRef } from './recipe';
import { plainSection } from './sections';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30, from 00:00 to 23:59');

/** From when to when; a second time that is not after the first is on the day after. */
const spans = optional(array(z.tuple([clock, clock])));

/** When a place is open, in the time of its city. A day that is left out is closed. */
export const openingHours = object({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});

/** Degrees north and east (WGS 84), four decimals: about ten metres. */
const coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/**
 * A telephone number as it is dialled from abroad. YAML takes one without spaces for a number, which loses its plus, so
 * that is told like every other slip.
 */
const phone = z.coerce
  .string()
  .regex(
    /^(?=(?:\D*\d){7,15}\D*$)\+[1-9]\d*(?:[ -]\d+)+$/,
    'a number with + and the code of its country, in groups: +1 416 555 0142',
  );

/** How a place can be paid, in the order in which it is told. */
export const PAYMENTS = ['cash', 'debit', 'credit', 'mobile'] as const;

/**
 * What a visitor wants to know before the door, each only where it is certain. One day counts for all of it, so that
 * nothing is told without.
 */
const facts = object({
  checkedOn: day.describe('Day on which all of it was last checked.'),
  price: optional(
    z.string().regex(/^(\p{Sc})\1{0,3}$/u, 'the sign of a currency, one to four times, such as $$'),
  ).describe('Price level, from "$" to "$$$$", in the sign of the currency of the place: "€€".'),
  phone: optional(phone).describe('"+1 416 555 0142": with + and the code of the country, in groups.'),
  website: optional(webUrl),
  booking: optional(z.enum(['needed', 'possible', 'none'])).describe(
    '`needed`: no table without. `none`: whoever comes waits in line.',
  ),
  bookingLink: optional(webUrl).describe('Where a table is booked, with `booking` needed or possible.'),
  payment: optional(list(z.enum(PAYMENTS))).describe(
    'All that is taken: `cash`, `debit` and `credit` cards, `mobile` (a phone or watch). `[cash]` reads "Cash only".',
  ),
  diets: optional(list(reference('diet'))).describe(
    'Diets of data/vocabulary.yaml that find a meal here, not a side dish alone.',
  ),
  access: optional(z.enum(['step-free', 'steps'])).describe('The way from the street to a table.'),
  accessNote: optionalText.describe(
    'More of it, as it goes on after "step-free" or "steps": "two at the door, the washroom is downstairs".',
  ),
  whenToGo: optionalText.describe('"before noon, or after two".'),
});

/** The creator's own stars: 0 to 5, one decimal. Never marked up as a review for search engines. */
export const rating = z.number().min(0).max(5).multipleOf(0.1);

const guide = reference('guide').describe(
  'The guide it belongs to: the name of a file in data/guides with the layout "city".',
);
const region = text.describe('Id of a region of that guide.');

/** One restaurant of a guide: one file in data/restaurants, whose name is its slug. */
export const restaurant = object({
  status,
  name: z
    .string()
    .regex(/^\S.* \([^()]+\)$/, 'a name with the neighbourhood in brackets: “Pai (Chinatown)”')
    .describe('Name with the neighbourhood in brackets at its end: "Pai (Entertainment District)". Unique.'),
  guide,
  region,
  cuisine: text.describe('"Korean", "Northern Thai".'),
  rating,
  category: optionalText.describe('A name in data/restaurant-categories.yaml, or a word of your own.'),
  categories: optional(list(text)),
  favoriteOrder: text.describe('What to order, as the card reads it.'),
  favoriteOrderLink: optional(
    z.union([z.string().regex(/^\/[a-z0-9/-]*$/, 'a path such as /tofu'), webUrl]),
  ).describe('Where to read about that dish: a path on this site or a full address.'),
  favoriteOrderComment: optionalText.describe('How to ask for it; of a removed order, what to have instead.'),
  favoriteOrderRemoved: optional(z.boolean()).describe(
    'No longer on the menu: struck through, followed by the comment or "(Removed from menu)".',
  ),
  recipe: optional(reference('recipe')).describe('Slug of the recipe that cooks this order at home.'),
  link: optional(webUrl).describe('A map search. Left out: one for name, street, neighbourhood and town.'),
  youtubeLink: optional(webUrl),
  image: optional(pictureRef).describe('The dish; said to be made for this site unless `imageTakenThere`.'),
  imageTakenThere: optional(z.literal(true)).describe('A photograph of the dish as it is served there.'),
  street: optionalText.describe('Street and number, only where certain: "18 Duncan Street".'),
  coordinates: optional(coordinates).describe('Only where certain; lists count the places without.'),
  coordinatesOf: optional(z.enum(['door', 'block'])).describe(
    'What the coordinates are of; `block`: worked out from the street, and told so. Left out: the door.',
  ),
  hours: optional(openingHours),
  hoursCheckedOn: optional(day).describe('Day `hours` was last checked. Left out: not confirmed.'),
  facts: optional(facts),
});

/** A market: one file in data/markets, whose name is its slug. It has a page, and is a place to walk to. */
export const market = page
  .pick({ title: true, metaTitle: true, description: true, dek: true, published: true })
  .extend({
    status,
    sections: array(plainSection),
    picture: pictureRef,
    name: text,
    guide,
    region,
    district: text.describe('Neighbourhood, as a map search understands it.'),
    hours: openingHours,
    manyShops: optional(z.literal(true)).describe('Many shops: the hours are those of most of them.'),
    coordinates,
    now: object({ open: optionalText, closed: optionalText })
      .default({})
      .describe('What its page says of this very minute. Left out: "Open now", "Closed now".'),
  });

/** Colours of badges: `--color-lunch` and `--color-on-lunch` of the theme. */
const LOOKS = ['breakfast', 'brunch', 'lunch', 'dinner', 'sweet', 'savoury', 'healthy', 'dressy'] as const;

const category = object({
  name: text.describe('The word as restaurants have it: "Lunch".'),
  look: optional(z.enum(LOOKS)).describe('Colour of its badge. Left out: grey.'),
});

/** What restaurants are good for, in the order of the filters. */
export const categories = array(category);

const oneOrMany = object({ one: text, many: text });

/** Words around a search of restaurants. `{term}` stands for what was searched, `{count}` for how many were found. */
export const restaurantSearch = object({
  found: oneOrMany.describe('Over what was found.'),
  none: text.describe('Over nothing.'),
  empty: text.describe('Heading over nothing.'),
  near: text.describe('Under results that only lie beside the neighbourhood that was searched.'),
  all: text.describe('Heading over all of them, while nothing is searched.'),
  hint: text,
  hintWithoutScript: text.describe('Where script is switched off, so that nothing follows.'),
  guide: oneOrMany.describe('Before the guides of the markets that a search names.'),
  more: text.describe('Brings more of a long list. {count} stands for how many.'),
  ideas: object({ spelling: text, again: text, everything: text, cuisine: text, district: text }).describe(
    'Ways on from a search that found nothing.',
  ),
});

export type OpeningHours = z.infer<typeof openingHours>;
export type RestaurantFacts = z.infer<typeof facts>;
export type Coordinates = z.infer<typeof coordinates>;
/** A checked restaurant with its slug, which is the name of its file. */
export type Restaurant = z.infer<typeof restaurant> & { slug: string };
/** The words with those of the guide that is searched: the empty box, and the way back. */
export type RestaurantSearchWords = z.infer<typeof restaurantSearch> & {
  placeholder: string;
  back: { name: string; href: string };
};
