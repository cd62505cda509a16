/** @jest-environment node */
import { checkedDayProblems } from '@/lib/content/checks/checked-days';

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
