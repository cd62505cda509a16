import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { replaceSearch } from '@/lib/address';
import { expectPage } from '@/lib/history/dialogs';

type DoorProps = { name: string; inside?: string };

/** A button with a dialog, which may have another one in it. */
function Door({ name, inside }: DoorProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={name}>
        <button type="button" onClick={() => replaceSearch('?pace=short')}>
          Change {name}
        </button>
        <button
          type="button"
          onClick={() => {
            expectPage();
            setOpen(false);
          }}
        >
          Leave {name}
        </button>
        {inside && <Door name={inside} />}
      </Dialog>
    </>
  );
}

const heard = jest.fn();
// As the frame of every page does, before anybody listens.
window.onpopstate = () => {};
// Listens from before the first dialog does, which keeps its own steps to itself.
let arrived = () => {};
window.addEventListener('popstate', () => arrived(), true);
/** Does something that moves through the history, and waits for so many steps in it. */
const go = (move: () => void, steps = 1) =>
  act(async () => {
    for (let step = 0; step < steps; step += 1) {
      await new Promise<void>((resolve) => {
        arrived = resolve;
        if (step === 0) move();
      });
    }
  });
const pressEscape = () => void fireEvent.keyDown(document, { key: 'Escape' });
const back = () => go(() => window.history.back());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const open = async (name: string) => {
  await press(`Open ${name}`);
  return screen.findByRole('dialog', { name });
};
const shown = (name: string) => screen.queryByRole('dialog', { name });
const page = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

let before = 0;
beforeEach(async () => {
  // A page of its own for each test, with another one behind it.
  window.history.pushState(null, '', '/before/');
  window.history.pushState(null, '', '/here/?a=1#top');
  before = window.history.length;
  window.addEventListener('popstate', heard);
  heard.mockClear();
});
afterEach(() => window.removeEventListener('popstate', heard));

test('back closes an open dialog, gives the focus back and leads nowhere else', async () => {
  render(<Door name="Planner" />);
  await open('Planner');
  await back();
  expect(shown('Planner')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open Planner' })).toHaveFocus());
  expect(page()).toBe('/here/?a=1#top');
  // Neither the router nor anybody who follows the address hears of it.
  expect(heard).not.toHaveBeenCalled();
  await back();
  expect(page()).toBe('/before/');
});

test('a dialog that closes by itself takes its entry along, so that the next back leaves the page', async () => {
  render(<Door name="Planner" />);
  await open('Planner');
  expect(window.history.length).toBe(before + 1);
  await go(pressEscape);
  expect(shown('Planner')).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
  await back();
  expect(page()).toBe('/before/');
});

test('what a dialog writes into the address stays, whichever way it closes', async () => {
  render(<Door name="Planner" />);
  await open('Planner');
  await press('Change Planner');
  await back();
  expect(shown('Planner')).not.toBeInTheDocument();
  expect(page()).toBe('/here/?pace=short#top');
  replaceSearch('');
  await open('Planner');
  await press('Change Planner');
  await go(pressEscape);
  expect(page()).toBe('/here/?pace=short#top');
});

test('dialogs in dialogs close one by one', async () => {
  render(<Door name="Walk" inside="Photo" />);
  await open('Walk');
  await open('Photo');
  await back();
  expect(shown('Photo')).not.toBeInTheDocument();
  expect(shown('Walk')).toBeInTheDocument();
  await back();
  expect(shown('Walk')).not.toBeInTheDocument();
  expect(page()).toBe('/here/?a=1#top');
});

test('forward to the entry of a closed dialog opens nothing and goes back by itself', async () => {
  render(<Door name="Planner" />);
  await open('Planner');
  await back();
  await go(() => window.history.forward(), 2);
  expect(shown('Planner')).not.toBeInTheDocument();
  await back();
  expect(page()).toBe('/before/');
});

test('a page that a link in a dialog leads to takes the place of its entry', async () => {
  render(<Door name="Search" />);
  await open('Search');
  await press('Leave Search');
  await waitFor(() => expect(shown('Search')).not.toBeInTheDocument());
  window.history.pushState(null, '', '/found/');
  expect(window.history.length).toBe(before + 1);
  await back();
  expect(page()).toBe('/here/?a=1#top');
});

test('a browser that refuses another entry still opens and closes the dialog', async () => {
  const refuse = jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  render(<Door name="Planner" />);
  await open('Planner');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown('Planner')).not.toBeInTheDocument());
  refuse.mockRestore();
});
