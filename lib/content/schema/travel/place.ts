import { z } from 'zod';
import { GTA_MAPS, GTA_REGIONS, MAP_REGIONS, WEEKDAYS } from '@/lib/content/schema/travel/place-ids';

// Without checks beside them, so that what runs in the browser may have them too.
export { GTA_MAPS, GTA_REGIONS, MAP_REGIONS, WEEKDAYS };

const text = z.string().trim().min(1);

/** An address of the web, never one that runs as code. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30, from 00:00 to 23:59');

/** From when to when; a second time that is not after the first is on the day after. */
const span = z.tuple([clock, clock]);

/** When a place is open, in the time of its city. A day that is left out is closed. */
export const openingHours = z.strictObject({
  mon: z.array(span).optional(),
  tue: z.array(span).optional(),
  wed: z.array(span).optional(),
  thu: z.array(span).optional(),
  fri: z.array(span).optional(),
  sat: z.array(span).optional(),
  sun: z.array(span).optional(),
});

/** Degrees north and east (WGS 84), four decimals: about ten metres. */
export const coordinates = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/** The creator's own stars: 0 to 5, one decimal. Never marked up as a review for search engines. */
export const rating = z.number().min(0).max(5).multipleOf(0.1);

/** Where the name of a neighbourhood comes from, and what happened there. */
export const neighbourhood = z.strictObject({
  region: z.enum(GTA_REGIONS),
  nameOrigin: text,
  history: text,
  near: z
    .array(text)
    .optional()
    .describe(
      'Neighbourhoods beside it, whose restaurants a search for it finds as long as it has none of its own.',
    ),
});

/** A market of the Toronto page, which is a place to walk to as well. */
export const market = z.strictObject({
  name: text,
  region: z.enum(GTA_REGIONS),
  district: text.describe('Neighbourhood, as a map search understands it.'),
  path: text.describe('Path of its guide.'),
  hours: openingHours,
  manyShops: z
    .literal(true)
    .optional()
    .describe('Many shops, each with hours of its own: the hours are those of most of them.'),
  coordinates,
});

/** A place in a region of Japan. */
const japanRestaurant = z.strictObject({
  name: text,
  native: text.optional().describe('As its sign writes it, in Japanese.'),
  place: text.describe('City or town.'),
  cuisine: text,
  rating,
  order: text.optional().describe('What to order.'),
});

/** A region of Japan with up to three favourites. */
export const japanRegion = z.strictObject({
  name: text,
  native: text.optional().describe('As a Japanese map writes it.'),
  text: text.describe('What the region is known for eating, one or two sentences.'),
  restaurants: z.array(japanRestaurant).max(3),
});

const californiaRestaurant = z.strictObject({
  name: text,
  cuisine: text,
  rating,
  address: text,
  link: webUrl.describe('A map search; never a guessed place id.'),
  favoriteOrder: text.optional(),
});

/** A region of California. */
export const californiaRegion = z.strictObject({
  name: text,
  description: text,
  restaurants: z.array(californiaRestaurant),
});

export type MapId = keyof typeof MAP_REGIONS;
export type GtaMapId = (typeof GTA_MAPS)[number];
export type GtaRegionId = (typeof GTA_REGIONS)[number];
export type JapanRegionId = (typeof MAP_REGIONS)['japan'][number];
export type CaliforniaRegionId = (typeof MAP_REGIONS)['california'][number];
export type Weekday = (typeof WEEKDAYS)[number];
export type OpeningHours = z.infer<typeof openingHours>;
export type Coordinates = z.infer<typeof coordinates>;
export type Neighbourhood = z.infer<typeof neighbourhood>;
export type Market = z.infer<typeof market>;
export type JapanRegion = z.infer<typeof japanRegion>;
export type CaliforniaRegion = z.infer<typeof californiaRegion>;

/** Outlines of one map as data/travel/outlines holds them. The view box is 0 0 400 400. */
export type MapOutlines = {
  /** SVG path data by region id. */
  regions: Record<string, string>;
  /** Middle of the widest part of each region: where its name stands unless data/travel/maps.ts says otherwise. */
  labels: Record<string, number[]>;
  /** Lake Ontario. */
  lake?: string;
  /** Neighbouring land that cannot be chosen. */
  context?: string;
  /** Frame of an inset. */
  inset?: string;
  /** Mercator: x = scale · longitude in radians + x, y = y − scale · ln tan(π/4 + latitude/2). */
  projection?: { scale: number; x: number; y: number };
};
