import { closedDays, datesFrom, holidaysOf, isAmong } from '@/lib/content/closed-days';

const guide = {
  holidays: [
    { name: 'Christmas Day', days: ['12-25'] },
    { name: 'Thanksgiving Day', days: ['2026-10-12', '2027-10-11'] },
  ],
};

it('reads days, and public holidays by their names', () => {
  expect(closedDays(['12-24', 'Thanksgiving Day', '2026-12-31'], guide)).toEqual([
    '12-24',
    '2026-10-12',
    '2027-10-11',
    '2026-12-31',
  ]);
});

it('gives the public holidays of a guide to the browser, if it has any', () => {
  expect(holidaysOf(guide)).toEqual({ holidays: ['12-25', '2026-10-12', '2027-10-11'] });
  expect(holidaysOf({ holidays: [] })).toEqual({});
});

it.each([
  ['2031-12-25', true],
  ['2026-10-12', true],
  ['2027-10-12', false],
])('%s is among them: %s', (day, isOne) => {
  expect(isAmong(['12-25', '2026-10-12'], day)).toBe(isOne);
});

it('has the next date of a day of every year, and dates that are not over, each once', () => {
  const days = ['12-25', '01-01', '2026-11-20', '2026-11-21', '2027-10-11', '2026-12-25'];
  expect(datesFrom('2026-11-21', days)).toEqual(['2026-11-21', '2026-12-25', '2027-01-01', '2027-10-11']);
});
