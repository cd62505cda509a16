import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HiddenGems } from '@/components/guide/hidden-gems.client';
import { toast } from '@/components/ui/toast';
import type { GemMessages } from '@/lib/content/schema/guide';
import { guideOf } from '@/lib/guide/guides';

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));

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

it('previews the box on hover, pins it on a press, and previews it again after it was closed', async () => {
  const user = show('true');
  await user.hover(diamond());
  expect((await findBox()).queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(diamond());
  expect(diamond()).toHaveAttribute('aria-expanded', 'true');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(box()).toBeNull();
  expect(diamond()).toHaveFocus();
  await user.hover(diamond());
  expect((await findBox()).queryByRole('button', { name: 'Close' })).toBeNull();
  await user.unhover(diamond());
  await waitFor(() => expect(box()).toBeNull());
});

it('hides the pinned box on the next press', async () => {
  show('true');
  fireEvent.click(diamond());
  await findBox();
  fireEvent.click(diamond());
  expect(box()).toBeNull();
  expect(diamond()).toHaveAttribute('aria-expanded', 'false');
});

it('previews the invitation on keyboard focus, until Escape', async () => {
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

it('hides a preview on Escape without moving the focus from elsewhere', async () => {
  const user = show();
  render(<input aria-label="Search" />);
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await user.hover(diamond());
  await findBox();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

it('opens the dialog from the invitation, and focuses the diamond when it is closed', async () => {
  const user = show();
  await user.hover(diamond());
  await user.click(await screen.findByRole('button', { name: gems.prompt.button }));
  await findDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(diamond()).toHaveFocus());
});

it.each(['   ', 'someone.example.com'])('rejects the address “%s” and focuses the field', async (address) => {
  show();
  await subscribe(address);
  expect(screen.getByText(gems.invalid)).toBeVisible();
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(gems.invalid));
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: gems.invalid, kind: 'error' }));
  expect(localStorage).toHaveLength(0);
});

it('stores an address without its spaces and opens the pinned box', async () => {
  show();
  await subscribe('  a@ ');
  expect((await findBox()).getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('rtr:subscribed')).toBe('true');
  expect(localStorage.getItem('rtr:subscriber-email')).toBe('a@');
});

it.each(['"true"', '1', 'yes', '{'])('takes the stored value %s for no subscription', async (stored) => {
  show(stored);
  fireEvent.click(diamond());
  await findDialog();
});

it('keeps a subscription for the visit when storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show();
  await subscribe('a@b.example');
  fireEvent.click((await findBox()).getByRole('button', { name: 'Close' }));
  fireEvent.click(diamond());
  expect((await findBox()).getByText('Soon')).toBeVisible();
});
