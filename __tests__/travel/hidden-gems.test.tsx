import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HiddenGems } from '@/components/travel/gems/hidden-gems.client';
import type { GemWords } from '@/lib/content/schema/guide';
import { guideOf } from '@/lib/travel/guides/all';

const gems = guideOf('port-alder').gems as GemWords;

jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }));
const { toast } = jest.requireMock<{ toast: jest.Mock }>('@/components/ui/toast');

beforeEach(() => toast.mockClear());
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
});

const diamond = () => screen.getByRole('button', { name: gems.title });
const box = () => screen.queryByRole('region', { name: gems.title });
const findBox = () => screen.findByRole('region', { name: gems.title });
const findDialog = () => screen.findByRole('dialog', { name: gems.dialog.title });
const subscribed = () => localStorage.setItem('rtr:subscribed', 'true');
const email = () => screen.getByLabelText(gems.dialog.label);
const send = () => fireEvent.click(screen.getByRole('button', { name: gems.dialog.button }));

test('a subscriber’s press pins the box with its teasers, and the next press hides it', async () => {
  subscribed();
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  const shown = within(await findBox());
  expect(shown.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Soon',
    'For readers',
  ]);
  expect(shown.getByText('A new one each month.')).toBeVisible();
  expect(shown.getByText('The first ones are being chosen.')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(diamond()).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(diamond());
  expect(box()).toBeNull();
  expect(diamond()).toHaveAttribute('aria-expanded', 'false');
});

test('hovering only previews: no close button, and it goes with the pointer', async () => {
  subscribed();
  const user = userEvent.setup();
  render(<HiddenGems words={gems} />);
  await user.hover(diamond());
  expect(within(await findBox()).queryByRole('button', { name: 'Close' })).toBeNull();
  await user.unhover(diamond());
  await waitFor(() => expect(box()).toBeNull());
});

test('a press during the preview pins it; closing unpins it, so that the next hover is a preview again', async () => {
  subscribed();
  const user = userEvent.setup();
  render(<HiddenGems words={gems} />);
  await user.hover(diamond());
  await findBox();
  await user.click(diamond());
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(box()).toBeNull();
  expect(diamond()).toHaveFocus();
  await user.hover(diamond());
  expect(within(await findBox()).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('keyboard focus previews the invitation, Tab reaches its button, Escape hides it', async () => {
  const user = userEvent.setup();
  render(<HiddenGems words={gems} />);
  await user.tab();
  expect(diamond()).toHaveFocus();
  const shown = within(await findBox());
  expect(shown.queryByRole('listitem')).toBeNull();
  await user.tab();
  expect(shown.getByRole('button', { name: gems.prompt.button })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(diamond()).toHaveFocus();
});

test('Escape in the pinned box hides it and gives the focus back to the diamond', async () => {
  subscribed();
  const user = userEvent.setup();
  render(<HiddenGems words={gems} />);
  await user.click(diamond());
  const close = await screen.findByRole('button', { name: 'Close' });
  act(() => close.focus());
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(diamond()).toHaveFocus();
});

test('Escape with the focus elsewhere hides a preview and leaves the focus there', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Search" />
      <HiddenGems words={gems} />
    </>,
  );
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await user.hover(diamond());
  await findBox();
  await user.keyboard('{Escape}');
  expect(box()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('for everyone else a press asks for an address instead, and the box stays shut', async () => {
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  await findDialog();
  expect(box()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(diamond()).toHaveFocus());
});

test('the invitation of the preview opens the same dialog', async () => {
  const user = userEvent.setup();
  render(<HiddenGems words={gems} />);
  await user.hover(diamond());
  await user.click(await screen.findByRole('button', { name: gems.prompt.button }));
  await findDialog();
});

test.each(['', '   ', 'someone', 'someone.example.com'])(
  '“%s” is refused in words and by a toast',
  async (wrong) => {
    render(<HiddenGems words={gems} />);
    fireEvent.click(diamond());
    await findDialog();
    fireEvent.change(email(), { target: { value: wrong } });
    send();
    expect(screen.getByText(gems.invalid)).toBeVisible();
    expect(email()).toBeInvalid();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(gems.invalid));
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: gems.invalid, kind: 'error' }));
    expect(localStorage.getItem('rtr:subscribed')).toBeNull();
    expect(localStorage.getItem('rtr:subscriber-email')).toBeNull();
  },
);

test('an address with an @ is kept without blanks, and the box opens pinned', async () => {
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  await findDialog();
  fireEvent.change(email(), { target: { value: '  a@ ' } });
  send();
  expect(within(await findBox()).getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('rtr:subscribed')).toBe('true');
  expect(localStorage.getItem('rtr:subscriber-email')).toBe('a@');
  expect(toast).toHaveBeenLastCalledWith({
    title: 'Thank you, the corners are open to you.',
    kind: 'success',
  });
});

test('the subscription outlasts the page', async () => {
  subscribed();
  render(<HiddenGems words={gems} />).unmount();
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  expect(within(await findBox()).getByText('For readers')).toBeVisible();
});

test.each(['"true"', '1', 'yes', '{'])('stored %s is no subscription', async (stored) => {
  localStorage.setItem('rtr:subscribed', stored);
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  await findDialog();
});

test('where the device keeps nothing, a subscription holds for the visit', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<HiddenGems words={gems} />);
  fireEvent.click(diamond());
  await findDialog();
  fireEvent.change(email(), { target: { value: 'a@b.example' } });
  send();
  fireEvent.click(within(await findBox()).getByRole('button', { name: 'Close' }));
  fireEvent.click(diamond());
  expect(within(await findBox()).getByText('Soon')).toBeVisible();
});
