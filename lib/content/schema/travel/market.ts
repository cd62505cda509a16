import { z } from 'zod';
import { page } from '@/lib/content/schema/page';
import { pictureRef } from '@/lib/content/schema/recipe';
import { reference, status, text } from '@/lib/content/schema/reference';
import { coordinates, openingHours } from '@/lib/content/schema/travel/place';

/** A market: one file in data/markets, whose name is its slug. It has a page, and is a place to walk to. */
export const market = page
  .pick({ title: true, metaTitle: true, description: true, dek: true, published: true, sections: true })
  .extend({
    status,
    picture: pictureRef,
    name: text,
    guide: reference('guide').describe('The guide it belongs to: the name of a file in data/guides.'),
    region: text.describe('Id of a region of that guide.'),
    district: text.describe('Neighbourhood, as a map search understands it.'),
    hours: openingHours,
    manyShops: z
      .literal(true)
      .optional()
      .describe('Many shops, each with hours of its own: the hours are those of most of them.'),
    coordinates,
    now: z
      .strictObject({ open: text.optional(), closed: text.optional() })
      .default({})
      .describe('What its page says of this very minute. Left out: "Open now", "Closed now".'),
  });
