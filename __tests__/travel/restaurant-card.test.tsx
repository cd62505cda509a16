import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { RegionProvider } from '@/components/travel/regions/region-provider.client';
import { NeighbourhoodNotes } from '@/components/travel/restaurant/neighbourhood-notes';
import { RestaurantCard } from '@/components/travel/restaurant/restaurant-card';
import { EatOut } from '@/components/travel/restaurant/restaurant-links';
import type { Restaurant } from '@/lib/content/schema/restaurant';
import { neighbourhoodsOf } from '@/lib/travel/guides/all';

const neighbourhoods = neighbourhoodsOf('port-alder');

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

beforeAll(() => {
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const show = (more: Partial<Restaurant> = {}) =>
  render(<RestaurantCard restaurant={{ ...plain, ...more }} level={3} anchor />);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = () => screen.getByText('Order').parentElement as HTMLElement;

test('the card names the place, its neighbourhood, cuisine and stars', () => {
  show({ rating: 4.3 });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('The Long Table Old Quay');
  expect(screen.getByText('Chowders')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toHaveTextContent('4.3/5');
});

test('each category is shown once, a word of the owner’s own as well', () => {
  show({ categories: ['Lunch', 'Sweet', 'Open fire'] });
  const badges = within(screen.getByRole('list', { name: 'Good for' })).getAllByRole('listitem');
  expect(badges.map((badge) => badge.textContent)).toEqual(['Lunch', 'Sweet', 'Open fire']);
});

test('the order is plain words without a link, and its comment follows', () => {
  show({ favoriteOrderComment: 'Ask for extra bread.' });
  expect(order()).toHaveTextContent('Barley stew, large. Ask for extra bread.');
  expect(within(order()).queryByRole('link')).toBeNull();
});

test('an order links to a page of this site in place, and elsewhere in a new tab', () => {
  const { unmount } = show({ favoriteOrderLink: '/barley-stew' });
  expect(screen.getByRole('link', { name: 'Barley stew, large' })).not.toHaveAttribute('target');
  unmount();
  show({ favoriteOrderLink: 'https://en.wikipedia.org/wiki/Barley' });
  const link = screen.getByRole('link', { name: /^Barley stew, large.*new tab/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('an order with a comment but no link tells it by the pointer as well, and takes no focus', async () => {
  show({ favoriteOrderComment: 'Ask for extra bread.' });
  const dish = screen.getByText('Barley stew, large');
  fireEvent.pointerEnter(dish, { pointerType: 'mouse' });
  const tip = await screen.findByRole('tooltip', undefined, { timeout: 4000 });
  expect(tip).toHaveTextContent(/^Ask for extra bread\.$/);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(dish).not.toHaveAttribute('tabindex');
});

test('focus on a linked order opens its tooltip, Escape closes it', async () => {
  show({ favoriteOrderLink: '/barley-stew', favoriteOrderComment: 'Ask for extra bread.' });
  const link = screen.getByRole('link', { name: 'Barley stew, large' });
  act(() => link.focus());
  const tip = await screen.findByRole('tooltip');
  expect(tip).toHaveTextContent('Ask for extra bread. Opens my recipe for Barley Stew.');
  expect(link).toHaveFocus();
  expect(link).toHaveAccessibleDescription(/Ask for extra bread/);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a removed order is struck through and says so', () => {
  show({ favoriteOrderRemoved: true });
  expect(within(order()).getByText('Barley stew, large').tagName).toBe('S');
  expect(order()).toHaveTextContent('Barley stew, large (Removed from menu)');
});

test('a removed order with a comment says what to have instead, and is announced as gone', () => {
  show({ favoriteOrderRemoved: true, favoriteOrderComment: 'The chowder is as good.' });
  expect(order()).toHaveTextContent('No longer on the menu: Barley stew, large The chowder is as good.');
  expect(order()).not.toHaveTextContent('(Removed from menu)');
});

test('the clock tells the hours on the very first hover, until it is pressed', async () => {
  show();
  const clock = button('Hours of The Long Table');
  fireEvent.pointerEnter(clock, { pointerType: 'mouse' });
  const tip = await screen.findByRole('tooltip', undefined, { timeout: 4000 });
  expect(tip).toHaveTextContent('Hours not confirmed, check before you go');
  fireEvent.click(clock);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a press on the clock shows the hours in the card, another hides them', () => {
  show({
    hours: {
      tue: [['11:00', '22:00']],
      wed: [['11:00', '22:00']],
      thu: [['11:00', '22:00']],
      fri: [['11:30', '00:00']],
      sat: [
        ['12:00', '15:00'],
        ['17:00', '01:00'],
      ],
    },
    hoursCheckedOn: '2026-05-03',
  });
  const clock = button('Hours of The Long Table');
  const words = screen.getByText(
    'Tue to Thu 11 am to 10 pm, Fri 11:30 am to midnight, Sat noon to 3 pm and 5 pm to 1 am, closed Sun and Mon; checked 3 May 2026',
  );
  expect(clock).toHaveAttribute('aria-expanded', 'false');
  expect(clock).toHaveAttribute('aria-controls', words.id);
  fireEvent.click(clock);
  expect(clock).toHaveAttribute('aria-expanded', 'true');
  expect(words).toHaveAttribute('data-open');
  fireEvent.click(clock);
  expect(clock).toHaveAttribute('aria-expanded', 'false');
  expect(words).not.toHaveAttribute('data-open');
});

test('the street and its town are there to be printed, where the street is known', () => {
  const { unmount } = show({ street: '18 Rope Walk' });
  expect(screen.getByText('18 Rope Walk, Port Alder')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText(/, Port Alder$/)).toBeNull();
});

const factTexts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('what is known besides is told with the day on which it was checked, and leads to phone, tables and website', () => {
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
  expect(factTexts()).toEqual([
    'When to go before noon',
    'Booking needed',
    'Payment cash and credit card',
    'Diets vegetarian and halal',
    'Access steps, two at the door',
    'Checked 3 May 2026',
  ]);
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Call The Long Table: +353 21-555-0142')).toHaveAttribute('href', 'tel:+353215550142');
  const tables = link('Book a table at The Long Table, opens in a new tab');
  expect(tables).toHaveAttribute('href', 'https://example.org/tables');
  expect(link('Website of The Long Table, opens in a new tab')).toHaveAttribute('target', '_blank');
  expect(screen.getByText('18 Rope Walk, Port Alder, +353 21-555-0142')).toBeInTheDocument();
});

test('nothing stands for what is not known', () => {
  const { unmount } = show();
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.queryByRole('img', { name: /^Price/ })).toBeNull();
  unmount();
  show({ facts: { checkedOn: '2026-05-03', payment: ['cash'], booking: 'none' } });
  expect(factTexts()).toEqual(['Booking not taken', 'Payment cash only', 'Checked 3 May 2026']);
  expect(screen.queryByRole('link', { name: /Call|Book|Website/ })).toBeNull();
});

test('a pin that stands on the block is told, with the street to look for', () => {
  const { unmount } = show({ coordinates: [51.99, -8.02], coordinatesOf: 'block', street: '18 Rope Walk' });
  expect(factTexts()).toEqual(['On the map on its block: look for 18 Rope Walk']);
  unmount();
  show({ coordinates: [51.99, -8.02], coordinatesOf: 'door' });
  expect(screen.queryByRole('term')).toBeNull();
});

test('hours that nobody checked are never told', () => {
  show({ hours: { mon: [['11:00', '22:00']] } });
  expect(screen.getByText('Hours not confirmed, check before you go')).toBeInTheDocument();
  expect(screen.queryByText(/11 am/)).toBeNull();
});

test('map, video and recipe are linked, the last two only where there is one', () => {
  const { unmount } = show();
  const map = screen.getByRole('link', { name: /^Map of The Long Table/ });
  const query = new URL(map.getAttribute('href') ?? '').searchParams.get('query');
  expect(query).toBe('The Long Table, Old Quay, Port Alder');
  expect(screen.queryByRole('link', { name: /Video/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Cook it/ })).toBeNull();
  unmount();
  show({ youtubeLink: 'https://www.youtube.com/watch?v=x', recipe: 'barley-stew' });
  expect(screen.getByRole('link', { name: /^Video of The Long Table/ })).toHaveAttribute('target', '_blank');
  expect(
    screen.getByRole('link', { name: 'Cook it at home with my recipe for Barley Stew' }),
  ).toHaveAttribute('href', '/barley-stew/');
});

test('without a picture there is nothing to enlarge; with one it opens and closes', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: /large/ })).toBeNull();
  unmount();
  show({ image: { name: 'crab-toast', alt: 'Crab on a thick slice of toast.' } });
  fireEvent.click(button('Show the dish large: The Long Table (Old Quay)'));
  const dialog = await screen.findByRole('dialog', { name: 'The Long Table (Old Quay)' });
  expect(within(dialog).getByRole('img', { name: 'Crab on a thick slice of toast.' })).toBeVisible();
  expect(within(dialog).getByText('Crab on a thick slice of toast.')).toBeVisible();
  expect(within(dialog).getByText(/^Made for this site, not photographed there/)).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a photograph of the restaurant’s own plate is not said to be made for this site', async () => {
  show({ image: { name: 'crab-toast', alt: 'Crab on a thick slice of toast.' }, imageTakenThere: true });
  fireEvent.click(button('Show the dish large: The Long Table (Old Quay)'));
  const dialog = await screen.findByRole('dialog', { name: 'The Long Table (Old Quay)' });
  expect(within(dialog).getByText('Crab on a thick slice of toast.')).toBeVisible();
  expect(within(dialog).queryByText(/Made for this site/)).toBeNull();
});

test.each([
  ['a neighbourhood with a history', 'Old Quay', () => neighbourhoods['Old Quay']?.history],
  ['a district that is only described', 'Net Lofts', () => neighbourhoods['Net Lofts']?.text],
  ['a district nobody wrote about', 'Nowhere', () => 'No information available for this district.'],
  ['a name that every object has', 'constructor', () => 'No information available for this district.'],
])('the name of %s opens what there is to tell', async (_, district, words) => {
  show({ name: `The Long Table (${district})` });
  fireEvent.click(button(district));
  const dialog = await screen.findByRole('dialog', { name: district });
  expect(dialog).toHaveTextContent(words() ?? 'missing from the data');
  expect(within(dialog).queryByText('Name Origin') !== null).toBe(district === 'Old Quay');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button(district)).toHaveFocus());
});

test('the notes tell of every neighbourhood', () => {
  render(<NeighbourhoodNotes guide="port-alder" />);
  for (const [name, { nameOrigin = '', history }] of Object.entries(neighbourhoods)) {
    if (history === undefined) continue;
    const note = screen.getByText(name).parentElement;
    expect(note).toHaveTextContent(nameOrigin);
    expect(note).toHaveTextContent(history);
  }
});

test('a card stands alone, and under the providers of the map page', () => {
  render(
    <RegionProvider maps={{}} rules="list">
      <FilterProvider places={[]} start={{ line: '', city: '', regions: {} }}>
        <RestaurantCard restaurant={plain} level={4} />
      </FilterProvider>
    </RegionProvider>,
  );
  const card = screen.getByRole('article');
  expect(card).not.toHaveAttribute('id');
  fireEvent.pointerEnter(card);
  expect(card).toHaveAttribute('data-hovered');
  fireEvent.pointerLeave(card);
  expect(card).not.toHaveAttribute('data-hovered');
});

test('a recipe lists where its dish is served, and nothing where it is not', () => {
  const { container, rerender } = render(<EatOut recipe={{ slug: 'barley-stew', title: 'Barley Stew' }} />);
  expect(screen.getByRole('heading', { name: 'Eat it out' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringMatching(/^\/travel\/port-alder\/\?region=\w+#[a-z0-9-]+$/),
  );
  rerender(<EatOut recipe={{ slug: 'no-such-recipe', title: 'None' }} />);
  expect(container).toBeEmptyDOMElement();
});
