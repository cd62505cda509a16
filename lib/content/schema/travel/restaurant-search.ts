import { z } from 'zod';
import { text } from '@/lib/content/schema/reference';

/** Words around a search of restaurants. `{term}` stands for what was searched, `{count}` for how many were found. */
export const restaurantSearch = z.strictObject({
  found: z.strictObject({ one: text, many: text }).describe('Over what was found.'),
  none: text.describe('Over nothing.'),
  empty: text.describe('Heading over nothing.'),
  near: text.describe('Under results that only lie beside the neighbourhood that was searched.'),
  all: text.describe('Heading over all of them, while nothing is searched.'),
  hint: text,
  hintWithoutScript: text.describe('Where script is switched off, so that nothing follows.'),
  guide: z
    .strictObject({ one: text, many: text })
    .describe('Before the guides of the markets that a search names.'),
  more: text.describe('Brings more of a long list. {count} stands for how many.'),
  ideas: z
    .strictObject({ spelling: text, again: text, everything: text, cuisine: text, district: text })
    .describe('Ways on from a search that found nothing.'),
});

/** The words with those of the guide that is searched: the empty box, and the way back. */
export type RestaurantSearchWords = z.infer<typeof restaurantSearch> & {
  placeholder: string;
  back: { name: string; href: string };
};
