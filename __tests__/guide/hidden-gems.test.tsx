import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillStorage } from '@/__tests__/storage/refused';
import { HiddenGems } from '@/components/guide/hidden-gems.client';
import type { GemMessages } from '@/lib/content/schema/guide';
import { guideOf } from '@/lib/guide/guides';

const gems = guideOf('port-alder').gems as GemMessages;

afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

const diamond = () => screen.getByRole('button', { name: gems.title });
const box = () => screen.queryByRole('region', { name: gems.title });
const findBox = async () => within(await screen.findByRole('region', { name: gems.title }));
const findDialog = () => screen.findByRole('dialog', { name: gems.dialog.title });
const email = () => screen.getByLabelText(gems.dialog.label);
const show = (subscribed?: string) => {
  if (subscribed) localStorage.setItem('rtr:subscribed', subscribed);
  render(<HiddenGems messages={gems} />);
  return userEvent.setup();
};
const subscribe = async (address: string) => {
  fireEvent.click(diamond());
  await findDialog();
  fireEvent.change(email(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: gems.dialog.button }));
};

it('the diamond previews its invitation on keyboard focus, until Escape', async () => {
  const user = show();
  await user.tab();
  const shown = await findBox();
  expect(shown.queryByRole('listitem')).toBeNull();
  await user.tab();
  expect(shown.getByRole('button', { name: gems.prompt.button })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(diamond()).toHaveFocus();
});

it('Escape hides the preview of the diamond without moving the focus from elsewhere', async () => {
  const user = show();
  render(<input aria-label="Search" />);
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await user.hover(diamond());
  await findBox();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

it('the invitation of the diamond opens the dialog, and the diamond has the focus when it is closed', async () => {
  const user = show();
  await user.hover(diamond());
  await user.click(await screen.findByRole('button', { name: gems.prompt.button }));
  await findDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(diamond()).toHaveFocus());
});

it.each(['"true"', '1', 'yes', '{'])(
  'the diamond takes the stored value %s for no subscription',
  async (stored) => {
    show(stored);
    fireEvent.click(diamond());
    await findDialog();
  },
);

it('a subscription lasts for the visit when storage is full', async () => {
  fillStorage();
  show();
  await subscribe('a@b.example');
  fireEvent.click((await findBox()).getByRole('button', { name: 'Close' }));
  fireEvent.click(diamond());
  expect((await findBox()).getByText('Soon')).toBeVisible();
});
