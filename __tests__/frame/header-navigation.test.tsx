import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeaderBar } from '@/components/frame/header-bar.client';
import { MainNav } from '@/components/frame/main-nav.client';
import { navSections } from '@/components/frame/nav-sections';
import { navigation as data } from '@/lib/content/navigation';

const navigation = navSections(data.header);

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const mouse = { pointerType: 'mouse' };
/** The links that say where one is, each with how. */
const marked = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .flatMap((link) => {
      const current = link.getAttribute('aria-current');
      return current ? [`${link.textContent?.trim()} ${current}`] : [];
    })
    .sort();
const entryOf = (name: string) => {
  const item = button(name).closest('li');
  if (!item) throw new Error(`${name} stands in no list`);
  return item;
};

// jsdom has no PointerEvent with a pointer type.
beforeAll(() => {
  class MousePointer extends MouseEvent {
    pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? 'mouse';
    }
  }
  Object.assign(window, { PointerEvent: MousePointer });
});
beforeEach(() => {
  path = '/';
});

test('the entries stand in order with their addresses, and what has none yet is no link', () => {
  render(<MainNav items={navigation} />);
  expect(navigation.map(({ name }) => name)).toEqual([
    'Films',
    'Places',
    'Dishes',
    'Lessons',
    'About',
    'Pottery',
  ]);
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(
      ['/content', '/travel/port-alder', '/travel/islands', '/travel/valley', '/recipes', '/recipes/batch']
        .concat(['/recipes/batch/filling', '/salads', '/noodles', '/coaching', '/about', '/pottery'])
        .map((href) => `${href}/`),
    ),
  );
  expect(screen.getByText('Fish')).toHaveTextContent('Fish Soon');
  expect(screen.queryByRole('link', { name: /Fish/ })).not.toBeInTheDocument();
});

test('one dropdown is open at a time, and pressing an open one closes it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<MainNav items={navigation} />);
  await user.click(button('Dishes menu'));
  expect(isOpen('Dishes menu')).toBe(true);
  await user.click(button('Places'));
  expect([isOpen('Dishes menu'), isOpen('Places')]).toEqual([false, true]);
  await user.click(button('Places'));
  expect(isOpen('Places')).toBe(false);
});

test('the groups of a dropdown exclude each other', async () => {
  const user = userEvent.setup();
  render(<MainNav items={navigation} />);
  await user.click(button('Dishes menu'));
  await user.click(button('Batch cooking menu'));
  expect(isOpen('Batch cooking menu')).toBe(true);
  await user.click(button('By kind'));
  expect([isOpen('Batch cooking menu'), isOpen('By kind')]).toEqual([false, true]);
  await user.click(button('By kind'));
  expect(isOpen('By kind')).toBe(false);
  expect(isOpen('Dishes menu')).toBe(true);
});

test('a resting mouse opens a dropdown, and leaving closes it', async () => {
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lessons'), mouse);
  await waitFor(() => expect(isOpen('Lessons')).toBe(true));
  fireEvent.pointerLeave(entryOf('Lessons'), mouse);
  await waitFor(() => expect(isOpen('Lessons')).toBe(false));
});

test('coming back before it closed keeps a dropdown open', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.click(button('Lessons'));
  fireEvent.pointerLeave(entryOf('Lessons'), mouse);
  fireEvent.pointerEnter(entryOf('Lessons'), mouse);
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lessons')).toBe(true);
  jest.useRealTimers();
});

test('a press on what the mouse has only just opened keeps it open, and the next one closes it', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
  fireEvent.pointerEnter(entryOf('Dishes menu'), mouse);
  pass(100);
  expect(isOpen('Dishes menu')).toBe(true);
  pass(399);
  fireEvent.click(button('Dishes menu'));
  expect(isOpen('Dishes menu')).toBe(true);
  // A submenu likewise.
  fireEvent.pointerEnter(button('By kind'), mouse);
  pass(150);
  fireEvent.click(button('By kind'));
  expect(isOpen('By kind')).toBe(true);
  pass(400);
  fireEvent.click(button('By kind'));
  expect(isOpen('By kind')).toBe(false);
  fireEvent.click(button('Dishes menu'));
  expect(isOpen('Dishes menu')).toBe(false);
  pass(2000);
  expect(isOpen('Dishes menu')).toBe(false);
  jest.useRealTimers();
});

test('closing by a press is not undone by the mouse that still rests there', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lessons'), mouse);
  act(() => void jest.advanceTimersByTime(600));
  fireEvent.click(button('Lessons'));
  fireEvent.pointerMove(entryOf('Lessons'), mouse);
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lessons')).toBe(false);
  jest.useRealTimers();
});

test('a touch opens by pressing only', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lessons'), { pointerType: 'touch' });
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lessons')).toBe(false);
  jest.useRealTimers();
});

test('Escape closes and gives the focus back to the button', async () => {
  const user = userEvent.setup();
  render(<MainNav items={navigation} />);
  button('Places').focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: /Port Alder/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen('Places')).toBe(false);
  expect(button('Places')).toHaveFocus();
});

test('focus leaving, a press elsewhere, a chosen link and a new page close the dropdown', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<MainNav items={navigation} />);
  const open = () => user.click(button('Places'));

  await open();
  act(() => button('Lessons').focus());
  expect(isOpen('Places')).toBe(false);

  await open();
  fireEvent.pointerDown(document.body);
  expect(isOpen('Places')).toBe(false);

  await open();
  const link = screen.getByRole('link', { name: /Lantern Islands/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(isOpen('Places')).toBe(false);

  await open();
  path = '/pottery/';
  rerender(<MainNav items={[...navigation]} />);
  expect(isOpen('Places')).toBe(false);
});

test('the page one is on is marked', () => {
  path = '/travel/islands/';
  render(<MainNav items={navigation} />);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('Lantern Islands')]);
});

test.each([
  ['/recipes/saved/', ['Dishes true']],
  ['/recipes/batch/vegan/', ['Dishes true', 'Batch cooking true']],
  ['/recipes/batch/filling/', ['Dishes true', 'Batch cooking true', 'Filling meals page']],
  ['/noodles/', ['Dishes true', 'Noodles page']],
  ['/barley-stew/', ['Dishes true']],
  ['/travel/port-alder/fish-hall/', ['Port Alder and the coast true']],
  ['/travel/islands/events/', ['The Lantern Islands 3 islands true']],
  ['/recipes/', ['Dishes page', 'Every dish page']],
  ['/recipes-of-others/', []],
  ['/legumes/', []],
  ['/flour/', []],
])('on %s the sections it belongs to are marked, but not as the page itself', (address, expected) => {
  path = address;
  render(<MainNav items={navigation} />);
  expect(marked()).toEqual([...expected].sort());
});

test('a page that gathers recipes belongs to them, though no menu names it', () => {
  path = '/noodles/';
  const header = data.header.map((item) =>
    item.href === '/recipes' ? { ...item, dropdownItems: [] } : item,
  );
  render(<MainNav items={navSections(header)} />);
  expect(marked()).toEqual(['Dishes true']);
});

test('the header counts as scrolled past ten pixels and not before', () => {
  render(
    <HeaderBar>
      <span>Name</span>
    </HeaderBar>,
  );
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
    return header.hasAttribute('data-scrolled');
  };
  expect([0, 10, 11, 400, 10].map(scrollTo)).toEqual([false, false, true, true, false]);
});
