import { render, screen, within } from '@testing-library/react';
import { PageRoute } from '@/app/address/page-route';
import { Partners } from '@/components/pages/sections/about';

const section = (name: string, level: number) =>
  within(screen.getByRole('heading', { level, name }).closest('section') as HTMLElement);

describe('the page /about/', () => {
  beforeEach(() => void render(<PageRoute path="/about" />));

  it('tells the story with its method and its links', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'I cook beside the harbour.' })).toBeVisible();
    for (const text of [/^It started with a pot/, 'Grass and then bread.', 'I am on the ferry.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const step = screen.getByRole('heading', { level: 4, name: 'I weigh it.' }).closest('li');
    expect(step).toHaveTextContent('In grams.');
    const away = section('When the stove is cold', 3);
    expect(away.getByRole('link', { name: 'Port Alder' })).toHaveAttribute('href', '/travel/port-alder/');
  });

  it.each([
    ['Share your results', 'I cooked one of your recipes', 'Hello,\r\n\r\nI cooked:\r\n\r\n'],
    ['Send a correction', 'A correction', 'Hello,\r\n\r\nThe page:\r\n\r\n'],
    ['Sit down with me', 'Working together', 'Hello,\r\n\r\nWhat we make:\r\n\r\n'],
  ])('has an email with the subject of “%s”', (name, subject, body) => {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    const { protocol, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(protocol + decodeURIComponent(pathname)).toBe('mailto:cook@plain-peppered.test');
    expect(searchParams.get('subject')).toBe(subject);
    expect(searchParams.get('body')).toBe(body);
  });

  it('has structured data of a profile page', () => {
    const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    expect(JSON.parse(script?.textContent ?? '{}')['@graph'][0]['@type']).toBe('ProfilePage');
  });
});

const partners = {
  type: 'partners' as const,
  id: 'partners',
  title: 'Partners',
  text: 'Who makes what my kitchen runs on.',
  invitation: 'There is a chair left.',
  mail: { buttonText: 'Sit down', subject: 'Partners', body: 'Hello' },
  brands: [
    { name: 'Mill', logo: 'mill.svg', href: 'https://mill.test/' },
    { name: 'Knife', logo: 'knife.svg' },
  ],
};

describe('Partners', () => {
  it('has a logo for each brand and a cell to write from', () => {
    render(<Partners section={partners} />);
    const logo = screen.getByRole('img', { name: 'Knife' });
    for (const [name, value] of [
      ['src', '/brands/knife.svg'],
      ['width', '240'],
      ['height', '80'],
      ['loading', 'lazy'],
    ] as const) {
      expect(logo).toHaveAttribute(name, value);
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Sit down');
  });

  it('links a brand with an address in a new tab, and no other', () => {
    render(<Partners section={partners} />);
    const link = screen.getByRole('link', { name: /^Mill ?, opens in a new tab$/ });
    expect(link).toHaveAttribute('href', 'https://mill.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('img', { name: 'Knife' }).closest('a')).toBeNull();
  });
});
