/** @jest-environment node */
import { event } from '@/lib/content/schema/event';

const fair = {
  guide: 'port-alder',
  name: 'Apple Fair',
  starts: '2026-10-03',
  ends: '2026-10-04',
  usually: 'The first weekend of October',
  location: 'Hill Market',
  address: { locality: 'Port Alder', region: 'CK', country: 'IE' },
  description: 'Apples, and what is made of them.',
  details: ['Sixty kinds of apples.'],
  eat: ['Apple pie'],
  season: 'autumn',
  source: { name: 'The growers', href: 'https://example.org/apples' },
  picture: { name: 'apples', alt: 'A crate of apples' },
};

it.each([
  ['no days it usually falls on', { usually: undefined }, ['usually']],
  ['no picture', { picture: undefined }, ['picture']],
  ['a source that is a script', { source: { name: 'A', href: 'javascript:alert(1)' } }, ['source', 'href']],
  ['a source that is data', { source: { name: 'A', href: 'data:text/html,x' } }, ['source', 'href']],
  ['a source at ftp', { source: { name: 'A', href: 'ftp://example.org/' } }, ['source', 'href']],
])('rejects an event with %s', (_, changes, path) => {
  expect(event.safeParse({ ...fair, ...changes }).error?.issues[0]?.path).toEqual(path);
});

it('accepts an event that falls on the same days each year without the days it usually falls on', () => {
  expect(event.safeParse({ ...fair, usually: undefined, sameDays: true }).success).toBe(true);
});
