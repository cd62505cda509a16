import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { hoursNote, marketHours } from '@/lib/guide/hours-text';

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const weekend: OpeningHours = { sat: [['09:00', '16:00']], sun: [['10:00', '14:00']] };
const daily = Object.fromEntries(WEEKDAYS.map((day) => [day, [['11:00', '19:00']]])) as OpeningHours;

it.each([
  ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend }],
  ['Most shops: Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend, manyShops: true }],
  ['Most shops: every day 11 am to 7 pm', { hours: daily, manyShops: true }],
  [
    'Most shops: every day 11 am to 7 pm; closed on 24 December, Christmas Day and 31 December 2026',
    {
      hours: daily,
      manyShops: true,
      closedOn: ['12-24', 'Christmas Day', '2026-11-20', '2026-12-31'],
    },
  ],
  // The only day is over.
  ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend, closedOn: ['2026-11-20'] }],
] satisfies [string, Parameters<typeof marketHours>[0]][])(
  'describes the hours of a market as “%s”',
  (words, market) => {
    expect(marketHours(market)).toBe(words);
  },
);

it.each([
  [
    'Every day 11 am to 7 pm; closed on Christmas Day; checked 3 May 2026',
    { hours: daily, checkedOn: '2026-05-03', closedOn: ['Christmas Day'] },
  ],
  ['Every day 11 am to 7 pm; checked 3 May 2026', { hours: daily, checkedOn: '2026-05-03' }],
  ['Hours not confirmed, check before you go; closed on 24 December', { hours: daily, closedOn: ['12-24'] }],
  ['Hours not confirmed, check before you go', {}],
  [
    'Tue to Thu 11 am to 10 pm, Fri 11:30 am to midnight, Sat noon to 3 pm and 5 pm to 1 am, closed Sun and Mon; checked 3 May 2026',
    {
      hours: {
        tue: [['11:00', '22:00']],
        wed: [['11:00', '22:00']],
        thu: [['11:00', '22:00']],
        fri: [['11:30', '00:00']],
        sat: [
          ['12:00', '15:00'],
          ['17:00', '01:00'],
        ],
      },
      checkedOn: '2026-05-03',
    },
  ],
] satisfies [string, Parameters<typeof hoursNote>[0]][])('has on a card “%s”', (words, restaurant) => {
  expect(hoursNote(restaurant)).toBe(words);
});
