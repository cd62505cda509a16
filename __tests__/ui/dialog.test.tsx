import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { replaceSearch } from '@/lib/ui/address';

function Planner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Planner">
        <button type="button" onClick={() => replaceSearch('?pace=short')}>
          Change
        </button>
      </Dialog>
    </>
  );
}

// The frame of every page sets a handler before the first dialog.
window.onpopstate = () => {};
let onPop = () => {};
window.addEventListener('popstate', () => onPop(), true);
/** Runs an action, and waits for the step through the history that follows. */
const go = (move: () => void) =>
  act(
    () =>
      new Promise<void>((resolve) => {
        onPop = resolve;
        move();
      }),
  );
const back = () => go(() => window.history.back());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: 'Planner' });
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
async function openPlanner() {
  render(<Planner />);
  await press('Open');
  await screen.findByRole('dialog', { name: 'Planner' });
}

beforeEach(() => {
  window.history.pushState(null, '', '/before/');
  window.history.pushState(null, '', '/here/?a=1#top');
});

describe('Dialog', () => {
  it.each([
    ['Back', back],
    ['Escape', () => go(() => void fireEvent.keyDown(document, { key: 'Escape' }))],
  ])('closes by %s, keeps what it wrote into the address and leaves no history entry', async (_, close) => {
    await openPlanner();
    await press('Change');
    await close();
    expect(dialog()).not.toBeInTheDocument();
    expect(address()).toBe('/here/?pace=short#top');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    await back();
    expect(address()).toBe('/before/');
  });

  it('opens and closes in a browser that throttles pushState', async () => {
    const refuse = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError');
    });
    await openPlanner();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    refuse.mockRestore();
  });
});
