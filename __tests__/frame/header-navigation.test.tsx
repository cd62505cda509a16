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

test('the six entries stand in order with their addresses', () => {
  render(<MainNav items={navigation} />);
  expect(navigation.map(({ name }) => name)).toEqual([
    'Content',
    'Food Map',
    'Recipes',
    'Lifestyle',
    'About',
    'Shop',
  ]);
  const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining(
      ['/content', '/travel/toronto', '/travel/japan', '/travel/california', '/recipes', '/recipes/meal-prep']
        .concat(['/recipes/meal-prep/high-protein', '/salads', '/pork', '/coaching', '/about', '/shop'])
        .map((href) => expect.stringMatching(new RegExp(`^${href}/?$`))),
    ),
  );
  for (const name of ['Chicken', 'Beef'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

test('one dropdown is open at a time, and pressing an open one closes it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(<MainNav items={navigation} />);
  await user.click(button('Recipes menu'));
  expect(isOpen('Recipes menu')).toBe(true);
  await user.click(button('Food Map'));
  expect([isOpen('Recipes menu'), isOpen('Food Map')]).toEqual([false, true]);
  await user.click(button('Food Map'));
  expect(isOpen('Food Map')).toBe(false);
});

test('Meal Prep and Meats exclude each other', async () => {
  const user = userEvent.setup();
  render(<MainNav items={navigation} />);
  await user.click(button('Recipes menu'));
  await user.click(button('Meal Prep menu'));
  expect(isOpen('Meal Prep menu')).toBe(true);
  await user.click(button('Meats'));
  expect([isOpen('Meal Prep menu'), isOpen('Meats')]).toEqual([false, true]);
  await user.click(button('Meats'));
  expect(isOpen('Meats')).toBe(false);
  expect(isOpen('Recipes menu')).toBe(true);
});

test('a resting mouse opens a dropdown, and leaving closes it', async () => {
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lifestyle'), mouse);
  await waitFor(() => expect(isOpen('Lifestyle')).toBe(true));
  fireEvent.pointerLeave(entryOf('Lifestyle'), mouse);
  await waitFor(() => expect(isOpen('Lifestyle')).toBe(false));
});

test('coming back before it closed keeps a dropdown open', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.click(button('Lifestyle'));
  fireEvent.pointerLeave(entryOf('Lifestyle'), mouse);
  fireEvent.pointerEnter(entryOf('Lifestyle'), mouse);
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lifestyle')).toBe(true);
  jest.useRealTimers();
});

test('a press on what the mouse has only just opened keeps it open, and the next one closes it', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
  fireEvent.pointerEnter(entryOf('Recipes menu'), mouse);
  pass(100);
  expect(isOpen('Recipes menu')).toBe(true);
  pass(399);
  fireEvent.click(button('Recipes menu'));
  expect(isOpen('Recipes menu')).toBe(true);
  // A submenu likewise.
  fireEvent.pointerEnter(button('Meats'), mouse);
  pass(150);
  fireEvent.click(button('Meats'));
  expect(isOpen('Meats')).toBe(true);
  pass(400);
  fireEvent.click(button('Meats'));
  expect(isOpen('Meats')).toBe(false);
  fireEvent.click(button('Recipes menu'));
  expect(isOpen('Recipes menu')).toBe(false);
  pass(2000);
  expect(isOpen('Recipes menu')).toBe(false);
  jest.useRealTimers();
});

test('closing by a press is not undone by the mouse that still rests there', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lifestyle'), mouse);
  act(() => void jest.advanceTimersByTime(600));
  fireEvent.click(button('Lifestyle'));
  fireEvent.pointerMove(entryOf('Lifestyle'), mouse);
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lifestyle')).toBe(false);
  jest.useRealTimers();
});

test('a touch opens by pressing only', () => {
  jest.useFakeTimers();
  render(<MainNav items={navigation} />);
  fireEvent.pointerEnter(entryOf('Lifestyle'), { pointerType: 'touch' });
  act(() => void jest.advanceTimersByTime(2000));
  expect(isOpen('Lifestyle')).toBe(false);
  jest.useRealTimers();
});

test('Escape closes and gives the focus back to the button', async () => {
  const user = userEvent.setup();
  render(<MainNav items={navigation} />);
  button('Food Map').focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: /Toronto/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen('Food Map')).toBe(false);
  expect(button('Food Map')).toHaveFocus();
});

test('focus leaving, a press elsewhere, a chosen link and a new page close the dropdown', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<MainNav items={navigation} />);
  const open = () => user.click(button('Food Map'));

  await open();
  act(() => button('Lifestyle').focus());
  expect(isOpen('Food Map')).toBe(false);

  await open();
  fireEvent.pointerDown(document.body);
  expect(isOpen('Food Map')).toBe(false);

  await open();
  const link = screen.getByRole('link', { name: /Japan/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(isOpen('Food Map')).toBe(false);

  await open();
  path = '/shop/';
  rerender(<MainNav items={[...navigation]} />);
  expect(isOpen('Food Map')).toBe(false);
});

test('the page one is on is marked', () => {
  path = '/travel/japan/';
  render(<MainNav items={navigation} />);
  const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual([expect.stringContaining('Japan')]);
});

test.each([
  ['/recipes/saved/', ['Recipes true']],
  ['/recipes/meal-prep/vegan/', ['Recipes true', 'Meal Prep true']],
  ['/recipes/meal-prep/high-protein/', ['Recipes true', 'Meal Prep true', 'High Protein page']],
  ['/pork/', ['Recipes true', 'Pork page']],
  ['/noodles/', ['Recipes true']],
  ['/jjajangmyeon/', ['Recipes true']],
  ['/travel/toronto/kensington-market/', ['Toronto and the GTA true']],
  ['/travel/japan/events/', ['Japan 10 regions true']],
  ['/recipes/', ['Recipes page', 'All Recipes page']],
  ['/recipes-of-others/', []],
  ['/legumes/', []],
  ['/fitness/', []],
])('on %s the sections it belongs to are marked, but not as the page itself', (address, expected) => {
  path = address;
  render(<MainNav items={navigation} />);
  const marked = screen.getAllByRole('link', { hidden: true }).flatMap((link) => {
    const current = link.getAttribute('aria-current');
    return current ? [`${link.textContent?.trim()} ${current}`] : [];
  });
  expect(marked.sort()).toEqual([...expected].sort());
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
    return header.classList.contains('scrolled');
  };
  expect([0, 10, 11, 400, 10].map(scrollTo)).toEqual([false, false, true, true, false]);
});
