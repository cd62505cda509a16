import { z } from 'zod';
import { page } from '@/lib/content/schema/page';
import { reference, text } from '@/lib/content/schema/reference';

/** A page that announces a list of restaurants, with those that stand on a map already. */
export const koreanRestaurants = page.extend({
  mapped: z
    .strictObject({
      title: text,
      text,
      guide: reference('guide').describe('The guide whose restaurants are shown.'),
      region: text.describe('Id of a region of that guide.'),
      cuisine: text.describe('A word their cuisine holds: "Korean".'),
    })
    .optional()
    .describe('Restaurants of a guide, each leading to its card.'),
});
