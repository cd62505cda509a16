import { render, screen } from '@testing-library/react';
import { LoadNotice } from '@/components/frame/load-notice';
import { retryFailedFiles } from '@/lib/frame/retry-files';

/** Adds an element that loads a file, as it is in the page. */
function add(html: string): Element {
  document.head.innerHTML = html;
  return document.head.children[0] as Element;
}
const fail = (element: Element | null) => element?.dispatchEvent(new Event('error'));
const script = () => document.querySelector('script');
const addScript = () => add('<script src="/a.js" async></script>');
const notice = () => screen.queryByRole('alert');

describe('retryFailedFiles', () => {
  beforeAll(() => retryFailedFiles(['/a.js']));
  beforeEach(() => {
    jest.useFakeTimers();
    render(<LoadNotice />);
  });
  afterEach(() => {
    // The file loads at last.
    document.querySelector('[src], link')?.dispatchEvent(new Event('load'));
    jest.useRealTimers();
    document.head.replaceChildren();
  });

  it('requests a script that failed again after 1, 3 and 10 seconds, with its attributes', () => {
    let last: Element | null = addScript();
    for (const delay of [1000, 3000, 10_000]) {
      fail(last);
      jest.advanceTimersByTime(delay - 1);
      expect(script()).toBe(last);
      jest.advanceTimersByTime(1);
      expect(script()).not.toBe(last);
      expect(script()?.outerHTML).toBe('<script src="/a.js" async=""></script>');
      last = script();
    }
    expect(notice()).not.toBeInTheDocument();
  });

  it('requests a failed file at once when the device goes online', () => {
    const first = addScript();
    fail(first);
    window.dispatchEvent(new Event('online'));
    expect(script()).not.toBe(first);
    const second = script();
    jest.runAllTimers();
    expect(script()).toBe(second);
  });

  it('hides the failure of a script from the bundler, which would give its chunk up', () => {
    const element = addScript();
    let isHeard = false;
    element.addEventListener('error', () => {
      isHeard = true;
    });
    fail(element);
    expect(isHeard).toBe(false);
  });

  it.each([
    '<script src="/lazy.js"></script>',
    '<link rel="stylesheet" href="/lazy.css">',
    '<img src="/a.jpg" alt="">',
  ])('leaves the failure of %s to others', (html) => {
    const element = add(html);
    fail(element);
    jest.runAllTimers();
    expect(document.head.firstElementChild).toBe(element);
  });
});
