import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, words } from '@/__tests__/search/few-words';
import { box, line, names, open } from './shown-finder';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
const toast = jest.fn();
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

beforeEach(() => {
  global.fetch = answer(words);
});

describe('a misspelling', () => {
  it('in the address is offered corrected, as a link that searches and leads to the results', async () => {
    const user = userEvent.setup();
    await open('chowdah');
    const offer = within(screen.getAllByRole('status')[0] as HTMLElement).getByRole('link', {
      name: 'Chowder',
    });
    expect(offer).toHaveAttribute('href', expect.stringMatching(/\?q=Chowder$/));
    offer.addEventListener('click', (event) => event.preventDefault());
    await user.click(offer);
    expect(line()).toHaveTextContent('Places for "Chowder", 3 of them');
    expect(line()).toHaveFocus();
  });

  it('whose correction opens in another tab stays as it is', async () => {
    const user = userEvent.setup();
    await open('chowdah');
    const offer = within(screen.getAllByRole('status')[0] as HTMLElement).getByRole('link', {
      name: 'Chowder',
    });
    offer.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(offer);
    await user.keyboard('{/Control}');
    expect(box()).toHaveValue('chowdah');
    expect(offer).toBeVisible();
  });

  it('is corrected by the words of the site', async () => {
    await open('taners quartrs');
    expect(await screen.findByRole('link', { name: 'Tanners quarters' })).toBeVisible();
  });

  it('is searched corrected on Enter, with a message for three seconds', async () => {
    const user = userEvent.setup();
    await open(null);
    await user.type(box(), ' ropewlak ');
    await screen.findByText(/Did you mean/);
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=Ropewalk');
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Corrected to: "Ropewalk"', duration: 3000 }),
    );
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('of a search without results is the way on where it finds something', async () => {
    await open('ropewlak');
    const row = (await screen.findByText('Look at the spelling')).parentElement as HTMLElement;
    expect(await within(row).findByRole('link', { name: 'Ropewalk' })).toBeVisible();
  });
});

it('a search that finds nothing offers the word of it that does', async () => {
  await open('chowder zzzzzz');
  const row = (await screen.findByText('Look at the spelling')).parentElement as HTMLElement;
  expect(await within(row).findByRole('link', { name: 'chowder' })).toBeVisible();
});
