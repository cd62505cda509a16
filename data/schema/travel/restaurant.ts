import { z } from 'zod';
import { pictureRef } from '@/data/schema/recipe';
import { coordinates, GTA_REGIONS, openingHours, rating, webUrl } from '@/data/schema/travel/place';

// Without checks beside them, so that what runs in the browser may have them too.
export { RESTAURANT_CATEGORIES, type RestaurantCategory } from '@/data/schema/travel/categories';

const text = z.string().trim().min(1);

/** One restaurant of the Toronto page: one file in data/restaurants, whose name is its slug. */
export const restaurant = z.strictObject({
  /** A draft is shown by the development server only. */
  status: z.enum(['draft', 'published']).default('published'),
  /** Name with the neighbourhood in brackets at its end: "Pai (Entertainment District)". Unique. */
  name: z.string().regex(/^\S.* \([^()]+\)$/, 'a name with the neighbourhood in brackets: “Pai (Chinatown)”'),
  region: z.enum(GTA_REGIONS),
  /** "Korean", "Northern Thai". */
  cuisine: text,
  rating,
  /** One of the eight categories or a word of your own. `category`, `categories` or both; at least one. */
  category: text.optional(),
  categories: z.array(text).min(1).optional(),
  /** What to order, as the card reads it. */
  favoriteOrder: text,
  /** Where to read about that dish: a path on this site or a full address. */
  favoriteOrderLink: z
    .union([z.string().regex(/^\/[a-z0-9/-]*$/, 'a path such as /tofu'), webUrl])
    .optional(),
  /** A word about the order: how to ask for it. Of a removed order: what to have instead. */
  favoriteOrderComment: text.optional(),
  /** No longer on the menu: struck through, followed by the comment or "(Removed from menu)". */
  favoriteOrderRemoved: z.boolean().optional(),
  /** Slug of the recipe here that cooks this order at home; that recipe names the restaurant in turn. */
  recipe: text.optional(),
  /** A map search. Left out, it is made from name, street, neighbourhood and town. */
  link: webUrl.optional(),
  youtubeLink: webUrl.optional(),
  /** The dish. Shown large, it says that it was made for this site, unless `imageTakenThere`. */
  image: pictureRef.optional(),
  /** True of a photograph of the dish as the restaurant serves it. */
  imageTakenThere: z.literal(true).optional(),
  /** Street and number, only where certain: "18 Duncan Street". */
  street: text.optional(),
  /** Only where certain; what needs them says how many places have none. */
  coordinates: coordinates.optional(),
  hours: openingHours.optional(),
  /** Day on which `hours` was last checked. Until it is set, the hours count as not confirmed. */
  hoursCheckedOn: z.iso.date().optional(),
});

/** What a file in data/restaurants exports. */
export type RestaurantInput = z.input<typeof restaurant>;
/** A checked restaurant with its slug, which is the name of its file. */
export type Restaurant = z.infer<typeof restaurant> & { slug: string };
