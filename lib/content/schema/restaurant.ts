import { z } from 'zod';
import {
  address,
  array,
  day,
  entryName,
  list,
  object,
  optional,
  optionalText,
  reference,
  status,
  text,
  webUrl,
} from './fields';
import { page } from './page';
import { cardPicture, pictureRef } from './picture-ref';
import { plainSection } from './sections';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30, from 00:00 to 23:59');

/** Opening and closing time; a closing time that is not later is on the next day. */
const spans = optional(array(z.tuple([clock, clock]))).describe(
  'Opening and closing times, [["11:30", "22:00"]]; several for a break. Left out: closed.',
);

/** Opening hours in the time zone of the city; closed on days that are left out. */
export const openingHours = object({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
});

const closedOn = optional(array(entryName('holiday'))).describe(
  'Days closed in spite of the hours: "12-24" every year, "2026-12-31" once, or the name of a public holiday of the guide.',
);

/** Degrees north and east (WGS 84), four decimals: about ten metres. */
const coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/** International phone number. Without spaces, YAML parses it as a number and drops the plus, so that is an error. */
const phone = z.coerce
  .string()
  .regex(
    /^(?=(?:\D*\d){7,15}\D*$)\+[1-9]\d*(?:[ -]\d+)+$/,
    'a number with + and the code of its country, in groups: +1 416 555 0142',
  );

/** Payment methods, in the order shown. */
export const PAYMENTS = ['cash', 'debit', 'credit', 'mobile'] as const;

/** Practical facts, each only if it is certain. One date applies to all of them. */
const facts = object({
  checkedOn: day.describe('Day on which all of it was last checked.'),
  price: optional(
    z.string().regex(/^(\p{Sc})\1{0,3}$/u, 'the sign of a currency, one to four times, such as $$'),
  ).describe('Price level, from "$" to "$$$$", in the sign of the currency of the place: "€€".'),
  phone: optional(phone).describe('"+1 416 555 0142": with + and the code of the country, in groups.'),
  website: optional(webUrl).describe('Its own website.'),
  booking: optional(z.enum(['needed', 'possible', 'none'])).describe(
    '`needed`: no table without one. `none`: first come, first served.',
  ),
  bookingLink: optional(webUrl).describe('Where a table is booked, with `booking` needed or possible.'),
  payment: optional(list(z.enum(PAYMENTS))).describe(
    'All accepted: `cash`, `debit` and `credit` cards, `mobile` (a phone or watch). `[cash]` reads "Cash only".',
  ),
  diets: optional(list(reference('diet'))).describe(
    'Diets of data/vocabulary.yaml with a full meal, not only a side dish.',
  ),
  access: optional(z.enum(['step-free', 'steps'])).describe('The way from the street to a table.'),
  accessNote: optionalText.describe(
    'Text after "step-free" or "steps": "two at the door, the washroom is downstairs".',
  ),
  whenToGo: optionalText.describe('"before noon, or after two".'),
});

/** Rating of the creator: 0 to 5, one decimal. Not in the structured data as a review. */
export const rating = z.number().min(0).max(5).multipleOf(0.1);

const guide = reference('guide').describe(
  'The guide it belongs to: the name of a file in data/guides with the layout "city".',
);
const region = text.meta({ reference: 'region' }).describe('Id of a region of that guide.');

/** A category of data/restaurant-categories.yaml, or another word, which is shown as it is. */
const categoryName = text.meta({ names: 'restaurantCategory' });

/** Restaurant of a guide: a file of data/restaurants, whose name is its slug. */
export const restaurant = object({
  status,
  name: z
    .string()
    .regex(/^\S.* \([^()]+\)$/, 'a name with the neighbourhood in brackets: “Pai (Chinatown)”')
    .meta({ isRead: true })
    .describe('Name with the neighbourhood in brackets at its end: "Pai (Entertainment District)". Unique.'),
  guide,
  region,
  cuisine: text.describe('"Korean", "Northern Thai".'),
  rating: rating.describe('Your own, 0 to 5 with one decimal: 4.5.'),
  category: optional(categoryName).describe(
    'A name in data/restaurant-categories.yaml, or a word of your own.',
  ),
  categories: optional(list(categoryName)).describe(
    'Filters it belongs to: names in data/restaurant-categories.yaml.',
  ),
  favoriteOrder: text.describe('What to order, as shown on the card.'),
  favoriteOrderLink: optional(z.union([address, webUrl])).describe(
    'Where to read about that dish: a path on this site or a full address.',
  ),
  favoriteOrderComment: optionalText.describe('How to ask for it; of a removed order, what to have instead.'),
  favoriteOrderRemoved: optional(z.boolean()).describe(
    'No longer on the menu: struck through, followed by the comment or "(Removed from menu)".',
  ),
  recipe: optional(reference('recipe')).describe('Slug of the recipe that cooks this order at home.'),
  link: optional(webUrl).describe('A map search. Left out: one for name, street, neighbourhood and town.'),
  youtubeLink: optional(webUrl).describe('Address of a video about it.'),
  image: optional(cardPicture).describe('The dish; labelled as made for this site unless `imageTakenThere`.'),
  imageTakenThere: optional(z.literal(true)).describe('A photograph of the dish as it is served there.'),
  street: optionalText.describe('Street and number, only where certain: "18 Duncan Street".'),
  coordinates: optional(coordinates).describe('Only where certain; lists count the places without.'),
  coordinatesOf: optional(z.enum(['door', 'block'])).describe(
    'Precision of the coordinates; `block`: derived from the street, and labelled so. Left out: the door.',
  ),
  hours: optional(openingHours).describe('Opening hours by weekday, in the time zone of the guide.'),
  closedOn,
  checkedOn: optional(day).describe('Day `hours` was last checked. Left out: not confirmed.'),
  facts: optional(facts).describe('Price, phone, booking, payment and access, where certain.'),
});

/** Market: a file of data/markets, whose name is its slug. It has a page and can be a stop of a walk. */
export const market = page
  .pick({ title: true, metaTitle: true, description: true, dek: true, published: true, updated: true })
  .extend({
    status,
    sections: array(plainSection).describe('In reading order.'),
    picture: pictureRef,
    name: text.describe('Name of the market.'),
    guide,
    region,
    district: text.describe('Neighbourhood, as a map search understands it.'),
    hours: openingHours.describe('Opening hours by weekday, in the time zone of the guide.'),
    closedOn,
    checkedOn: optional(day).describe('Day its hours were last confirmed. Left out: the page names none.'),
    manyShops: optional(z.literal(true)).describe('Many shops: the hours are those of most of them.'),
    coordinates: coordinates.describe('Degrees north and east: [43.6487, -79.3716].'),
    now: object({
      open: optionalText.describe('While it is open.'),
      closed: optionalText.describe('While it is closed.'),
    })
      .default({})
      .describe('Labels of its current state. Left out: "Open now", "Closed now".'),
  });

/** Colours of badges: `--color-lunch` and `--color-on-lunch` of the theme. */
const LOOKS = ['breakfast', 'brunch', 'lunch', 'dinner', 'sweet', 'savoury', 'healthy', 'dressy'] as const;

const category = object({
  name: text.describe('Name as in the files of restaurants: "Lunch".'),
  look: optional(z.enum(LOOKS)).describe('Colour of its badge. Left out: grey.'),
});

/** Categories of restaurants, in the order of the filters. */
export const categories = array(category);

const oneOrMany = object({ one: text.describe('For one.'), many: text.describe('For all other numbers.') });

/** Texts of the restaurant search. `{term}` is the search term, `{count}` the number of results. */
export const restaurantSearch = object({
  found: oneOrMany.describe('Heading of the results.'),
  none: text.describe('Without results.'),
  empty: text.describe('Heading without results.'),
  near: text.describe('Under results near the neighbourhood that was searched.'),
  all: text.describe('Heading over all of them, without a search term.'),
  hint: text.describe('Shown before anything is typed.'),
  hintWithoutScript: text.describe('Hint for browsers without JavaScript.'),
  guide: oneOrMany.describe('Shown before the guides of the markets that match a search.'),
  more: text.describe('Button that shows more of a long list; {count} is the number.'),
  ideas: object({
    spelling: text.describe('To check the spelling.'),
    again: text.describe('To start over.'),
    everything: text.describe('To see all restaurants.'),
    cuisine: text.describe('To try a cuisine.'),
    district: text.describe('To try a neighbourhood.'),
  }).describe('Suggestions after a search without results.'),
});

export type OpeningHours = z.infer<typeof openingHours>;
export type RestaurantFactsData = z.infer<typeof facts>;
export type Coordinates = z.infer<typeof coordinates>;
/** Restaurant with its slug, which is the file name. */
export type Restaurant = z.infer<typeof restaurant> & { slug: string };
/** Texts of the search, with the placeholder and the back link of its guide. */
export type RestaurantSearchMessages = z.infer<typeof restaurantSearch> & {
  placeholder: string;
  back: { name: string; href: string };
};
