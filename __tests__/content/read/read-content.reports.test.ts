/** @jest-environment node */
import { expectReport, testCases } from '@/__tests__/cases';
import { changedSite, type SiteChanges, SMALL_SITE } from '@/__tests__/content/small-site';
import { formatProblem } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';

beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-06-01T12:00:00Z') }));
afterAll(() => jest.useRealTimers());

type Case = SiteChanges & { report?: string };

testCases<Case>('__tests__/content/cases', ['site', 'change', 'rename', 'report'], (changes, file) => {
  const { problems } = readContent({ root: changedSite(changes) });
  expectReport(file, problems.map(formatProblem).join('\n\n'));
});

it.each([SMALL_SITE, '__tests__/fixtures'])('the site %s has no problem while nothing is changed', (root) => {
  expect(readContent({ root }).problems).toEqual([]);
});
