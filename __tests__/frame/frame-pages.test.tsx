import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FrameEffects } from '@/components/frame/frame-effects.client';

let path = '/';
const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));

type Watched = {
  threshold: number | number[] | undefined;
  blocks: Set<Element>;
  report: IntersectionObserverCallback;
};
let views: Watched[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  path = '/';
  views = [];
  router.push.mockClear();
  window.scrollTo = jest.fn();
  document.documentElement.className = '';
  window.history.replaceState(null, '', '/');
  Object.assign(window, {
    IntersectionObserver: class {
      view: Watched;
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        this.view = { threshold: options?.threshold, blocks: new Set(), report };
        views.push(this.view);
      }
      observe(block: Element) {
        this.view.blocks.add(block);
      }
      unobserve(block: Element) {
        this.view.blocks.delete(block);
      }
      disconnect() {
        this.view.blocks.clear();
      }
    },
  });
});
afterEach(() => jest.useRealTimers());

const page = (words: string) => (
  <>
    <main id="main" tabIndex={-1}>
      <div className="reveal">{words}</div>
    </main>
    <FrameEffects />
  </>
);
const far = () =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100));
const report = (block: Element, intersectionRatio: number) =>
  act(() => {
    const entry = { target: block, intersectionRatio, intersectionRect: new DOMRect(0, 0, 1, 1) };
    views.at(-1)?.report([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
  });

beforeAll(() => {
  window.DOMRect ??= class {
    constructor(
      public x: number,
      public y: number,
      public width: number,
      public height: number,
    ) {}
    get top() {
      return this.y;
    }
    get bottom() {
      return this.y + this.height;
    }
  } as unknown as typeof DOMRect;
});

test('a block is watched after 100 milliseconds and shown once a tenth of it is in view', () => {
  far();
  render(page('Below'));
  const block = screen.getByText('Below');
  act(() => void jest.advanceTimersByTime(90));
  expect(views.at(-1)?.blocks.has(block)).toBe(false);
  act(() => void jest.advanceTimersByTime(20));
  expect(views.at(-1)?.blocks.has(block)).toBe(true);
  report(block, 0.05);
  expect(block).not.toHaveClass('visible');
  report(block, 0.1);
  expect(block).toHaveClass('visible');
});

test('a block of a later page is watched as well', async () => {
  far();
  const { rerender } = render(page('First'));
  act(() => void jest.advanceTimersByTime(200));
  rerender(
    <>
      <main id="main" tabIndex={-1}>
        <p>Second page</p>
        <div className="reveal" key="later">
          Later
        </div>
      </main>
      <FrameEffects />
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(views.at(-1)?.blocks.has(screen.getByText('Later'))).toBe(true);
});

test('a new page starts at the top with the focus on its content', () => {
  const { rerender } = render(page('One'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  path = '/about/';
  rerender(page('Two'));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('back and forward, and an address with a hash, keep their place', () => {
  const { rerender } = render(page('One'));
  window.history.replaceState(null, '', '/about/');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  path = '/about/';
  rerender(page('Two'));
  window.history.replaceState(null, '', '/recipes/#salads');
  path = '/recipes/';
  rerender(page('Three'));
  expect(window.scrollTo).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/shop/');
  path = '/shop/';
  rerender(page('Four'));
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

describe('a press on a link', () => {
  /** Whether the browser is left to follow it, which jsdom cannot do. */
  let isLeft: boolean;
  const onClick = (press: Event) => {
    isLeft = !press.defaultPrevented;
    press.preventDefault();
  };
  beforeEach(() => {
    window.history.replaceState(null, '', '/recipes/');
    window.addEventListener('click', onClick);
  });
  afterEach(() => window.removeEventListener('click', onClick));

  const press = (link: ComponentProps<'a'> & { 'data-scroll'?: string }, how?: MouseEventInit) => {
    render(
      <>
        <a {...link}>
          <b>There</b>
        </a>
        <FrameEffects />
      </>,
    );
    const there = screen.getByText('There');
    fireEvent(there, createEvent.click(there, how));
  };

  test.each(['/', '/about/', '/about/#story', '/travel/port-alder/?region=quayside#lamp'])(
    'to another page is followed by the router, which starts that page: %s',
    (href) => {
      press({ href });
      expect(router.push.mock.calls).toEqual([[href, { scroll: true }]]);
      expect(isLeft).toBe(false);
    },
  );

  test('that only chooses something on this page may keep its place', () => {
    window.history.replaceState(null, '', '/recipes/');
    press({ href: '/recipes/?category=stews', 'data-scroll': 'keep' });
    expect(router.push.mock.calls).toEqual([['/recipes/?category=stews', { scroll: false }]]);
    expect(isLeft).toBe(false);
  });

  test.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
    ['with the middle button', { button: 1 }],
    ['with the right button', { button: 2 }],
  ])('%s is left to the browser', (_, how) => {
    press({ href: '/about/' }, how);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  test.each<[string, ComponentProps<'a'>]>([
    ['a file', { href: '/travel/port-alder/lantern-night.ics' }],
    ['another origin', { href: 'https://elsewhere.example/about/' }],
    ['a telephone', { href: 'tel:+123' }],
    ['a tab of its own', { href: '/about/', target: '_blank' }],
    ['a file to keep', { href: '/about/', download: 'about.html' }],
    ['a place on this page', { href: '#salads' }],
    ['a place on this page, by its whole address', { href: '/recipes/#salads' }],
  ])('to %s is left to the browser', (_, link) => {
    press(link);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeft).toBe(true);
  });

  test('that a handler has taken for itself is left to that', () => {
    press({ href: '/about/', onClick: (event) => event.preventDefault() });
    expect(router.push).not.toHaveBeenCalled();
  });

  test('beside a link is nobody’s', () => {
    render(page('No link'));
    fireEvent.click(screen.getByText('No link'));
    expect(router.push).not.toHaveBeenCalled();
  });
});
