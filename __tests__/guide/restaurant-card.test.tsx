import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { NeighbourhoodNotes } from '@/components/guide/neighbourhood-notes';
import { RestaurantCard } from '@/components/guide/restaurant-card';
import { EatOut } from '@/components/guide/restaurant-links';
import type { Restaurant } from '@/lib/content/schema/restaurant';

describe('the card of a restaurant', () => {
  const plain: Restaurant = {
    status: 'published',
    slug: 'long-table',
    guide: 'port-alder',
    name: 'The Long Table (Old Quay)',
    region: 'quayside',
    cuisine: 'Chowders',
    rating: 4.5,
    category: 'Lunch',
    favoriteOrder: 'Barley stew, large',
  };

  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };

  const show = (more: Partial<Restaurant> = {}) =>
    render(<RestaurantCard restaurant={{ ...plain, ...more }} level={3} />);
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const link = (name: string | RegExp) => screen.getByRole('link', { name });
  const order = () => screen.getByText('Order').parentElement as HTMLElement;
  const facts = () =>
    screen
      .queryAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  const findTooltip = () => screen.findByRole('tooltip', undefined, { timeout: 4000 });
  const noTooltip = () => expect(screen.queryByRole('tooltip')).toBeNull();

  it('shows name, neighbourhood, cuisine, stars and each category once', () => {
    show({ rating: 4.3, categories: ['Lunch', 'Sweet', 'Open fire'] });
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('The Long Table Old Quay');
    expect(screen.getByText('Chowders')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toHaveTextContent('4.3/5');
    const badges = within(screen.getByRole('list', { name: 'Good for' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Lunch', 'Sweet', 'Open fire']);
  });

  describe('the order', () => {
    it('is followed by its comment, which is a tooltip for the mouse only', async () => {
      show({ favoriteOrderComment: 'Ask for extra bread.' });
      expect(order()).toHaveTextContent('Barley stew, large. Ask for extra bread.');
      expect(within(order()).queryByRole('link')).toBeNull();
      const dish = screen.getByText('Barley stew, large');
      expect(dish).not.toHaveAttribute('tabindex');
      fireEvent.pointerEnter(dish, { pointerType: 'mouse' });
      expect(await findTooltip()).toHaveTextContent(/^Ask for extra bread\.$/);
      fireEvent.keyDown(document, { key: 'Escape' });
      noTooltip();
    });

    it('links to another site in a new tab', () => {
      show({ favoriteOrderLink: 'https://en.wikipedia.org/wiki/Barley' });
      const dish = link(/^Barley stew, large.*new tab/);
      expect(dish).toHaveAttribute('target', '_blank');
      expect(dish).toHaveAttribute('rel', expect.stringContaining('noopener'));
    });

    it('links to a page of the site in place, with a tooltip on focus that Escape closes', async () => {
      show({ favoriteOrderLink: '/barley-stew', favoriteOrderComment: 'Ask for extra bread.' });
      const dish = link('Barley stew, large');
      expect(dish).not.toHaveAttribute('target');
      act(() => dish.focus());
      expect(await findTooltip()).toHaveTextContent('Ask for extra bread. Opens my recipe for Barley Stew.');
      expect(dish).toHaveAccessibleDescription(/Ask for extra bread/);
      fireEvent.keyDown(document, { key: 'Escape' });
      noTooltip();
    });

    it('is struck through when it left the menu, and its comment names an alternative', () => {
      const { unmount } = show({ favoriteOrderRemoved: true });
      expect(within(order()).getByText('Barley stew, large').tagName).toBe('S');
      expect(order()).toHaveTextContent('Barley stew, large (Removed from menu)');
      unmount();
      show({ favoriteOrderRemoved: true, favoriteOrderComment: 'The chowder is as good.' });
      expect(order()).toHaveTextContent('No longer on the menu: Barley stew, large The chowder is as good.');
      expect(order()).not.toHaveTextContent('(Removed from menu)');
    });
  });

  describe('the facts', () => {
    it('are listed with the day of the check, and link to phone, tables and website', () => {
      show({
        street: '18 Rope Walk',
        facts: {
          checkedOn: '2026-05-03',
          price: '€€',
          phone: '+353 21-555-0142',
          website: 'https://example.org/',
          booking: 'needed',
          bookingLink: 'https://example.org/tables',
          payment: ['credit', 'cash'],
          diets: ['vegetarian', 'halal'],
          access: 'steps',
          accessNote: 'two at the door',
          whenToGo: 'before noon',
        },
      });
      expect(screen.getByRole('img', { name: 'Price level 2 of 4' })).toHaveTextContent('€€');
      expect(facts()).toEqual([
        'When to go before noon',
        'Booking needed',
        'Payment cash and credit card',
        'Diets vegetarian and halal',
        'Access steps, two at the door',
        'Checked 3 May 2026',
      ]);
      expect(link('Call The Long Table: +353 21-555-0142')).toHaveAttribute('href', 'tel:+353215550142');
      const tables = link('Book a table at The Long Table, opens in a new tab');
      expect(tables).toHaveAttribute('href', 'https://example.org/tables');
      expect(link('Website of The Long Table, opens in a new tab')).toHaveAttribute('target', '_blank');
      const [onPaper] = screen.getAllByText('18 Rope Walk, Port Alder');
      expect(onPaper?.parentElement).toHaveTextContent('18 Rope Walk, Port Alder, +353 21-555-0142');
    });

    it.each<[string, Partial<Restaurant>, string[]]>([
      ['nothing is known', {}, []],
      [
        'little is known',
        { facts: { checkedOn: '2026-05-03', payment: ['cash'], booking: 'none' } },
        ['Booking not taken', 'Payment cash only', 'Checked 3 May 2026'],
      ],
      [
        'the pin is on the block',
        { coordinates: [51.99, -8.02], coordinatesOf: 'block', street: '18 Rope Walk' },
        ['On the map 18 Rope Walk (pin is close, not exact)'],
      ],
      ['the pin is at the door', { coordinates: [51.99, -8.02], coordinatesOf: 'door' }, []],
    ])('have no empty rows, links or pictures when %s', (_, more, rows) => {
      show(more);
      expect(facts()).toEqual(rows);
      expect(screen.queryByRole('img', { name: /^Price/ })).toBeNull();
      expect(screen.queryByRole('link', { name: /Call|Book|Website|Video|Cook it/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /large/ })).toBeNull();
      expect(screen.queryByText(/, Port Alder$/) !== null).toBe('street' in more);
    });
  });

  it.each([
    ['made for the site', {}],
    ['taken at the restaurant', { imageTakenThere: true as const }],
  ])('opens a picture that was %s in a dialog', async (_, more) => {
    show({ image: { name: 'crab-toast', alt: 'Crab on a thick slice of toast.' }, ...more });
    fireEvent.click(button('See a larger picture: The Long Table (Old Quay)'));
    const dialog = within(await screen.findByRole('dialog', { name: 'The Long Table (Old Quay)' }));
    expect(dialog.getByText('Crab on a thick slice of toast.')).toBeVisible();
    expect(dialog.queryByText(/^An illustration, not a photo/) === null).toBe('imageTakenThere' in more);
  });

  it.each([
    ['Net Lofts', 'Lofts where nets were mended'],
    ['Nowhere', 'No information available for this district.'],
    ['constructor', 'No information available for this district.'],
  ])('opens what is known of the district %s', async (district, text) => {
    show({ name: `The Long Table (${district})` });
    fireEvent.click(button(district));
    const dialog = await screen.findByRole('dialog', { name: district });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).queryByText('Name Origin')).toBeNull();
  });
});

it('EatOut renders nothing for a dish that no restaurant serves', () => {
  const { container } = render(<EatOut recipe={{ slug: 'no-such-recipe', title: 'None' }} />);
  expect(container).toBeEmptyDOMElement();
});

it('NeighbourhoodNotes shows name origin and history of the neighbourhoods that have one', () => {
  render(<NeighbourhoodNotes guide="port-alder" />);
  const note = screen.getByText('Old Quay').parentElement;
  expect(note).toHaveTextContent('The quay was the first one of stone');
  expect(note).toHaveTextContent('Herring was landed here until 1932');
  expect(screen.queryByText('Net Lofts')).not.toBeInTheDocument();
});
