/** @jest-environment node */
import { closingLine, elapsed, jestCounts, playwrightCounts, table } from '@/scripts/gate/report';

test('the closing line adds the counts of all runners', () => {
  expect(
    closingLine([
      { passed: 120, failed: 0, skipped: 0 },
      { passed: 48, failed: 2, skipped: 1 },
    ]),
  ).toBe('168 passed, 2 failed');
});

test('no runner at all is nothing passed and nothing failed', () => {
  expect(closingLine([])).toBe('0 passed, 0 failed');
});

test('a Jest suite that could not run counts as a failure', () => {
  const report = { numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(jestCounts(report)).toEqual({ passed: 10, failed: 3, skipped: 0 });
});

test('a browser test that passed only on a retry counts as failed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{}] };
  expect(playwrightCounts(report)).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test.each([undefined, null, {}, { stats: 'broken' }, 'text'])(
  'a missing or broken report counts nothing: %p',
  (report) => {
    const none = { passed: 0, failed: 0, skipped: 0 };
    expect(jestCounts(report)).toEqual(none);
    expect(playwrightCounts(report)).toEqual(none);
  },
);

test.each([
  [0, '0.0 s'],
  [1234, '1.2 s'],
  [59_900, '59.9 s'],
  [64_000, '1 min 04 s'],
  [725_000, '12 min 05 s'],
])('%i ms reads %s', (ms, text) => {
  expect(elapsed(0, ms)).toBe(text);
});

test('a table lines its numbers up on the right', () => {
  expect(
    table([
      ['page', 'KB'],
      ['/', '120.5'],
      ['/about/', '9'],
    ]),
  ).toBe('  page        KB\n  /        120.5\n  /about/      9');
});
