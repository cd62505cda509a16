import type { OpeningHours } from '@/lib/content/schema/restaurant';
import { WEEKDAYS } from '@/lib/content/schema/weekdays';
import { marketHours } from '@/lib/guide/hours-text';

const weekend: OpeningHours = { sat: [['09:00', '16:00']], sun: [['10:00', '14:00']] };
const daily = Object.fromEntries(WEEKDAYS.map((day) => [day, [['11:00', '19:00']]])) as OpeningHours;

it.each([
  ['Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend }],
  ['Most shops: Sat 9 am to 4 pm, Sun 10 am to 2 pm, closed Mon to Fri', { hours: weekend, manyShops: true }],
  ['Most shops: every day 11 am to 7 pm', { hours: daily, manyShops: true }],
] as const)('describes the hours of a market as “%s”', (words, market) => {
  expect(marketHours(market)).toBe(words);
});
