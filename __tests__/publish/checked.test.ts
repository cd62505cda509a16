/** @jest-environment node */
import { checkedAdvice } from '@/scripts/publish/checked';
import { readDataFile } from '@/scripts/publish/data-files';

const HOURS = 'hours:\n  sat: [["08:00", "17:00"]]\n';

const adviceFor = (files: Record<string, string>) =>
  checkedAdvice(
    Object.entries(files).map(([file, text]) => readDataFile(file, text)),
    '2026-11-28',
  );

it('lists opening hours that were never confirmed', () => {
  expect(
    adviceFor({
      'data/restaurants/pier.yaml': HOURS,
      'data/restaurants/quay.yaml': `${HOURS}checkedOn: 2026-05-03\n`,
      'data/restaurants/without.yaml': 'name: Without\n',
      'data/restaurants/draft.yaml': `status: draft\n${HOURS}`,
      'data/markets/hall.yaml': HOURS,
      'data/pages/about.yaml': HOURS,
    }),
  ).toEqual([
    '2 places have opening hours that were never confirmed. Ask the place, then add checkedOn:\n    data/restaurants/pier.yaml\n    data/markets/hall.yaml',
  ]);
});

it('lists what was checked more than a year ago', () => {
  expect(
    adviceFor({
      'data/markets/hall.yaml': `${HOURS}checkedOn: 2025-11-27\n`,
      'data/markets/hill.yaml': `${HOURS}checkedOn: 2025-11-28\n`,
      'data/events/fair.yaml': 'checkedOn: 2024-06-01\n',
      'data/restaurants/quay.yaml': `${HOURS}checkedOn: 2026-05-03\nfacts:\n  checkedOn: 2025-05-03\n`,
    }),
  ).toEqual([
    'Checked more than a year ago:\n    data/markets/hall.yaml, 2025-11-27\n    data/events/fair.yaml, 2024-06-01\n    data/restaurants/quay.yaml, 2025-05-03',
  ]);
});
