import { act, render, screen } from '@testing-library/react';
import { FrameEffects } from '@/components/frame/frame-effects.client';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

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
