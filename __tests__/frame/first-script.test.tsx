import { act, render, screen } from '@testing-library/react';
import { testTables } from '@/__tests__/cases';
import { LoadNotice } from '@/components/frame/load-notice';
import {
  hideTranslationError,
  leaveRepeatedSlashes,
  loadScripts,
  markStored,
  replayEarlyPresses,
  trustRules,
} from '@/lib/frame/first-script';
import { retryFailedFiles } from '@/lib/frame/retry-files';

const TRUST = trustRules('https://me.test/site/_next/static/first-1.js', ['https://stats.test']);

testTables('__tests__/frame/tables', {
  'repeated-slashes': (path: string) => {
    const { pathname, search, hash } = new URL(`https://me.test${path}`);
    let to: string | undefined;
    const replace = (address: string) => {
      to = address;
    };
    const isLeft = leaveRepeatedSlashes({ pathname, search, hash, replace } as unknown as Location);
    return isLeft ? to : undefined;
  },
  'trusted-scripts': (address: string) => TRUST.createScriptURL?.(address) === address,
});

describe('trustRules', () => {
  const { createHTML, createScript } = TRUST;

  it('trust as markup the empty script of React alone', () => {
    expect(createHTML?.('<script></script>')).toBe('<script></script>');
    expect(createHTML?.('<img src=x onerror=alert(1)>')).toBeUndefined();
  });

  it('trust as the text of a script JSON objects alone', () => {
    expect(createScript?.('{"@type":"Recipe"}')).toBe('{"@type":"Recipe"}');
    expect(() => createScript?.('alert(1)')).toThrow();
    expect(createScript?.('"alert(1)"')).toBeUndefined();
  });
});

describe('loadScripts', () => {
  const files = ['/_next/static/a.js', '/_next/static/b.js'];
  const loaded = () => [...document.scripts].map((script) => new URL(script.src).pathname);
  /** Sets the ready state and fires the event that follows. */
  const reach = (state: DocumentReadyState) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    loadScripts(files);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits for everything else and a frame, and loads once', () => {
    reach('complete');
    window.dispatchEvent(new Event('load'));
    expect(loaded()).toEqual([]);
    jest.runAllTimers();
    window.dispatchEvent(new Event('pointerdown'));
    expect(loaded()).toEqual(files);
  });

  it('loads at the first press after the page was parsed', () => {
    reach('interactive');
    window.dispatchEvent(new Event('pointerdown'));
    expect(loaded()).toEqual(files);
  });

  it('loads when the page is parsed that was pressed before', () => {
    window.dispatchEvent(new Event('keydown'));
    expect(loaded()).toEqual([]);
    reach('interactive');
    expect(loaded()).toEqual(files);
  });

  it('waits three seconds for pictures', () => {
    reach('interactive');
    jest.advanceTimersByTime(2900);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(loaded()).toEqual(files);
  });
});

describe('markStored', () => {
  const { dataset } = document.documentElement;
  const styleSheet = () => document.adoptedStyleSheets[0]?.cssRules[0]?.cssText;
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('sets the stored counts in a style sheet, and removes those that are gone', () => {
    localStorage.setItem('rtr:counts', '{"saved-later":3,"walks":1,"timers":0}');
    markStored();
    expect(dataset.stored).toBe('saved-later walks');
    expect(styleSheet()).toBe('.needs-counts {--stored-saved-later: 3; --stored-walks: 1;}');
    markStored({ walks: 2 });
    expect(dataset.stored).toBe('walks');
    expect(styleSheet()).toBe('.needs-counts {--stored-walks: 2;}');
  });

  it('sets none where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    markStored();
    expect(dataset.stored).toBe('');
  });
});

it('replayEarlyPresses marks a button and carries out its press once, but not one that submits a form', async () => {
  document.body.innerHTML = '<button type="button">Menu</button><form><button>Send</button></form>';
  const [menu, send] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  const onPress = jest.fn();
  replayEarlyPresses();
  send.addEventListener('click', (event) => event.preventDefault());
  for (const button of [menu, menu, send]) button.click();
  expect(menu).toHaveAttribute('aria-busy', 'true');
  expect(send).not.toHaveAttribute('aria-busy');
  menu.addEventListener('click', onPress);
  document.documentElement.classList.add('js');
  await act(async () => undefined);
  expect(onPress).toHaveBeenCalledTimes(1);
  menu.click();
  expect(onPress).toHaveBeenCalledTimes(2);
  expect(menu).not.toHaveAttribute('aria-busy');
  document.documentElement.classList.remove('js');
});

it('replayEarlyPresses leaves a press to React when React hydrates the page for it', async () => {
  document.body.innerHTML = '<button type="button">Menu</button>';
  const menu = screen.getByRole('button');
  const onPress = jest.fn();
  replayEarlyPresses();
  const hydrate = () => {
    menu.addEventListener('click', onPress);
    document.documentElement.classList.add('js');
  };
  document.addEventListener('click', hydrate, { capture: true, once: true });
  menu.click();
  await act(async () => undefined);
  expect(onPress).toHaveBeenCalledTimes(1);
  document.documentElement.classList.remove('js');
});

it.each([
  ['leaves', '<h1>Barley Stew</h1>', true],
  ['hides', '<h1><font><font>Gerstensuppe</font></font></h1>', false],
])(
  'hideTranslationError %s the error of a page whose heading was %s when a script had loaded',
  (_, html, isShown) => {
    document.body.innerHTML = '<h1>Barley Stew</h1>';
    hideTranslationError();
    document.body.innerHTML = html;
    // A script of the page.
    addScript().dispatchEvent(new Event('load'));
    // React renders it again.
    document.body.innerHTML = '<h1>Barley Stew</h1>';
    const error = new ErrorEvent('error', { message: 'Minified React error #418', cancelable: true });
    expect(window.dispatchEvent(error)).toBe(isShown);
    document.body.replaceChildren();
  },
);

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
