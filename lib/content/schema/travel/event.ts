import { z } from 'zod';
import { pictureRef } from '@/lib/content/schema/recipe';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase words joined by hyphens');

/** A food event or festival. */
export const event = z
  .strictObject({
    id: id.describe('Unique in its list; part of the address of its calendar file.'),
    name: text,
    native: z
      .strictObject({ text, lang: z.string().regex(/^[a-z]{2}$/, 'a language such as ja') })
      .optional()
      .describe('Name in its own script.'),
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
    location: text.describe('Where it is, as the card reads it: "College Street, Little Italy".'),
    address: z
      .strictObject({
        street: text.optional(),
        locality: text,
        region: text,
        country: z.enum(['CA', 'JP']),
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
  });

export type FoodEvent = z.infer<typeof event>;
export type Season = (typeof SEASONS)[number];

/** One month of the seasonal calendar. What is on is worked out from the events. */
export type CalendarMonth = {
  /** 1 to 12. */
  month: number;
  season: Season;
  /** What is picked, tapped or caught nearby. */
  inSeason: string;
  /** One sentence about eating in that month. */
  text: string;
};
