import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as words from '@/.content/words/placeFilters';
import { useFilters } from '@/components/travel/filters/filter-context.client';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { PlaceFilters } from '@/components/travel/filters/place-filters.client';
import { RegionContext, type Regions } from '@/components/travel/regions/region-context.client';
import { filterStart } from '@/lib/travel/filters/filter-state';
import { places, portAlder, restaurant, restaurants } from './filtered-places';

function Listed() {
  const { shows, control } = useFilters();
  return (
    <ul aria-label="Places">
      {restaurants.map(({ slug, name }) =>
        shows(slug) ? (
          <li key={slug}>{[name, control?.state?.opennessOf(slug)].filter(Boolean).join(', ')}</li>
        ) : null,
      )}
    </ul>
  );
}
const start = filterStart(places, portAlder);
/** A region is only looked at here. */
const noWays = {} as Regions;
const page = () => (
  <FilterProvider places={places} start={start}>
    <PlaceFilters words={words} />
    <Listed />
  </FilterProvider>
);
const visit = (search: string) => {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
};
/** Arrives at an address, with what filters where there is a filter in it. */
const arrive = async (search: string) => {
  visit(search);
  const shown = render(page());
  await act(async () => undefined);
  return shown;
};
const listed = (root: HTMLElement = document.body) =>
  within(within(root).getByRole('list', { name: 'Places' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const names = restaurants.map(({ name }) => name);
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
const search = () => window.location.search;

afterEach(() => jest.useRealTimers());

test('the exported page holds every place, whatever the address asks for', () => {
  visit('?category=lunch&at=sat-19:00');
  const exported = document.createElement('div');
  exported.innerHTML = renderToString(page());
  expect(listed(exported)).toEqual(names);
});

test('a pressed category leaves the places that have it; two leave the places with either', async () => {
  await arrive('?region=quayside');
  const steps = window.history.length;
  await userEvent.click(button('More filters'));
  await userEvent.click(button(/^Lunch/));
  expect(listed()).toEqual(['Bell']);
  expect(status()).toBe('1 of 4 restaurants on the maps');
  await userEvent.click(button(/^Sweet/));
  expect(listed()).toEqual(['Bell', 'Cove', 'Dory']);
  expect(button(/^Sweet/)).toHaveAttribute('aria-pressed', 'true');
  expect(search()).toBe('?region=quayside&category=lunch,sweet');
  await userEvent.click(button(/^Lunch/));
  expect(listed()).toEqual(['Cove', 'Dory']);
  expect(search()).toBe('?region=quayside&category=sweet');
  expect(window.history.length).toBe(steps);
});

test('a link with filters applies them, in any case, and shows the controls they stand in', async () => {
  await arrive('?CATEGORY=x&category=DINNER,nonsense&cuisine=Northern%20Noodles&at=SAT-19:00');
  expect(listed()).toEqual(['Bell, unknown']);
  expect(await screen.findByRole('combobox', { name: 'Cuisine' })).toHaveDisplayValue('Northern Noodles (1)');
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Saturday');
  expect(screen.getByLabelText('Time in Port Alder')).toHaveValue('19:00');
  expect(button(/^More filters/)).toHaveAccessibleName('More filters 3 in use');
  expect(button(/^More filters/)).toHaveAttribute('aria-expanded', 'true');
});

test('numbers say what they count, and follow the region that is chosen and the filters', async () => {
  const spread = [
    ...restaurants,
    { ...restaurant('Elm', 'Oysters', ['Lunch', 'Dinner']), region: 'northHill' as const },
    { ...restaurant('Fern', 'Porridge', ['Lunch']), region: 'eastwick' as const, city: 'Eastwick' },
  ];
  const chosen = (selected: string | null, isDefault = false) => (
    <FilterProvider places={spread} start={filterStart(spread, portAlder)}>
      <RegionContext value={{ ...noWays, selected, chosen: isDefault ? null : selected }}>
        <PlaceFilters words={words} />
      </RegionContext>
    </FilterProvider>
  );
  visit('');
  const { rerender } = render(chosen(null));
  expect(status()).toBe('6 restaurants on the maps, 5 of them in Port Alder');
  await userEvent.click(button('More filters'));
  expect(button(/^Lunch/)).toHaveAccessibleName('Lunch 3 on the maps');
  // The region a guide opens with is not one that the visitor asked for.
  rerender(chosen('northHill', true));
  expect(button(/^Lunch/)).toHaveAccessibleName('Lunch 3 on the maps');
  rerender(chosen('northHill'));
  expect(button(/^Lunch/)).toHaveAccessibleName('Lunch 1 in North Hill');
  expect(button(/^Sweet/)).toHaveAccessibleName('Sweet');
  rerender(chosen('quayside'));
  await userEvent.click(button(/^Lunch/));
  expect(status()).toBe('1 of 4 restaurants in Quayside');
  expect(button(/^Dinner/)).toHaveAccessibleName('Dinner 2 in Quayside');
  rerender(chosen('upperTown'));
  expect(status()).toBe('0 restaurants in Upper TownNone of my places in Upper Town fits all of that.');
  rerender(chosen(null));
  expect(status()).toBe('3 of 6 restaurants on the maps, 2 of them in Port Alder');
  const cuisine = await screen.findByRole('combobox', { name: 'Cuisine' });
  expect(within(cuisine).getByRole('option', { name: 'Oysters (1)' })).toBeInTheDocument();
  rerender(chosen('quayside'));
  expect(within(cuisine).getByRole('option', { name: 'Oysters' })).toBeInTheDocument();
});

test('Back to an address without filters lets go of them', async () => {
  await arrive('?category=lunch');
  expect(listed()).toEqual(['Bell']);
  await act(async () => visit('?region=upperTown'));
  expect(listed()).toEqual(names);
});

test('Clear filters clears all of them, keeps what others have in the address, and keeps the focus', async () => {
  await arrive('?walk=bell&category=lunch&cuisine=persian&at=mon-09:00');
  expect(listed()).toEqual([]);
  expect(status()).toContain('0 of 4 restaurants on the maps');
  expect(status()).toContain('None of my places fits all of that.');
  await userEvent.click(button('Clear filters'));
  expect(listed()).toEqual(names);
  expect(search()).toBe('?walk=bell');
  expect(button('More filters')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('a cuisine narrows the list and the numbers beside the categories; a number of none is not written', async () => {
  await arrive('');
  await userEvent.click(button('More filters'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Cuisine' }), 'Persian (2)');
  expect(listed()).toEqual(['Anchor', 'Cove']);
  expect(search()).toBe('?cuisine=persian');
  expect(button(/^Dinner/)).toHaveTextContent('Dinner 1');
  expect(button(/^Lunch/)).toHaveTextContent(/^Lunch$/);
});

test('a chosen time hides what is closed, keeps what is not confirmed, and says how many of each', async () => {
  await arrive('');
  await userEvent.click(button('More filters'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Day' }), 'Saturday');
  expect(search()).toBe('?at=sat-19:00');
  expect(listed()).toEqual(['Anchor, open', 'Bell, unknown', 'Dory, unknown']);
  expect(status()).toContain('3 of 4 restaurants on the maps');
  expect(status()).toContain('Saturday at 7 pm: 1 open, 2 with hours not confirmed, 1 closed and left out.');
  expect(status()).toContain('Most Hill Market shops are closed then; Fish Hall is closed.');
  expect(screen.getByRole('link', { name: 'Fish Hall' })).toHaveAttribute(
    'href',
    '/travel/port-alder/fish-hall/',
  );
});

test('after midnight a place that opened the evening before is open', async () => {
  await arrive('?at=sun-01:30');
  expect(listed()).toContain('Anchor, open');
  expect(await screen.findByText(/Sunday at 1:30 am: 1 open/)).toBeInTheDocument();
});

test('Now takes the day and minute it is in Port Alder, and Any time lets go of it', async () => {
  // Saturday, 12:15 in Port Alder.
  jest.useFakeTimers({ now: new Date('2025-07-05T11:15:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await arrive('');
  await user.click(button('More filters'));
  await user.click(await screen.findByRole('button', { name: 'Now' }));
  expect(search()).toBe('?at=sat-12:15');
  expect(listed()).toEqual(['Bell, unknown', 'Cove, open', 'Dory, unknown']);
  expect(status()).toContain('Most Hill Market shops are open then; Fish Hall is open.');
  await user.click(button('Any time'));
  expect(search()).toBe('');
  expect(listed()).toEqual(names);
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveFocus();
});

test('a time that is half typed changes nothing until it is whole', async () => {
  await arrive('?at=sat-19:00');
  const field = await screen.findByLabelText('Time in Port Alder');
  // A browser calls a field half filled bad input, and an empty one not.
  const validity = jest.spyOn(HTMLInputElement.prototype, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  await userEvent.clear(field);
  expect(search()).toBe('?at=sat-19:00');
  validity.mockRestore();
  await userEvent.type(field, '09:30');
  expect(search()).toBe('?at=sat-09:30');
  expect(listed()).toContain('Cove, open');
});

test('a time field that is cleared is any time', async () => {
  await arrive('?category=dinner&at=sat-19:00');
  const field = await screen.findByLabelText('Time in Port Alder');
  expect(listed()).toEqual(['Anchor, open', 'Bell, unknown']);
  await userEvent.clear(field);
  expect(search()).toBe('?category=dinner');
  expect(listed()).toEqual(['Anchor', 'Bell']);
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Any day');
  expect(field).toHaveFocus();
});

test('what the browser would not write into the address stays chosen until the address asks for something else', async () => {
  await arrive('?category=dinner');
  const replace = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  await userEvent.click(button(/^Dinner/));
  await userEvent.click(button(/^Lunch/));
  replace.mockRestore();
  expect(listed()).toEqual(['Bell']);
  await act(async () => visit('?category=dinner&region=upperTown'));
  expect(listed()).toEqual(['Bell']);
  await act(async () => visit('?category=sweet'));
  expect(listed()).toEqual(['Cove', 'Dory']);
  await act(async () => visit('?category=dinner'));
  expect(listed()).toEqual(['Anchor', 'Bell']);
});

test('while no restaurant’s hours are confirmed it is said once, before anything is set, and not on every card', async () => {
  visit('');
  const some = [...places]
    .reverse()
    .map(({ hours, ...one }) => (one.kind === 'market' && hours ? { ...one, hours } : one));
  render(
    <FilterProvider places={some} start={start}>
      <PlaceFilters words={words} />
      <Listed />
    </FilterProvider>,
  );
  await userEvent.click(button('More filters'));
  const group = await screen.findByRole('group', { name: 'Open at' });
  expect(group).toHaveAccessibleDescription(/No restaurant’s hours are confirmed yet/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Saturday');
  expect(listed()).toEqual(names);
  expect(status()).toContain('Saturday at 7 pm: no restaurant’s hours are confirmed.');
  expect(status()).toContain('Fish Hall is closed then; most Hill Market shops are closed.');
});

test('a card outside of the map page is shown, with no word about the time', () => {
  visit('?category=lunch&at=sat-19:00');
  render(
    <>
      <PlaceFilters words={words} />
      <Listed />
    </>,
  );
  expect(listed()).toEqual(names);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
