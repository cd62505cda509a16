import { render, screen } from '@testing-library/react';
import { Link } from '@/components/ui/link';

const addressOf = (href: string) => {
  render(<Link href={href}>There</Link>);
  return screen.getByRole('link', { name: 'There' }).getAttribute('href');
};

test.each([
  ['/recipes', '/recipes/'],
  ['/recipes/barley-stew', '/recipes/barley-stew/'],
  ['/recipes?category=stews', '/recipes/?category=stews'],
  ['/about#story', '/about/#story'],
  ['/travel/port-alder?region=quayside#lamp', '/travel/port-alder/?region=quayside#lamp'],
  ['/recipes?from=/about', '/recipes/?from=/about'],
])('the path of a page gets the slash it is exported with: %s', (href, address) => {
  expect(addressOf(href)).toBe(address);
});

test.each([
  '/',
  '/?age=over18',
  '/#main',
  '/recipes/',
  '/recipes/?category=stews',
  '/about/#story',
  '#story',
  '?category=stews',
  '/feed.xml',
  '/travel/port-alder/lantern-night.ics',
  '/recipes.json?fresh=1',
  'https://elsewhere.example/stew',
  'mailto:hello@example.com',
])('what has its slash, a place on the page, a file and a full address stay: %s', (href) => {
  expect(addressOf(href)).toBe(href);
});

test('all else that is said of a link is said of its anchor', () => {
  render(
    <Link href="/about" className="chip" lang="de" aria-current="page">
      Über mich
    </Link>,
  );
  const link = screen.getByRole('link', { current: 'page' });
  expect(link).toHaveClass('chip');
  expect(link).toHaveAttribute('lang', 'de');
});
