import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fillStorage, refuseAddress } from '@/__tests__/storage/refused';
import { pressUnhurried } from '@/__tests__/storage/unhurried';
import { toast } from '@/components/ui/toast';
import { WalkToggle } from '@/components/walk/walk-toggle.client';
import { removeStored } from '@/lib/storage/write';
import { traversal } from '@/lib/ui/traversal';
import { WALKS } from '@/lib/walk/saved-walks';
import {
  bar,
  cleanUp,
  layOut,
  navigate,
  Page,
  places,
  press,
  storedWalks,
  storeWalks,
  toggle,
  user,
  visit,
  visitOwn,
} from './shown-walk';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

beforeEach(pressUnhurried);
afterEach(cleanUp);

describe('WalkProvider', () => {
  describe('a shared walk', () => {
    it('opens once per visit and becomes the visitor’s walk when it is changed', async () => {
      await visit('?walk=far,s3');
      await screen.findByRole('dialog', { name: 'A shared walk' });
      await press('Close');
      const shared = screen.getByRole('region', { name: 'A shared walk' });
      expect(shared).toHaveTextContent('A shared walk: 2 stopsFrom the link you opened.');
      expect(toggle('Far')).toHaveAccessibleName('On the walk as stop 1: Far, see the whole walk');
      expect(toggle('Lost')).toHaveAccessibleName('Add Lost to the Walk');
      await navigate('');
      await navigate('?walk=far,s3');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(localStorage).toHaveLength(0);
      await user.click(toggle('Lost'));
      expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 1: Far, see the whole walk');
      expect(storedWalks()).toEqual(['far,s3,lost']);
      expect(bar()).toHaveTextContent('Your walk: 3 stops');
    });

    it('does not open when it is stored already, unless the address asks for it', async () => {
      await visitOwn('?walk=market,lamp');
      expect(bar()).toHaveTextContent('Your walk: 2 stops');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      storeWalks('market,lamp', 'far,lost');
      await navigate('?walk=far,lost#walk');
      expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
      expect(window.location.hash).toBe('');
    });
  });

  describe('places that are no longer on the map', () => {
    it('are counted in a stored walk, which stays the visitor’s', async () => {
      storeWalks('market,nowhere,lamp', 'lost,gone');
      await visit('?walk=market,nowhere,lamp');
      expect(bar()).toHaveTextContent('Your walk: 2 stopsOne place of this walk is no longer on the map.');
      await press('Open the walk');
      await screen.findByRole('dialog', { name: 'Your walk' });
      expect(screen.getByRole('button', { name: 'Lost 1 stop, 1 no longer on the map' })).toBeVisible();
      await press('Remove Lamp from the walk');
      expect(storedWalks()).toEqual(['market', 'lost,gone']);
    });

    it('are counted apart from stops beyond the tenth', async () => {
      await visit(`?walk=${[...places.map(({ slug }) => slug), 'nowhere']}`);
      expect(await screen.findByRole('dialog', { name: 'A shared walk' })).toHaveAccessibleDescription(
        /^One place of this walk is no longer on the map\. A walk has room for 10 stops, so 2 stops in this link were left out\./,
      );
    });
  });

  describe('the walk at an older entry of the history', () => {
    const goBack = (search: string) =>
      act(async () => {
        window.history.replaceState(null, '', `/travel/port-alder/${search}`);
        traversal.to = window.location.href;
        window.dispatchEvent(new PopStateEvent('popstate'));
      });

    it('is the first one of the visit at an entry without a walk, but links close it', async () => {
      await visit();
      await user.click(toggle('Stop 1'));
      await goBack('');
      expect(window.location.search).toBe('?walk=s1');
      await navigate('');
      expect(window.location.search).toBe('');
      expect(bar()).not.toBeInTheDocument();
    });
  });

  describe('stored walks', () => {
    it('hold one entry per walk while stops are added, and keep a cleared walk', async () => {
      await visit();
      for (const name of ['Lamp', 'Far', 'Market']) await user.click(toggle(name));
      expect(storedWalks()).toEqual(['lamp,far,market']);
      await press('Open the walk');
      await screen.findByRole('dialog', { name: 'Your walk' });
      await press('Clear the walk');
      expect(storedWalks()).toEqual(['lamp,far,market']);
      expect(screen.getByRole('heading', { name: 'Your recent walks' })).toBeVisible();
    });

    it('are all stored when links lead from one walk to another or to none', async () => {
      await visit();
      for (const name of ['Far', 'Stop 4', 'Far']) await user.click(toggle(name));
      await screen.findByRole('dialog', { name: 'Your walk' });
      await press('Remove Far from the walk');
      await press('Close');
      expect(storedWalks()).toEqual(['s4']);
      for (const search of ['', '?walk=far,s4', '?walk=s4']) await navigate(search);
      expect(storedWalks()).toEqual(['far,s4', 's4']);
    });

    it('are hidden for the visit with their bar', async () => {
      storeWalks('lamp,lost');
      await visit();
      await user.click(await screen.findByRole('button', { name: 'Hide this bar' }));
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
      await user.click(toggle('Lamp'));
      expect(bar()).toHaveTextContent('Your walk: 1 stop');
    });

    it('are not promised when storage is full', async () => {
      await visit();
      fillStorage();
      await user.click(toggle('Lamp'));
      await waitFor(() => expect(bar()).toHaveTextContent('Only in this page’s link.'));
      jest.restoreAllMocks();
      // Also removes the copy in memory.
      act(() => void removeStored(WALKS));
    });
  });
});

describe('the bar of a walk', () => {
  it('is not in the exported page, whatever the address', () => {
    window.history.replaceState(null, '', '/?walk=lamp');
    const html = renderToString(<Page />);
    expect(html).toContain('to your ');
    expect(html).not.toContain(' walk: take ');
    expect(html).not.toContain('Open the walk');
  });

  it('reserves its height on the page while it is shown', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(63);
    await visitOwn('?walk=lamp');
    const reserved = () => document.documentElement.style.getPropertyValue('--walk-bar');
    layOut();
    expect(reserved()).toBe('63px');
    await user.click(toggle('Lamp'));
    await screen.findByRole('dialog');
    await press('Remove Lamp from the walk');
    expect(reserved()).toBe('');
  });

  it('is loaded with the first stop and announces it in an existing status', async () => {
    storeWalks();
    await visitOwn();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(toggle('Lamp'));
    const status = await screen.findByRole('status');
    expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('Added to your walk: 1 stop'));
  });

  it('announces a refused eleventh stop in the words of the toast, and keeps the walk', async () => {
    const ten = places.slice(0, 10).map(({ slug }) => slug);
    await visitOwn(`?walk=${ten}`);
    await user.click(toggle('Stop 6'));
    const status = await screen.findByText(
      /^A walk has room for 10 stops\. Remove one to make room for this one\.$/,
    );
    expect(status).toHaveAttribute('role', 'status');
    expect(screen.queryByText(/Removed from your walk/)).not.toBeInTheDocument();
    expect(storedWalks()).toEqual([ten.join()]);
  });
});

describe('WalkToggle', () => {
  it('rejects an eleventh stop with a toast', async () => {
    const ten = places.slice(0, 10).map(({ slug }) => slug);
    await visitOwn(`?walk=${ten}`);
    await user.click(toggle('Stop 7'));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'A walk has room for 10 stops' }));
    expect(window.location.search).toBe(`?walk=${ten}`);
  });

  it('calls a walk of this visit the visitor’s where a link leads to it', async () => {
    await visitOwn();
    await user.click(toggle('Stop 2'));
    await navigate('');
    await navigate('?walk=s2');
    expect(toggle('Stop 3')).toHaveAccessibleName('Add Stop 3 to your Walk');
  });

  it('renders nothing outside a walk provider', () => {
    expect(render(<WalkToggle slug="lamp" name="Lamp" />).container).toBeEmptyDOMElement();
  });

  it('keeps the walk when the browser refuses to change the address', async () => {
    await visitOwn();
    const replace = refuseAddress();
    await user.click(toggle('Lamp'));
    await user.click(toggle('Far'));
    expect(toggle('Far')).toHaveAccessibleName('On your walk as stop 2: Far, see the whole walk');
    replace.mockRestore();
    await navigate('?region=upperTown');
    expect(bar()).toHaveTextContent('Your walk: 2 stops');
    await user.click(toggle('Market'));
    expect(window.location.search).toBe('?region=upperTown&walk=lamp,far,market');
    storeWalks('lost');
    await navigate('?walk=lost');
    expect(toggle('Lost')).toHaveAccessibleName('On the walk as stop 1: Lost, see the whole walk');
  });

  it('opens the walk for a place that is a stop, and has the focus again when it is closed', async () => {
    await visitOwn('?walk=far,lamp');
    await user.click(toggle('Lamp'));
    expect(await screen.findByRole('dialog', { name: 'Your walk' })).toBeVisible();
    expect(window.location.search).toBe('?walk=far,lamp');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(toggle('Lamp')).toHaveFocus());
  });
});
