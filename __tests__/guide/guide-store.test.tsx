import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import {
  button,
  goTo,
  inCity,
  isChosen,
  nextFrame,
  onCoast,
  open,
  scrolledTo,
  startByLink,
} from '@/__tests__/guide/shown-city';
import { refuseAddress } from '@/__tests__/storage/refused';

const QUAYSIDE = 'Quayside 2 restaurants';
const EASTWICK = 'Eastwick 1 restaurant';
const hint = () => inCity().getByText('Choose a region on the map.');

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('the region of the address', () => {
  it('is selected whatever its case, and follows Back and Forward', async () => {
    await open('?region=EASTWICK');
    expect(onCoast().getByRole('heading', { name: 'Eastwick' })).toBeVisible();
    expect(isChosen(EASTWICK)).toBe(true);
    goTo('?region=upperTown');
    expect(isChosen('Upper Town')).toBe(true);
    goTo('');
    expect(isChosen('Upper Town')).toBe(false);
  });

  it('is ignored and left in the address when it is unknown', async () => {
    await open('?region=<b>atlantis');
    expect(hint()).toBeVisible();
    expect(window.location.search).toContain('atlantis');
  });

  it('scrolls to its map, but not when the visitor came back', async () => {
    await open('?region=eastwick');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-coast', { behavior: 'instant' }));
    cleanup();
    scrolledTo.mockClear();
    fireEvent.popState(window);
    await open('?region=eastwick#hut');
    expect(isChosen(EASTWICK)).toBe(true);
    await nextFrame();
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('does not undo a choice that the browser refused to write', async () => {
    const user = await open('?region=quayside');
    refuseAddress();
    await user.click(button('Upper Town'));
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(true);
  });

  it('is scrolled to again by a link to it, unless the link opens a new tab', async () => {
    await open('?region=eastwick#hut');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    const link = document.createElement('a');
    link.href = window.location.href;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link);
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(2));
    await nextFrame();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    link.remove();
  });
});

describe('a default region', () => {
  it('is deselected permanently when it is pressed or cleared', async () => {
    const user = await open('', 'quayside');
    await user.click(button(QUAYSIDE));
    expect(window.location.search).toBe('?region=all');
    expect(hint()).toBeVisible();
    await user.click(button('Upper Town'));
    expect(window.location.search).toBe('?region=upperTown');
    await user.click(inCity().getByRole('button', { name: /^All of / }));
    expect(window.location.search).toBe('?region=all');
    expect(isChosen(QUAYSIDE)).toBe(false);
  });

  it('loses to the region of the address, and to all of them', async () => {
    await open('?region=upperTown', 'quayside');
    expect(isChosen('Upper Town')).toBe(true);
    goTo('?region=all');
    await waitFor(() => expect(hint()).toBeVisible());
  });

  it('loses to filters in the address', async () => {
    await open('?category=lunch', 'quayside');
    expect(isChosen('Quayside 1 restaurant')).toBe(false);
    expect(hint()).toBeVisible();
  });
});
