/** The modules as a document has them that was loaded at an entry with this state. */
async function loadAt(state: unknown) {
  window.onpopstate = null;
  window.history.pushState(null, '', '/before/');
  window.history.pushState(null, '', '/here/');
  window.history.pushState(state, '', '/here/');
  jest.resetModules();
  return { ...(await import('@/lib/history/reopening')), ...(await import('@/lib/history/dialogs')) };
}

const visits = window.history;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const moved = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true, capture: true }));
const state = () => visits.state as Record<string, unknown> | null;

describe('a document loaded at the entry of a dialog that holds a place', () => {
  it('expects that dialog, and no other', async () => {
    const { isReopening } = await loadAt({ dialogs: 1, dialog: 'plan' });
    expect(isReopening('plan')).toBe(true);
    expect(isReopening()).toBe(true);
    expect(isReopening('cook')).toBe(false);
  });

  it('stays at the entry until the dialog opens, which takes it over', async () => {
    const { isReopening, watchDialogHistory, enterDialog } = await loadAt({ dialogs: 1, dialog: 'plan' });
    const { length } = history;
    watchDialogHistory();
    await settled();
    expect(state()).toMatchObject({ dialogs: 1, dialog: 'plan' });
    const close = jest.fn();
    enterDialog(close, 'plan');
    await settled();
    expect(visits.length).toBe(length);
    expect(state()).toMatchObject({ dialogs: 1, dialog: 'plan' });
    expect(isReopening()).toBe(false);
    visits.back();
    await moved();
    expect(close).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe('/here/');
  });

  it('leaves the entry when the dialog will not open', async () => {
    const { watchDialogHistory, endReopening } = await loadAt({ dialogs: 1, dialog: 'plan' });
    watchDialogHistory();
    await settled();
    endReopening();
    watchDialogHistory();
    await moved();
    expect(state()).toBeNull();
    expect(window.location.pathname).toBe('/here/');
  });

  it('leaves the entries of dialogs above it', async () => {
    const { watchDialogHistory, enterDialog } = await loadAt({ dialogs: 2, dialog: 'cook' });
    // The entry below, as the dialog itself had it.
    visits.replaceState({ dialogs: 1, dialog: 'cook' }, '');
    visits.pushState({ dialogs: 2, dialog: 'cook' }, '');
    watchDialogHistory();
    await settled();
    enterDialog(jest.fn(), 'cook');
    await moved();
    expect(state()).toMatchObject({ dialogs: 1, dialog: 'cook' });
  });

  it('expects nothing more once another dialog is open', async () => {
    const { isReopening, enterDialog } = await loadAt({ dialogs: 1, dialog: 'cook' });
    enterDialog(jest.fn());
    await settled();
    expect(isReopening()).toBe(false);
    expect(state()?.dialog).toBeUndefined();
  });
});

it.each([[null], ['plan'], [{ dialogs: 1 }], [{ dialog: 7 }]])(
  'a document loaded at an entry with the state %j expects none',
  async (loaded) => {
    const { isReopening } = await loadAt(loaded);
    expect(isReopening()).toBe(false);
    expect(isReopening('plan')).toBe(false);
  },
);

describe('the entry of an open dialog', () => {
  it('names the lowest dialog, also in what is written over it', async () => {
    const { enterDialog } = await loadAt(null);
    enterDialog(jest.fn(), 'walk');
    await settled();
    visits.replaceState(null, '', '?walk=blue-door');
    expect(state()).toMatchObject({ dialogs: 1, dialog: 'walk' });
    enterDialog(jest.fn());
    await settled();
    expect(state()).toMatchObject({ dialogs: 2, dialog: 'walk' });
  });

  it('names the dialog that another one has closed for', async () => {
    const { enterDialog } = await loadAt(null);
    const leave = enterDialog(jest.fn(), 'plan');
    await settled();
    leave();
    enterDialog(jest.fn(), 'cook');
    await settled();
    expect(state()).toMatchObject({ dialogs: 1, dialog: 'cook' });
  });

  it('names nothing for a dialog that stays closed after a reload', async () => {
    const { enterDialog } = await loadAt(null);
    enterDialog(jest.fn());
    await settled();
    expect(state()?.dialogs).toBe(1);
    expect(state()?.dialog).toBeUndefined();
  });
});
