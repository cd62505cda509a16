import { act, screen } from '@testing-library/react';
import { FilterProvider } from '@/components/travel/filters/filter-provider.client';
import { filterStart } from '@/lib/travel/filters/filter-state';
import { point } from './mouse';
import { button, inCity, isChosen, open, places, portAlder, shape, startByLink } from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('the panel', () => {
  it('shows every restaurant under its region until one is chosen', async () => {
    await open();
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(inCity().getByRole('heading', { name: 'Upper Town' })).toBeVisible();
    expect(inCity().getByText('Card of lamp')).toBeVisible();
  });

  it('clears the region and takes the keyboard to what stands there instead', async () => {
    const user = await open();
    await user.click(button('Quayside 2 restaurants'));
    await user.click(button('Clear'));
    expect(isChosen('Quayside 2 restaurants')).toBe(false);
    expect(document.activeElement).toHaveTextContent('Choose a region on the map.');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('leaves the keyboard in the panel when another region puts away what had it', async () => {
    await open();
    const hours = inCity().getByRole('button', { name: 'Hours of lamp' });
    act(() => hours.focus());
    point(shape('upperTown'));
    expect(hours).not.toBeVisible();
    expect(document.activeElement).toHaveTextContent('Upper Town');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says once, in the panel of the map that was used, what was chosen', async () => {
    const user = await open();
    await user.click(shape('quayside'));
    const said = screen.getAllByRole('status').map((each) => each.textContent);
    expect(said.filter(Boolean)).toEqual(['Quayside: 2 restaurants']);
  });
});

describe('the panel under filters', () => {
  const filtered = (search: string) =>
    open(search, (page) => (
      <FilterProvider places={places} start={filterStart(places, portAlder)}>
        {page}
      </FilterProvider>
    ));

  it('counts and shows what they leave, on the map too', async () => {
    await filtered('?category=dinner&region=quayside');
    expect(inCity().getAllByText('1 of 2 restaurants')[0]).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(inCity().getByText('Card of lamp')).not.toBeVisible();
    expect(document.querySelector('[data-pin=lamp]')).toBeNull();
    expect(button('Quayside 1 restaurant')).toBeVisible();
  });

  it('says when they leave nothing, and clears them', async () => {
    const user = await filtered('?category=lunch&cuisine=noodles&region=quayside');
    expect(inCity().getByText('None of my places here fits the filters.')).toBeVisible();
    // The region is still there to choose.
    expect(button('Quayside')).toBeVisible();
    await user.click(inCity().getByRole('button', { name: 'Clear filters' }));
    expect(inCity().getByText('Card of lamp')).toBeVisible();
    expect(inCity().getByText('Card of reed')).toBeVisible();
    expect(window.location.search).toBe('?region=quayside');
  });
});
