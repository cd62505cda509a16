import { render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link';

const addressOf = (href: string) => {
  render(<Link href={href}>There</Link>);
  return screen.getByRole('link', { name: 'There' }).getAttribute('href');
};

it.each([
  ['/recipes', '/recipes/'],
  ['/recipes/barley-stew', '/recipes/barley-stew/'],
  ['/recipes?category=stews', '/recipes/?category=stews'],
  ['/about#story', '/about/#story'],
  ['/travel/port-alder?region=quayside#lamp', '/travel/port-alder/?region=quayside#lamp'],
  ['/recipes?from=/about', '/recipes/?from=/about'],
])('adds a slash to the path of a page: %s', (href, address) => {
  expect(addressOf(href)).toBe(address);
});

it.each([
  ...['/', '/?age=over18', '/#main', '/recipes/', '/recipes/?category=stews', '#story', '?category=stews'],
  ...['/feed.xml', '/travel/port-alder/lantern-night.ics', '/recipes.json?fresh=1'],
  ...['https://elsewhere.example/stew', 'mailto:hello@example.com'],
])('keeps %s', (href) => {
  expect(addressOf(href)).toBe(href);
});
