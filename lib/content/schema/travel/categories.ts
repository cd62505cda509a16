import { z } from 'zod';
import { text } from '@/lib/content/schema/reference';

/** Colours of badges, which app/styles/restaurant.css draws. */
const LOOKS = ['breakfast', 'brunch', 'lunch', 'dinner', 'sweet', 'savoury', 'healthy', 'dressy'] as const;

/** What restaurants are good for, in the order of the filters. */
export const categories = z.array(
  z.strictObject({
    name: text.describe('The word as restaurants have it: "Lunch".'),
    look: z.enum(LOOKS).optional().describe('Colour of its badge. Left out: grey.'),
  }),
);
