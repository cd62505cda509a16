import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as messages from '@/.content/messages/placeFilters';
import { places, portAlder } from '@/__tests__/guide/filtered-places';
import { FilterProvider } from '@/components/guide/filter-provider.client';
import { GuideStoreProvider } from '@/components/guide/guide-provider.client';
import { PlaceFilters } from '@/components/guide/place-filters.client';
import { filterStart } from '@/lib/guide/filter-state';

const maps = { city: ['quayside', 'upperTown', 'northHill'], coast: ['eastwick'] };
const visit = async (search: string) => {
  window.history.replaceState(null, '', `/travel/port-alder/${search}`);
  render(
    <GuideStoreProvider explorer="list" maps={maps} places={places}>
      <FilterProvider start={filterStart(places, portAlder)}>
        <PlaceFilters messages={messages} />
        <p id="places-city" tabIndex={-1}>
          The list
        </p>
      </FilterProvider>
    </GuideStoreProvider>,
  );
  await act(async () => undefined);
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const chosen = () => within(screen.getByRole('list', { name: 'Filters in use' })).getAllByRole('button');

/** A window 390 px wide. */
function usePhone() {
  Object.assign(window, {
    innerWidth: 390,
    matchMedia: (query: string) => ({
      matches: query === '(width < 640px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

afterEach(() => {
  Object.assign(window, { innerWidth: 1024, matchMedia: undefined });
  document.body.innerHTML = '';
});

it('shows what is chosen as chips and removes each, with the focus on the next one', async () => {
  await visit('?category=lunch,dinner&cuisine=northern-noodles&at=sat-19:00');
  expect(chosen().map(({ textContent }) => textContent)).toEqual([
    'Lunch',
    'Dinner',
    'Northern Noodles',
    'Open Saturday at 7 pm',
  ]);
  await userEvent.click(button('Remove Lunch'));
  expect(window.location.search).toBe('?category=dinner&cuisine=northern-noodles&at=sat-19:00');
  expect(button('Remove Dinner')).toHaveFocus();
  for (const name of ['Remove Open Saturday at 7 pm', 'Remove Northern Noodles'])
    await userEvent.click(button(name));
  expect(window.location.search).toBe('?category=dinner');
  await userEvent.click(button('Remove Dinner'));
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('list', { name: 'Filters in use' })).not.toBeInTheDocument();
  expect(button('More filters')).toHaveFocus();
});

it('opens a sheet on a phone, whose button counts the places and leads to them', async () => {
  usePhone();
  await visit('');
  await userEvent.click(button('More filters'));
  const sheet = within(await screen.findByRole('dialog', { name: 'More filters' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Lunch/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 1 place' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('The list')).toHaveFocus();
  expect(chosen()).toHaveLength(1);
});

it('returns to its button from a sheet without a choice', async () => {
  usePhone();
  await visit('');
  await userEvent.click(button('More filters'));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 4 places' }));
  expect(button('More filters')).toHaveFocus();
});

it('keeps the sheet closed for filters in the address', async () => {
  usePhone();
  await visit('?category=lunch');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Remove Lunch')).toBeVisible();
  expect(button(/^More filters/)).toHaveAttribute('aria-expanded', 'false');
});
