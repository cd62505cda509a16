import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Adds PointerEvent, which jsdom does not have.
import '@/__tests__/guide/mouse';
import { navigation } from '@/.content/navigation';
import { MainNav } from '@/components/frame/main-nav.client';
import { navSections } from '@/components/frame/nav-sections';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const sections = navSections(navigation.header);
const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';
const entryOf = (name: string) => button(name).closest('li') as HTMLElement;
const mouse = { pointerType: 'mouse' };
const pass = (time: number) => act(() => void jest.advanceTimersByTime(time));
/** Links with aria-current, each with its value. */
const current = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent?.trim()} ${link.getAttribute('aria-current')}`);

beforeEach(() => {
  path = '/';
});

describe('a dropdown', () => {
  it.each<[string, () => unknown]>([
    ['focus elsewhere', () => act(() => button('Lessons').focus())],
    ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  ])('is closed by %s', async (_, leave) => {
    render(<MainNav items={sections} />);
    await userEvent.click(button('Places'));
    expect(isOpen('Places')).toBe(true);
    leave();
    expect(isOpen('Places')).toBe(false);
  });
});

describe('a dropdown under the mouse', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<MainNav items={sections} />);
  });
  afterEach(() => jest.useRealTimers());

  it('stays open when the mouse returns before it closes', () => {
    fireEvent.click(button('Lessons'));
    fireEvent.pointerLeave(entryOf('Lessons'), mouse);
    fireEvent.pointerEnter(entryOf('Lessons'), mouse);
    pass(2000);
    expect(isOpen('Lessons')).toBe(true);
  });

  it('is not closed by a press right after the mouse opened it, but by the next one', () => {
    fireEvent.pointerEnter(entryOf('Dishes menu'), mouse);
    pass(499);
    fireEvent.click(button('Dishes menu'));
    expect(isOpen('Dishes menu')).toBe(true);
    // A submenu likewise.
    fireEvent.pointerEnter(button('By kind'), mouse);
    pass(150);
    fireEvent.click(button('By kind'));
    expect(isOpen('By kind')).toBe(true);
    pass(400);
    for (const name of ['By kind', 'Dishes menu']) fireEvent.click(button(name));
    fireEvent.pointerMove(entryOf('Dishes menu'), mouse);
    pass(2000);
    expect([isOpen('By kind'), isOpen('Dishes menu')]).toEqual([false, false]);
  });

  it('does not open for a touch without a press', () => {
    fireEvent.pointerEnter(entryOf('Lessons'), { pointerType: 'touch' });
    pass(2000);
    expect(isOpen('Lessons')).toBe(false);
  });
});

describe('the main navigation', () => {
  it.each([
    ['/travel/islands/', ['The Lantern Islands 3 islands page']],
    ['/travel/islands/events/', ['The Lantern Islands 3 islands true']],
    ['/travel/port-alder/fish-hall/', ['Port Alder and the coast true']],
    ['/recipes/', ['Dishes page', 'Every dish page']],
    ['/recipes/saved/', ['Dishes true']],
    ['/recipes/batch/vegan/', ['Dishes true', 'Batch cooking true']],
    ['/recipes/batch/filling/', ['Dishes true', 'Batch cooking true', 'Filling meals page']],
    ['/noodles/', ['Dishes true', 'Noodles page']],
    ['/barley-stew/', ['Dishes true']],
    ['/recipes-of-others/', []],
    ['/legumes/', []],
  ])('marks on %s the page and its sections: %j', (address, expected) => {
    path = address;
    render(<MainNav items={sections} />);
    expect(current()).toEqual(expected);
  });

  it('marks the recipes on a page of recipes that no menu names', () => {
    path = '/noodles/';
    const header = navigation.header.map((item) =>
      item.href === '/recipes' ? { ...item, dropdownItems: [] } : item,
    );
    render(<MainNav items={navSections(header)} />);
    expect(current()).toEqual(['Dishes true']);
  });
});
