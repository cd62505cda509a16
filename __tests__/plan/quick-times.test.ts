import { quickDays } from '@/lib/plan/quick-times';

const ZONE = 'America/Toronto';
const at = (wall: string) => Date.parse(`${wall}-05:00`);
const daysAt = (wall: string) => quickDays(at(wall), ZONE).map(({ label, day }) => `${label} ${day}`);

it('the planner offers tonight, tomorrow and the weekend', () => {
  expect(daysAt('2026-11-25T23:30')).toEqual([
    'Tonight 2026-11-25',
    'Tomorrow 2026-11-26',
    'Sat 2026-11-28',
    'Sun 2026-11-29',
  ]);
});

it.each([
  ['2026-11-27T12:00', ['Tonight 2026-11-27', 'Tomorrow 2026-11-28', 'Sun 2026-11-29']],
  ['2026-11-28T12:00', ['Tonight 2026-11-28', 'Tomorrow 2026-11-29']],
  ['2026-11-29T12:00', ['Tonight 2026-11-29', 'Tomorrow 2026-11-30', 'Sat 2026-12-05']],
])('the planner offers each day once at %s', (wall, days) => {
  expect(daysAt(wall)).toEqual(days);
});
