import { z } from 'zod';
import {
  array,
  heading,
  hidden,
  list,
  object,
  optional,
  optionalText,
  reference,
  slug,
  text,
  webUrl,
} from './fields';
import { pathData } from './guide-streets';
import { pictureRef } from './picture-ref';
import { rating } from './restaurant';

/** Point of a map: x and y in map units, 0 to 400. */
const point = z.tuple([z.number().min(0).max(400), z.number().min(0).max(400)]);

export const regionId = z
  .string()
  .regex(
    /^(?!all$)[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/,
    'a word such as downtown, mile-end or northYork, but not all: letters, digits and hyphens, a small letter first',
  )
  .meta({ isId: true });

/** Place to eat that is listed in the guide, without a file of its own. */
const favourite = object({
  name: text.describe('Name of the place.'),
  native: optionalText.describe('Name on its sign, in the language of the guide.'),
  place: optionalText.describe('City or town, for the map search. Required without an address.'),
  address: optionalText.describe('Street and town: "1001 North Alameda Street, Los Angeles".'),
  cuisine: text.describe('What it cooks: "Ramen".'),
  rating: rating.describe('Your rating, 0 to 5.'),
  link: optional(webUrl).describe('Link to a map. Left out: a map search for name and place.'),
  order: optionalText.describe('What to order.'),
}).refine(({ place, address }) => place !== undefined || address !== undefined, {
  path: ['place'],
  message: 'the town it is in, or an address',
});

const specialties = object({
  text: text.describe('What the region grows, catches or cooks, two sentences.'),
  eat: list(object({ what: text.describe('The food.'), when: text.describe('Its season.') })).describe(
    'Things to eat, each with its season.',
  ),
});

export const region = object({
  name: text.describe('Name of the region.'),
  native: optionalText.describe('Name on maps of the country, in the language of the guide.'),
  text: text.describe('One or two sentences about eating there.'),
  town: optional(z.literal(true)).describe(
    'A separate town: addresses end with its name instead of that of the guide.',
  ),
  dish: optionalText.describe('The dish to eat there; the layout "picks" shows it beside the map.'),
  picture: optional(pictureRef).describe('Picks: picture of the dish.'),
  specialties: optional(specialties).describe('Picks: what it is known for.'),
  favourites: array(favourite).default([]).describe('Places to eat that have no file of their own.'),
});

/** Region whose name has another place on a map. A longer name needs one in its language only. */
const labelledRegion = regionId.meta({ isOpenKey: true });

export const map = object({
  id: slug.describe('Part of addresses on the page: "#northern".'),
  name: text.describe('Completes "Map of …".'),
  title: optional(heading).describe('Heading over the map; needed by the second map and those after it.'),
  short: optionalText.describe('The title in a word, over the small map. Left out: the title.'),
  text: optionalText.describe('One sentence about the whole map.'),
  outlines: optional(reference('outlines')).describe('Left out: a plain map with the places.'),
  streets: optional(reference('streets')).describe(
    'Streets that are drawn once a region is selected. They need outlines with a projection.',
  ),
  regions: list(regionId).describe('Ids of the regions on it, in the order of their buttons.'),
  water: optional(
    object({ name: text.describe('The name.'), at: point.describe('Its position, x and y from 0 to 400.') }),
  ).describe('Name of a lake or sea, and its position.'),
  labels: optional(z.record(labelledRegion, point)).describe(
    'Positions of the names of regions. Left out: the middle.',
  ),
  lines: optional(z.record(labelledRegion, array(text))).describe('Names of narrow regions, line by line.'),
  leader: optional(hidden).describe('A line from a name in the sea to its region: SVG path data.'),
  reach: optional(z.union([z.number(), z.record(regionId, z.number())])).describe(
    'Width in map units of an invisible border that makes small regions easier to press.',
  ),
  ground: optional(z.enum(['land', 'sea'])).describe('Around the regions: sea for islands. Left out: land.'),
  crop: optional(z.enum(['slight', 'strong'])).describe(
    'How much a wide map leaves out above and below, for regions side by side. Left out: nothing.',
  ),
  credit: optionalText.describe('Source of the drawing.'),
});

/** Generated outlines of a map: a file of data/guides/outlines. View box 0 0 400 400. */
export const outlines = object({
  regions: z.record(z.string(), pathData).describe('SVG path data by region id.'),
  labels: z
    .record(z.string(), z.tuple([z.number(), z.number()]))
    .describe('Middle of the widest part of each region: the default position of its name.'),
  water: optional(hidden).describe('A lake or the sea: SVG path data.'),
  context: optional(hidden).describe('Neighbouring land that cannot be selected: SVG path data.'),
  inset: optional(hidden).describe('Frame of an inset: SVG path data.'),
  projection: optional(
    object({
      scale: z.number().describe('Map units per radian.'),
      x: z.number().describe('Offset to the right.'),
      y: z.number().describe('Offset downwards.'),
    }),
  ).describe(
    'Mercator: x = scale · longitude in radians + x, y = y − scale · ln tan(π/4 + latitude/2). Without it the map has no pins.',
  ),
});

export type GuideMap = z.infer<typeof map>;
export type GuideRegion = z.infer<typeof region>;
export type Favourite = z.infer<typeof favourite>;
export type Specialties = z.infer<typeof specialties>;
export type MapOutlines = z.infer<typeof outlines>;

/** A point in the view box of a map, 0 to 400 both ways. */
export type MapPoint = readonly [x: number, y: number];
