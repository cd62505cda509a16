import { z } from 'zod';
import {
  country,
  day,
  list,
  object,
  optional,
  optionalText,
  reference,
  status,
  text,
  webUrl,
} from './fields';
import { cardPicture, nativeName } from './picture-ref';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

const address = object({
  street: optionalText.describe('Street and number.'),
  locality: text.describe('Town.'),
  region: text.describe('Province, state or prefecture.'),
  country: country.describe('ISO 3166 code.'),
});

/** Food event or festival: a file of data/events, whose name is in the address of its calendar file. */
export const event = object({
  status,
  guide: reference('guide').describe('The guide it belongs to: the name of a file in data/guides.'),
  name: text.describe('Name of the event.'),
  native: optional(nativeName).describe('Name in its own script.'),
  starts: day.describe('First day, YYYY-MM-DD.'),
  ends: day.describe('Last day.'),
  usually: optionalText.describe(
    'When it takes place in most years; completes the sentence "Usually …": "the first three weeks of July". Required unless `sameDays` is true.',
  ),
  sameDays: optional(z.literal(true)).describe('True if it has the same days every year.'),
  checkedOn: optional(day).describe('Day its dates were last compared with the organizers’ own.'),
  location: text.describe('Place as shown on the card: "College Street, Little Italy".'),
  address: address.describe(
    'Address for structured data: town, province or prefecture, country code of two letters.',
  ),
  description: text.describe('One or two sentences on the card.'),
  details: list(text).describe('Paragraphs of the dialog.'),
  eat: list(text).describe('What to eat there, a line each.'),
  season: z.enum(SEASONS).describe('Season, for its colour and filter.'),
  source: object({
    name: text.describe('Name of the organizer.'),
    href: webUrl.describe('Page with the dates.'),
  }).describe('Organiser, with the page that has the dates.'),
  picture: cardPicture,
})
  .refine(({ usually, sameDays }) => sameDays || usually !== undefined, {
    path: ['usually'],
    message: 'when it usually falls, unless sameDays is true',
  })
  .refine(({ starts, ends }) => ends >= starts, {
    path: ['ends'],
    message: 'the day on which it starts, or a later one',
  });

/** Month of the seasonal calendar, to which its events are added. */
export const calendarMonth = object({
  month: z.int().min(1).max(12).describe('1 to 12.'),
  season: z.enum(SEASONS).describe('Season of the month.'),
  inSeason: text.describe('What is harvested or caught nearby.'),
  text: text.describe('One sentence about eating in that month.'),
});

/** Event with its id, which is the file name. */
export type FoodEvent = z.infer<typeof event> & { id: string };
export type CalendarMonth = z.infer<typeof calendarMonth>;
