import type { Problem } from '@/lib/content/problem';
import { createReporter, runInTurn } from '@/scripts/dev/follow';

const FAULT: Problem = {
  file: 'data/recipes/soup.yaml',
  field: 'difficulty',
  found: '“Eazy”',
  allowed: 'one of: Easy',
  position: { line: 3, column: 1 },
};
const drafts = [{ file: FAULT.file, problems: [FAULT] }];
const fine = { problems: [], drafts: [], scheduled: [], untranslated: '', translations: [] };

it.each([
  [
    { ...fine, problems: [FAULT] },
    [
      expect.stringContaining('1 problem in data\n\ndata/recipes/soup.yaml:3:1\n'),
      expect.stringContaining('All content is right again.'),
    ],
  ],
  [
    { ...fine, drafts },
    [
      'The draft data/recipes/soup.yaml is not shown yet:\n  data/recipes/soup.yaml:3:1  difficulty: “Eazy”; it takes one of: Easy',
      'The draft data/recipes/soup.yaml has the right shape now.',
    ],
  ],
  [{ ...fine, untranslated: '2 messages are in English.' }, ['2 messages are in English.']],
])('createReporter reports %j once, and once when it is corrected', (state, expected) => {
  const lines: string[] = [];
  const report = createReporter((line) => lines.push(line));
  for (const next of [fine, state, state, fine]) report(next);
  expect(lines).toEqual(expected);
});

it('createReporter lists scheduled files in the time zone of the site, and again after a change only', () => {
  const lines: string[] = [];
  const report = createReporter((line) => lines.push(line));
  const zone = 'America/Toronto';
  const soup = { file: 'data/recipes/soup.yaml', at: Date.parse('2026-12-04T14:00:00Z'), zone };
  const about = { file: 'data/pages/about.yaml', at: Date.parse('2027-07-01T04:05:00Z'), zone };
  for (const scheduled of [[soup, about], [soup, about], [about], []]) report({ ...fine, scheduled });
  expect(lines).toEqual([
    '2 scheduled, next Friday 4 December 2026, 9:00 (America/Toronto)\n  data/recipes/soup.yaml  Friday 4 December 2026, 9:00\n  data/pages/about.yaml   Thursday 1 July 2027, 0:05',
    '1 scheduled, next Thursday 1 July 2027, 0:05 (America/Toronto)\n  data/pages/about.yaml  Thursday 1 July 2027, 0:05',
  ]);
});

it('runInTurn runs once more after a run in which it was asked again, however often', async () => {
  jest.useFakeTimers();
  const running: (() => void)[] = [];
  const ask = runInTurn(() => new Promise((resolve) => running.push(resolve)), 50);
  for (let times = 0; times < 3; times += 1) {
    ask();
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(running).toHaveLength(1);
  running[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(running).toHaveLength(2);
  running[1]?.();
  await jest.advanceTimersByTimeAsync(100);
  expect(running).toHaveLength(2);
  jest.useRealTimers();
});
