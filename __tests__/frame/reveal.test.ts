import { revealBlocks } from '@/lib/frame/reveal';

let report: IntersectionObserverCallback = () => {};
class ManualObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = callback;
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

it('shows a block below the screen once a tenth of it is in view', () => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: ManualObserver });
  document.body.innerHTML = '<div class="reveal">Below</div>';
  const block = document.body.firstElementChild as Element;
  block.getBoundingClientRect = () => ({ top: 5000, bottom: 5100, height: 100 }) as DOMRect;
  const stop = revealBlocks();
  jest.runAllTimers();
  const see = (intersectionRatio: number) => {
    const entry = { target: block, intersectionRatio, intersectionRect: { height: 1 } };
    report([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
    return block.classList.contains('visible');
  };
  expect([see(0.05), see(0.1)]).toEqual([false, true]);
  stop();
  jest.useRealTimers();
});
