import { z } from 'zod';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30, from 00:00 to 23:59');

/** An address of the web, never one that runs as code. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'an address that begins with https://' });

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

export type OpeningHours = z.infer<typeof openingHours>;
export type Coordinates = z.infer<typeof coordinates>;
