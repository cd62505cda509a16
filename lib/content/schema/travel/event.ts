import { z } from 'zod';
import { pictureRef } from '@/lib/content/schema/recipe';
import { language, reference, status, text } from '@/lib/content/schema/reference';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/** A food event or festival: one file in data/events, whose name is part of the address of its calendar file. */
export const event = z
  .strictObject({
    status,
    guide: reference('guide').describe('The guide it belongs to: the name of a file in data/guides.'),
    name: text,
    native: z.strictObject({ text, lang: language }).optional().describe('Name in its own script.'),
    starts: z.iso.date().describe('First and last day, YYYY-MM-DD.'),
    ends: z.iso.date(),
    usually: text
      .optional()
      .describe(
        'When it falls in any year, as it ends the sentence "Usually …": "the first three weeks of July". Needed, except where `sameDays` says it.',
      ),
    sameDays: z
      .literal(true)
      .optional()
      .describe('True where custom keeps the days, so that they are the same every year.'),
    datesCheckedOn: z.iso
      .date()
      .optional()
      .describe('Day on which its dates were last compared with what the organisers announced.'),
    location: text.describe('Where it is, as the card reads it: "College Street, Little Italy".'),
    address: z
      .strictObject({
        street: text.optional(),
        locality: text,
        region: text,
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'two capital letters such as CA')
          .describe('ISO 3166 code.'),
      })
      .describe('What an address needs: town, province or prefecture, country as two letters.'),
    description: text.describe('One or two sentences on the card.'),
    details: z.array(text).min(1).describe('What the dialog tells: paragraphs.'),
    eat: z.array(text).min(1).describe('What to eat there, a line each.'),
    season: z.enum(SEASONS),
    source: z
      .strictObject({ name: text, href: z.url({ protocol: /^https?$/ }) })
      .describe('Who runs it, with the page that announces the dates.'),
    picture: pictureRef,
  })
  .refine(({ usually, sameDays }) => sameDays || usually !== undefined, {
    path: ['usually'],
    message: 'when it usually falls, unless sameDays is true',
  })
  .refine(({ starts, ends }) => ends >= starts, {
    path: ['ends'],
    message: 'the day on which it starts, or a later one',
  });

/** One month of the seasonal calendar. What is on is worked out from the events. */
export const calendarMonth = z.strictObject({
  month: z.int().min(1).max(12).describe('1 to 12.'),
  season: z.enum(SEASONS),
  inSeason: text.describe('What is picked, tapped or caught nearby.'),
  text: text.describe('One sentence about eating in that month.'),
});

/** A checked event with its id, which is the name of its file. */
export type FoodEvent = z.infer<typeof event> & { id: string };
export type CalendarMonth = z.infer<typeof calendarMonth>;
