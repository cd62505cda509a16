import { checkedDayProblems, dayProblems } from '@/lib/content/checks/days';

const problemsOf = (value: { published?: string; updated?: string }) =>
  dayProblems([{ file: 'data/pages/barley.yaml', value }], '2026-06-01').map(
    ({ field, found, allowed }) => `${field}: ${found} (${allowed})`,
  );

it.each([
  { published: '2026-06-01', updated: '2026-06-01' },
  { updated: '2024-01-02' },
  { published: '2024-01-02' },
  {},
])('accepts %j', (days) => {
  expect(problemsOf(days)).toEqual([]);
});

it.each([
  [
    { published: '2026-06-02' },
    'published: “2026-06-02”, which is in the future (2026-06-01 or a day before it)',
  ],
  [
    { updated: '2026-06-02' },
    'updated: “2026-06-02”, which is in the future (2026-06-01 or a day before it)',
  ],
  [
    { published: '2026-05-02', updated: '2026-05-01' },
    'updated: “2026-05-01”, which is before its publication (a day from 2026-05-02 to 2026-06-01)',
  ],
])('reports %j', (days, problem) => {
  expect(problemsOf(days)).toEqual([problem]);
});

it('reports a day of checking that is still to come', () => {
  const files = ['2026-11-28', '2026-11-29', undefined].map((checkedOn, index) => ({
    file: `data/markets/hall-${index}.yaml`,
    value: { checkedOn },
  }));
  expect(checkedDayProblems(files, '2026-11-28')).toMatchObject([
    {
      file: 'data/markets/hall-1.yaml',
      field: 'checkedOn',
      found: '“2026-11-29”',
      allowed: 'a day up to today, 2026-11-28',
    },
  ]);
});
