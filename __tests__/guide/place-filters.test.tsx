import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as messages from '@/.content/messages/placeFilters';
import { places, portAlder, restaurant, restaurants } from '@/__tests__/guide/port-alder-place';
import { refuseAddress } from '@/__tests__/storage/refused';
import { GuideProvider } from '@/components/content/guide-context.client';
import { FilterProvider } from '@/components/guide/filter-provider.client';
import { GuideStoreProvider } from '@/components/guide/guide-provider.client';
import { useGuideState } from '@/components/guide/guide-store.client';
import { PlaceFilters } from '@/components/guide/place-filters.client';
import type { Place } from '@/lib/content/place';
import { filterStart } from '@/lib/guide/filter-state';

const NAMES = ['Anchor', 'Bell', 'Cove', 'Dory'];

function Listed() {
  const filters = useGuideState((state) => state.filters);
  const shown = restaurants.filter(({ slug }) => filters?.shows(slug) ?? true);
  return (
    <ul aria-label="Places">
      {shown.map(({ slug, name }) => (
        <li key={slug}>{[name, filters?.opennessOf(slug)].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
}
const maps = { city: ['quayside', 'upperTown', 'northHill'], coast: ['eastwick'] };
const page = (of: Place[] = places, defaultRegion?: string) => (
  <GuideStoreProvider explorer="list" maps={maps} defaultRegion={defaultRegion} places={of}>
    <FilterProvider start={filterStart(of, portAlder)}>
      <PlaceFilters messages={messages} />
      <Listed />
    </FilterProvider>
  </GuideStoreProvider>
);
const setAddress = (search: string) => window.history.replaceState(null, '', `/travel/port-alder/${search}`);
const visit = async (search = '', of?: Place[]) => {
  setAddress(search);
  render(page(of));
  await act(async () => undefined);
};
const listed = () =>
  within(screen.getByRole('list', { name: 'Places' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const select = (name: string) => screen.findByRole('combobox', { name });
const status = () => screen.getByRole('status').textContent;
const search = () => window.location.search;

afterEach(() => jest.useRealTimers());

it('the filters count what they and the selected region leave', async () => {
  const more = [
    ...restaurants,
    { ...restaurant('Elm', 'Oysters', ['Lunch', 'Dinner']), region: 'northHill' },
    { ...restaurant('Fern', 'Porridge', ['Lunch']), region: 'eastwick', city: 'Eastwick' },
  ];
  setAddress('');
  render(page(more, 'northHill'));
  const showRegion = (region: string, filters = '') =>
    act(async () => setAddress(`?region=${region}${filters}`));
  expect(status()).toBe('6 restaurants on the maps, 5 of them in Port Alder');
  await userEvent.click(button('More filters'));
  expect(button(/^Lunch/)).toHaveAccessibleName('Lunch 3 on the maps');
  await showRegion('northHill');
  expect(button(/^Lunch/)).toHaveAccessibleName('Lunch 1 in North Hill');
  expect(button(/^Sweet/)).toHaveAccessibleName('Sweet');
  await showRegion('quayside');
  await userEvent.click(button(/^Lunch/));
  expect(status()).toBe('1 of 4 restaurants in Quayside');
  expect(button(/^Dinner/)).toHaveAccessibleName('Dinner 2 in Quayside');
  await showRegion('upperTown', '&category=lunch');
  expect(status()).toBe('0 restaurants in Upper TownNone of my places in Upper Town match all of that.');
  await act(async () => setAddress('?category=lunch&cuisine=persian'));
  expect(status()).toContain('None of my places match all of that.');
  await act(async () => setAddress('?category=lunch'));
  expect(status()).toBe('3 of 6 restaurants on the maps, 2 of them in Port Alder');
  const cuisine = within(await select('Cuisine'));
  expect(cuisine.getByRole('option', { name: 'Oysters (1)' })).toBeInTheDocument();
  await showRegion('quayside', '&category=lunch');
  expect(cuisine.getByRole('option', { name: 'Oysters' })).toBeInTheDocument();
});

it('a half typed time changes nothing', async () => {
  await visit('?at=sat-19:00');
  const field = await screen.findByLabelText('Time in Port Alder');
  const validity = jest.spyOn(HTMLInputElement.prototype, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  await userEvent.clear(field);
  expect(search()).toBe('?at=sat-19:00');
  validity.mockRestore();
  await userEvent.type(field, '09:30');
  expect(search()).toBe('?at=sat-09:30');
  expect(listed()).toContain('Cove, open');
});

it('a cleared time field means any time', async () => {
  await visit('?category=dinner&at=sat-19:00');
  const field = await screen.findByLabelText('Time in Port Alder');
  await userEvent.clear(field);
  expect(search()).toBe('?category=dinner');
  expect(listed()).toEqual(['Anchor', 'Bell']);
  expect(await select('Day')).toHaveDisplayValue('Any day');
  expect(field).toHaveFocus();
});

it('a choice that the browser refused to write stays until the address changes its filters', async () => {
  await visit('?category=dinner');
  const replace = refuseAddress();
  await userEvent.click(button(/^Dinner/));
  await userEvent.click(button(/^Lunch/));
  replace.mockRestore();
  expect(listed()).toEqual(['Bell']);
  for (const [address, shown] of [
    ['?category=dinner&region=upperTown', ['Bell']],
    ['?category=sweet', ['Cove', 'Dory']],
    ['?category=dinner', ['Anchor', 'Bell']],
  ] as const) {
    await act(async () => setAddress(address));
    expect(listed()).toEqual(shown);
  }
});

it('the filters offer no time without confirmed hours, and name the markets of a time in the address', async () => {
  const unconfirmed = places.map(({ hours, ...one }) =>
    one.kind === 'market' && hours ? { ...one, hours } : one,
  );
  await visit('?at=sat-19:00', unconfirmed.reverse());
  await screen.findByText(/no restaurant’s hours are confirmed/);
  expect(screen.queryByRole('group', { name: 'Open at' })).toBeNull();
  expect(listed()).toEqual(NAMES);
  expect(status()).toContain('Saturday at 7 pm: no restaurant’s hours are confirmed.');
  expect(status()).toContain('Fish Hall is closed then; most Hill Market shops are closed.');
});

it('every card and no control is shown outside a filter provider', () => {
  setAddress('?category=lunch&at=sat-19:00');
  render(
    <>
      <PlaceFilters messages={messages} />
      <Listed />
    </>,
  );
  expect(listed()).toEqual(NAMES);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['12-25', true],
  ['2026-12-26', false],
])(
  'the filters on 25 December note that hours may differ where %s is a public holiday: %s',
  async (day, isShown) => {
    jest.useFakeTimers({ now: new Date('2026-12-25T12:00:00Z'), advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    setAddress('');
    render(
      <GuideProvider guide={{ id: 'port-alder', name: 'Port Alder', zone: 'Europe/Dublin', holidays: [day] }}>
        {page()}
      </GuideProvider>,
    );
    await user.click(button('More filters'));
    await select('Day');
    const note = screen.queryByText('Today is a public holiday, so hours may differ.');
    expect(note !== null).toBe(isShown);
  },
);
