/** @jest-environment node */
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
const fine = { problems: [], drafts: [] };

it.each([
  [
    { problems: [FAULT], drafts: [] },
    [
      expect.stringContaining('1 problem in data\n\ndata/recipes/soup.yaml:3:1\n'),
      expect.stringContaining('All content is right again.'),
    ],
  ],
  [
    { problems: [], drafts },
    [
      'The draft data/recipes/soup.yaml is not shown yet:\n  data/recipes/soup.yaml:3:1  difficulty: “Eazy”; it takes one of: Easy',
      'The draft data/recipes/soup.yaml has the right shape now.',
    ],
  ],
])('createReporter reports %j once, and once when it is corrected', (state, expected) => {
  const lines: string[] = [];
  const report = createReporter((line) => lines.push(line));
  for (const next of [fine, state, state, fine]) report(next);
  expect(lines).toEqual(expected);
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
