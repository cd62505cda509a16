import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButtons } from '@/components/frame/menu/menu-buttons.client';
import { navigation } from '@/lib/content/navigation';
import { site } from '@/lib/content/site';

let path = '/';
const push = jest.fn();
const toast = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => ({ push }) }));
jest.mock('@/components/ui/toast', () => ({ toast: (message: unknown) => toast(message) }));

const menu = () => (
  <MenuButtons items={[...navigation.header]} siteName={site.name} socials={site.socials} tries={[]} />
);
const openMenu = async () => {
  const user = userEvent.setup();
  const view = render(menu());
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  return { user, ...view, dialog: await screen.findByRole('dialog', { name: 'Menu' }) };
};

beforeEach(() => {
  path = '/';
  push.mockClear();
  toast.mockClear();
});

test('the menu opens as a dialog and closes by its button and by Escape, back to the opener', async () => {
  const { user, dialog } = await openMenu();
  await user.click(within(dialog).getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('groups open and close independently', async () => {
  const { user, dialog } = await openMenu();
  const group = (name: string) => within(dialog).getByRole('button', { name });
  await user.click(group('Dishes'));
  await user.click(group('Places'));
  expect(within(dialog).getByRole('link', { name: 'Filling meals' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'The Lantern Islands' })).toBeVisible();
  await user.click(group('Dishes'));
  expect(within(dialog).queryByRole('link', { name: 'Filling meals' })).not.toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'The Lantern Islands' })).toBeVisible();
});

test('focus stays inside while the menu is open', async () => {
  const { user, dialog } = await openMenu();
  for (let press = 0; press < 25; press += 1) await user.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

test('a new page closes the menu', async () => {
  const { rerender } = await openMenu();
  path = '/about/';
  rerender(menu());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a step in the history to another place on the same page closes the menu', async () => {
  await openMenu();
  window.history.replaceState(null, '', '#elsewhere');
  fireEvent.popState(window);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const openSearch = async () => {
  const { user, dialog } = await openMenu();
  const box = within(dialog).getByRole('searchbox', { name: 'Search Port Alder restaurants' });
  await user.click(box);
  return { user, box };
};

test('a profile says that it opens in a new tab', async () => {
  const { dialog } = await openMenu();
  for (const { name, href } of site.socials) {
    const link = within(dialog).getByRole('link', { name: new RegExp(`^${name} ?, opens in a new tab$`) });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('a blank search does nothing', async () => {
  const { user, box } = await openSearch();
  await user.type(box, '{Enter}   {Enter}');
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a search is trimmed, leads to the results and closes the menu', async () => {
  const { user, box } = await openSearch();
  await user.type(box, '  hot pot  {Enter}');
  expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=hot+pot');
  expect(toast).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a misspelling is offered corrected, and on submit corrected with a message for three seconds', async () => {
  const { user, box } = await openSearch();
  await user.type(box, 'chowdah');
  expect(screen.getByText(/Did you mean/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chowder' })).toHaveAttribute(
    'href',
    '/travel/port-alder/search/?q=Chowder',
  );
  await user.type(box, '{Enter}');
  expect(push).toHaveBeenCalledWith('/travel/port-alder/search/?q=Chowder');
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Corrected to: "Chowder"', duration: 3000 }),
  );
});

test('nothing is offered for a known word, whatever its case', async () => {
  const { user, box } = await openSearch();
  await user.type(box, 'chowDER');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});
