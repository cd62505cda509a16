import type { CalendarMonth } from '@/lib/content/schema/travel/event';

/** What stands under the heading of the calendar. */
export const torontoCalendarText = 'What is on, and what comes out of Ontario’s fields, month by month.';

/**
 * The year in Toronto's kitchens, from December on. What is in season in southern Ontario follows Foodland Ontario's
 * availability guide and Ontario Farm Fresh; a cold spring moves all of it by a week or two.
 */
export const torontoCalendar: readonly CalendarMonth[] = [
  {
    month: 12,
    season: 'winter',
    inSeason: 'Stored apples, squash, cabbages, beets',
    text: 'Bakeries are at their best and their longest queues. I order ahead.',
  },
  {
    month: 1,
    season: 'winter',
    inSeason: 'Roots from the cellar, mushrooms, greenhouse cucumbers',
    text: 'The month for noodle soup and for rooms with steamed-up windows.',
  },
  {
    month: 2,
    season: 'winter',
    inSeason: 'Parsnips, rutabaga, cabbages, stored apples',
    text: 'Lunar New Year falls in January or February; the plazas of Markham and Scarborough cook for it.',
  },
  {
    month: 3,
    season: 'spring',
    inSeason: 'Maple syrup, as soon as the days thaw and the nights freeze',
    text: 'Sugar bushes an hour from the city boil it down and pour it over pancakes.',
  },
  {
    month: 4,
    season: 'spring',
    inSeason: 'The last syrup, greenhouse tomatoes and greens',
    text: 'The first warm Saturday is the first patio. Everyone pretends not to be cold.',
  },
  {
    month: 5,
    season: 'spring',
    inSeason: 'Asparagus, rhubarb, radishes, fiddleheads',
    text: 'Farmers’ markets open outdoors again. I buy asparagus until I am tired of it.',
  },
  {
    month: 6,
    season: 'summer',
    inSeason: 'Strawberries, peas, lettuces, the last asparagus',
    text: 'Streets begin to close for the weekend. Ontario strawberries last three weeks or so.',
  },
  {
    month: 7,
    season: 'summer',
    inSeason: 'Cherries, raspberries, blueberries, the first corn',
    text: 'The fullest month of all: choose one festival a weekend, not three.',
  },
  {
    month: 8,
    season: 'summer',
    inSeason: 'Peaches, sweet corn, field tomatoes, melons',
    text: 'Eat peaches over the sink. The fair on the lake ends the summer.',
  },
  {
    month: 9,
    season: 'autumn',
    inSeason: 'Grapes, plums, peppers, the first apples',
    text: 'Shops sell tomatoes by the bushel, and half of the city makes sauce.',
  },
  {
    month: 10,
    season: 'autumn',
    inSeason: 'Apples, pumpkins, squash, pears',
    text: 'Thanksgiving is the second Monday. Orchards let you pick your own.',
  },
  {
    month: 11,
    season: 'autumn',
    inSeason: 'Brussels sprouts, leeks, parsnips, pears',
    text: 'Back indoors: hot pot, braises, and the first lights in the Distillery.',
  },
];
