import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { refuseAddress } from '@/__tests__/storage/refused';
import { Dialog } from '@/components/ui/dialog.client';

function Planner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Planner">
        When to start
      </Dialog>
    </>
  );
}

it('Dialog opens and closes in a browser that throttles pushState', async () => {
  // The frame of every page sets a handler before the first dialog.
  window.onpopstate = () => {};
  const refuse = refuseAddress('pushState');
  render(<Planner />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Planner' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  refuse.mockRestore();
});

describe('the history of dialogs', () => {
  /** Loads the modules as a document does that was opened at an entry with this state. */
  async function loadAt(state: unknown) {
    window.onpopstate = null;
    window.history.pushState(null, '', '/before/');
    window.history.pushState(null, '', '/here/');
    window.history.pushState(state, '', '/here/');
    jest.resetModules();
    return { ...(await import('@/lib/ui/reopening')), ...(await import('@/lib/ui/dialog-history')) };
  }

  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const popped = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));
  const state = () => window.history.state as Record<string, unknown> | null;

  describe('a document loaded at the entry of a dialog with a name', () => {
    it('expects that dialog, and no other', async () => {
      const { isReopening } = await loadAt({ dialogs: 1, dialog: 'plan' });
      expect([isReopening(), isReopening('plan'), isReopening('cook')]).toEqual([true, true, false]);
    });

    it('stays at the entry, which the dialog uses when it opens', async () => {
      const { isReopening, watchDialogHistory, enterDialog } = await loadAt({ dialogs: 1, dialog: 'plan' });
      const { length } = window.history;
      watchDialogHistory();
      await settled();
      const close = jest.fn();
      enterDialog(close, 'plan');
      await settled();
      expect(window.history).toHaveLength(length);
      expect(state()).toMatchObject({ dialogs: 1, dialog: 'plan' });
      expect(isReopening()).toBe(false);
      window.history.back();
      await popped();
      expect(close).toHaveBeenCalledTimes(1);
      expect(window.location.pathname).toBe('/here/');
    });

    it('leaves the entry when the dialog does not open', async () => {
      const { watchDialogHistory, endReopening } = await loadAt({ dialogs: 1, dialog: 'plan' });
      watchDialogHistory();
      await settled();
      endReopening();
      watchDialogHistory();
      await popped();
      expect(state()).toBeNull();
      expect(window.location.pathname).toBe('/here/');
    });

    it('leaves the entries of dialogs above it', async () => {
      const { watchDialogHistory, enterDialog } = await loadAt({ dialogs: 2, dialog: 'cook' });
      window.history.replaceState({ dialogs: 1, dialog: 'cook' }, '');
      window.history.pushState({ dialogs: 2, dialog: 'cook' }, '');
      watchDialogHistory();
      await settled();
      enterDialog(jest.fn(), 'cook');
      await popped();
      expect(state()).toMatchObject({ dialogs: 1, dialog: 'cook' });
    });

    it('expects none once another dialog has opened', async () => {
      const { isReopening, enterDialog } = await loadAt({ dialogs: 1, dialog: 'cook' });
      enterDialog(jest.fn());
      await settled();
      expect(isReopening()).toBe(false);
      expect(state()?.dialog).toBeUndefined();
    });
  });

  it.each([[null], ['plan'], [{ dialogs: 1 }], [{ dialog: 7 }]])(
    'a document loaded at an entry with the state %j expects no dialog',
    async (loaded) => {
      const { isReopening } = await loadAt(loaded);
      expect([isReopening(), isReopening('plan')]).toEqual([false, false]);
    },
  );

  describe('the state of the entry of an open dialog', () => {
    it('names the lowest dialog, also after it is rewritten', async () => {
      const { enterDialog } = await loadAt(null);
      enterDialog(jest.fn(), 'walk');
      await settled();
      window.history.replaceState(null, '', '?walk=blue-door');
      expect(state()).toMatchObject({ dialogs: 1, dialog: 'walk' });
      enterDialog(jest.fn());
      await settled();
      expect(state()).toMatchObject({ dialogs: 2, dialog: 'walk' });
    });

    it('names the dialog that replaced another', async () => {
      const { enterDialog } = await loadAt(null);
      const leave = enterDialog(jest.fn(), 'plan');
      await settled();
      leave();
      enterDialog(jest.fn(), 'cook');
      await settled();
      expect(state()).toMatchObject({ dialogs: 1, dialog: 'cook' });
    });
  });
});
