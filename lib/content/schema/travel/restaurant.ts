import { z } from 'zod';
import { pictureRef } from '@/lib/content/schema/recipe';
import { reference, status, text } from '@/lib/content/schema/reference';
import { coordinates, openingHours, rating, webUrl } from '@/lib/content/schema/travel/place';

/** One restaurant of a guide: one file in data/restaurants, whose name is its slug. */
export const restaurant = z.strictObject({
  status,
  name: z
    .string()
    .regex(/^\S.* \([^()]+\)$/, 'a name with the neighbourhood in brackets: “Pai (Chinatown)”')
    .describe('Name with the neighbourhood in brackets at its end: "Pai (Entertainment District)". Unique.'),
  guide: reference('guide').describe('The guide it belongs to: the name of a file in data/guides.'),
  region: text.describe('Id of a region of that guide.'),
  cuisine: text.describe('"Korean", "Northern Thai".'),
  rating,
  category: text
    .optional()
    .describe(
      'A name in data/restaurant-categories.yaml or a word of your own. `category`, `categories` or both; at least one.',
    ),
  categories: z.array(text).min(1).optional(),
  favoriteOrder: text.describe('What to order, as the card reads it.'),
  favoriteOrderLink: z
    .union([z.string().regex(/^\/[a-z0-9/-]*$/, 'a path such as /tofu'), webUrl])
    .optional()
    .describe('Where to read about that dish: a path on this site or a full address.'),
  favoriteOrderComment: text
    .optional()
    .describe('A word about the order: how to ask for it. Of a removed order: what to have instead.'),
  favoriteOrderRemoved: z
    .boolean()
    .optional()
    .describe('No longer on the menu: struck through, followed by the comment or "(Removed from menu)".'),
  recipe: reference('recipe')
    .optional()
    .describe(
      'Slug of the recipe here that cooks this order at home; that recipe names the restaurant in turn.',
    ),
  link: webUrl
    .optional()
    .describe('A map search. Left out, it is made from name, street, neighbourhood and town.'),
  youtubeLink: webUrl.optional(),
  image: pictureRef
    .optional()
    .describe('The dish. Shown large, it says that it was made for this site, unless `imageTakenThere`.'),
  imageTakenThere: z
    .literal(true)
    .optional()
    .describe('True of a photograph of the dish as the restaurant serves it.'),
  street: text.optional().describe('Street and number, only where certain: "18 Duncan Street".'),
  coordinates: coordinates
    .optional()
    .describe('Only where certain; what needs them says how many places have none.'),
  hours: openingHours.optional(),
  hoursCheckedOn: z.iso
    .date()
    .optional()
    .describe('Day on which `hours` was last checked. Until it is set, the hours count as not confirmed.'),
});

/** A checked restaurant with its slug, which is the name of its file. */
export type Restaurant = z.infer<typeof restaurant> & { slug: string };
