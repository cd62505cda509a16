import { render, screen, within } from '@testing-library/react';
import Content from '@/app/content/page';

describe('the page /content/', () => {
  beforeEach(() => void render(<Content />));

  it('has a card for each profile with its handle and its words', () => {
    const cardOf = (name: RegExp) => screen.getByRole('heading', { level: 3, name }).closest('li');
    expect(cardOf(/^YouTube/)).toHaveTextContent('The whole cook.');
    expect(cardOf(/^YouTube/)).toHaveTextContent('@plain-peppered');
    expect(cardOf(/^Instagram/)).toHaveTextContent('@plain.peppered');
    expect(cardOf(/^Mastodon/)).toHaveTextContent('@plain');
  });

  it('has the media kit, with the numbers it names from the coaching page', () => {
    const heading = screen.getByRole('heading', { level: 2, name: 'Media kit' });
    const kit = within(heading.closest('section') as HTMLElement);
    expect(kit.getByText('A price for each.')).toBeVisible();
    expect(kit.getByText('years at the stove').nextElementSibling).toHaveTextContent('12+');
    expect(kit.getByText('pots of stew').nextElementSibling).toHaveTextContent('3K+');
    expect(screen.queryByText('come back')).toBeNull();
    const address = new URL(kit.getByRole('link', { name: 'Ask for the kit' }).getAttribute('href') ?? '');
    expect(decodeURIComponent(address.pathname)).toBe('cook@plain-peppered.test');
    expect(address.searchParams.get('subject')).toBe('Media kit');
    expect(address.searchParams.get('body')).toBe('Hello,\r\n\r\nI would like to see it.\r\n\r\n');
  });

  it('lists what is accepted and what is not', () => {
    for (const text of ['I say yes to', 'Mills', 'I say no to', 'Powders']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });
});
