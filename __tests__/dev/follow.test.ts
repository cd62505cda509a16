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
const DRAFT = { file: FAULT.file, problems: [FAULT] };

describe('The terminal of the development server', () => {
  it('says a fault once, and when all is well again', () => {
    const said: string[] = [];
    const report = createReporter((line) => said.push(line));
    report({ problems: [], drafts: [] });
    expect(said).toEqual([]);
    report({ problems: [FAULT], drafts: [] });
    report({ problems: [FAULT], drafts: [] });
    expect(said).toEqual([expect.stringContaining('1 problem in data\n\ndata/recipes/soup.yaml:3:1\n')]);
    report({ problems: [], drafts: [] });
    expect(said.slice(1)).toEqual([expect.stringContaining('All content is right again.')]);
  });

  it('says in a line what a draft still needs, and when it has it', () => {
    const said: string[] = [];
    const report = createReporter((line) => said.push(line));
    report({ problems: [], drafts: [DRAFT] });
    report({ problems: [], drafts: [DRAFT] });
    report({ problems: [], drafts: [] });
    expect(said).toEqual([
      'The draft data/recipes/soup.yaml is not shown yet:\n  data/recipes/soup.yaml:3:1  difficulty: “Eazy”; it takes one of: Easy',
      'The draft data/recipes/soup.yaml has the right shape now.',
    ]);
  });
});

describe('Work that is asked for while it is being done', () => {
  it('is done once more afterwards, however often it was asked for', async () => {
    jest.useFakeTimers();
    const running: (() => void)[] = [];
    const ask = runInTurn(() => new Promise((resolve) => running.push(resolve)), 50);
    ask();
    ask();
    await jest.advanceTimersByTimeAsync(50);
    expect(running).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
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
});
