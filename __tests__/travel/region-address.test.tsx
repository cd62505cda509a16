import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { button, inCity, isChosen, nextFrame, onCoast, open, scrolledTo, startByLink } from './shown-city';

beforeEach(startByLink);
afterEach(() => jest.restoreAllMocks());

describe('an address with a region', () => {
  it('opens with it, whatever the case of its letters', async () => {
    await open('?region=EASTWICK');
    expect(onCoast().getByRole('heading', { name: 'Eastwick' })).toBeVisible();
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
  });

  it('that nobody knows is left alone', async () => {
    await open('?region=<b>atlantis');
    expect(inCity().getByText('Choose a region on the map.')).toBeVisible();
    expect(window.location.search).toContain('atlantis');
  });

  it('is followed back and forward', async () => {
    await open('?region=quayside');
    window.history.replaceState(null, '', '/travel/port-alder/?region=upperTown');
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(true);
    window.history.replaceState(null, '', '/travel/port-alder/');
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(false);
  });

  it('brings the page to its map, except for who comes back to it', async () => {
    await open('?region=eastwick');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith('map-coast', { behavior: 'instant' }));
    cleanup();
    scrolledTo.mockClear();
    fireEvent.popState(window);
    await open('?region=eastwick#hut');
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
    await nextFrame();
    await nextFrame();
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it('shows the region of the card a hash leads to, until the visitor chooses', async () => {
    const user = await open('#hut');
    expect(isChosen('Eastwick 1 restaurant')).toBe(true);
    expect(onCoast().getByText('Card of hut')).toBeVisible();
    await waitFor(() => expect(scrolledTo).toHaveBeenCalled());
    await user.click(button('Eastwick 1 restaurant'));
    expect(window.location.href).toBe('http://localhost/travel/port-alder/');
  });

  it('that the browser would not change does not take back what was chosen', async () => {
    const user = await open('?region=quayside');
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    await user.click(button('Upper Town'));
    fireEvent.popState(window);
    expect(isChosen('Upper Town')).toBe(true);
  });

  it('is gone to again by a link to it, but not by one that opens in another tab', async () => {
    await open('?region=eastwick#hut');
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(1));
    const link = document.createElement('a');
    link.href = window.location.href;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    fireEvent.click(link, { ctrlKey: true });
    await act(() => new Promise((done) => setTimeout(done, 120)));
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    fireEvent.click(link);
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledTimes(2));
    link.remove();
  });
});
