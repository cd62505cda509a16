import { linkWithWalk } from '@/lib/walk/link-with-walk';

const at = (address: string) => window.history.replaceState(null, '', address);

it.each([
  ['/travel/port-alder/search/', '/travel/port-alder/search/?walk=a,b'],
  ['/travel/port-alder/search/?q=tea', '/travel/port-alder/search/?q=tea&walk=a,b'],
  ['/travel/port-alder/events/#lantern', '/travel/port-alder/events/?walk=a,b#lantern'],
  ['/travel/port-alder/?region=northHill#b', '/travel/port-alder/?region=northHill&walk=a,b#b'],
])('adds the walk of the page to %s', (href, kept) => {
  at('/travel/port-alder/?region=quayside&walk=a,b');
  expect(linkWithWalk(href)).toBe(kept);
});

it.each([
  ['/travel/port-alder/', 'the page itself'],
  ['/travel/port-alder/?walk=c', 'a link with a walk'],
  ['/travel/valley/', 'another guide'],
  ['/recipes/', 'a page outside of the guide'],
])('leaves %s as it is: %s', (href) => {
  at('/travel/port-alder/?walk=a,b');
  expect(linkWithWalk(href)).toBe(href);
});

it('adds nothing without a walk, and no markup of a tampered one', () => {
  at('/travel/port-alder/');
  expect(linkWithWalk('/travel/port-alder/events/')).toBe('/travel/port-alder/events/');
  at('/travel/port-alder/?walk=%3Cb%3E%20%26x=1');
  expect(linkWithWalk('/travel/port-alder/events/')).toBe('/travel/port-alder/events/?walk=%3Cb%3E+%26x%3D1');
});
