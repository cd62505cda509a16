import { act } from '@testing-library/react';
import { point } from '@/__tests__/guide/mouse';
import { button, inCity, open, shape, startByLink } from '@/__tests__/guide/shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

it('moves the focus to its header when the focused element is hidden', async () => {
  await open();
  const hours = inCity().getByRole('button', { name: 'Hours of lamp' });
  act(() => hours.focus());
  point(shape('upperTown'));
  expect(hours).not.toBeVisible();
  expect(document.activeElement).toHaveTextContent('Upper Town');
  expect(document.body).not.toHaveFocus();
});

it('counts and shows the places that pass the filters, in the list and on the map', async () => {
  await open('?category=dinner&region=quayside');
  expect(inCity().getAllByText('1 of 2 restaurants')[0]).toBeVisible();
  expect(inCity().getByText('Card of reed')).toBeVisible();
  expect(inCity().getByText('Card of lamp')).not.toBeVisible();
  expect(document.querySelector('[data-pin=lamp]')).toBeNull();
  expect(button('Quayside 1 restaurant')).toBeVisible();
});

it('offers to clear filters that no place of the region passes', async () => {
  const user = await open('?category=lunch&cuisine=noodles&region=quayside');
  expect(inCity().getByText('None of my places here match the filters.')).toBeVisible();
  expect(button('Quayside')).toBeVisible();
  await user.click(inCity().getByRole('button', { name: 'Clear filters' }));
  expect(inCity().getByText('Card of lamp')).toBeVisible();
  expect(inCity().getByText('Card of reed')).toBeVisible();
  expect(window.location.search).toBe('?region=quayside');
});

describe('on paper', () => {
  const printed = () =>
    [...document.querySelectorAll('article')]
      .filter((card) => !card.hidden && !card.closest('[hidden],.screen-only,.print\\:hidden'))
      .map(({ id }) => id);
  let print: jest.Mock;
  beforeEach(() => {
    print = jest.fn();
    window.print = print;
  });

  it.each(['', '?region=quayside', '?region=all'])('%s lists every place', async (search) => {
    await open(search);
    expect(printed()).toEqual(['lamp', 'reed', 'hut']);
  });

  it('names the selected region', async () => {
    await open('?region=quayside');
    expect(
      inCity().getByText('Selected on screen: Quayside. Every place is listed here.'),
    ).toBeInTheDocument();
  });

  it('lists only the selected region on request, and every place again after that', async () => {
    const user = await open('?region=quayside');
    const onSheet = new Promise<string[]>((resolve) => print.mockImplementation(() => resolve(printed())));
    await user.click(inCity().getByRole('button', { name: 'Print Quayside' }));
    expect(await onSheet).toEqual(['lamp', 'reed']);
    expect(inCity().getByText('Only Quayside is listed here.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(inCity().queryByText('Only Quayside is listed here.')).not.toBeInTheDocument();
    expect(printed()).toEqual(['lamp', 'reed', 'hut']);
  });
});
