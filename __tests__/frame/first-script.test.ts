import { act, screen } from '@testing-library/react';
import {
  hideTranslationError,
  leaveRepeatedSlashes,
  loadScripts,
  markStored,
  replayEarlyPresses,
  trustRules,
} from '@/lib/frame/first-script';

describe('trustRules', () => {
  const { createScriptURL, createHTML, createScript } = trustRules(
    'https://me.test/site/_next/static/first-1.js',
    ['https://stats.test'],
  );

  it.each([
    ['https://me.test/site/_next/static/chunks/a.js', true],
    ['https://me.test/site/sw.js', true],
    ['https://me.test/site/maplibre/maplibre-gl-worker-1.js', true],
    ['https://stats.test/script.js', true],
    ['https://else.test/site/_next/static/a.js', false],
    ['https://me.test/site/_next/static/../../pictures/a.js', false],
    ['https://me.test/site/_next/static/%2e%2e/%2e%2e/a.js', false],
    ['https://stats.test.else.test/a.js', false],
    ['//else.test/a.js', false],
    ['data:text/javascript,1', false],
    ['javascript:1', false],
  ])('for a script at %s trust it: %s', (address, isTrusted) => {
    expect(createScriptURL?.(address)).toBe(isTrusted ? address : undefined);
  });

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

describe('leaveRepeatedSlashes', () => {
  it.each([
    ['//barley-stew/?servings=6#x', '/barley-stew/?servings=6#x'],
    ['///barley-stew/', '/barley-stew/'],
    ['/travel//port-alder//', '/travel/port-alder/'],
    ['/site//stew///?to=https://else.test//', '/site/stew/?to=https://else.test//'],
    ['//', '/'],
    ['//evil.example//x', '/evil.example/x'],
    ['/\\\\evil.example/', '/evil.example/'],
    ['//%5Cevil.example/', '/%5Cevil.example/'],
    ['//%2Fevil.example/', '/%2Fevil.example/'],
    ['//%E0%A4%A', '/%E0%A4%A'],
    ['/stew/', undefined],
    ['/stew/?a=//b#//c', undefined],
    ['/', undefined],
    ['/web/2026/https://me.test/stew/', undefined],
  ])('leaves %s for %s', (path, expected) => {
    const { pathname, search, hash } = new URL(`https://me.test${path}`);
    let to: string | undefined;
    const replace = (address: string) => {
      to = address;
    };
    const isLeft = leaveRepeatedSlashes({ pathname, search, hash, replace } as unknown as Location);
    expect([isLeft, to]).toEqual([expected !== undefined, expected]);
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
  const { dataset, style } = document.documentElement;
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('sets the stored counts on the root element, and removes those that are gone', () => {
    localStorage.setItem('rtr:counts', '{"saved-later":3,"walks":1,"timers":0}');
    markStored();
    expect(dataset.stored).toBe('saved-later walks');
    expect(style.getPropertyValue('--stored-saved-later')).toBe('3');
    markStored({ walks: 2 });
    expect(dataset.stored).toBe('walks');
    expect(style.getPropertyValue('--stored-walks')).toBe('2');
    expect(style.getPropertyValue('--stored-saved-later')).toBe('');
  });

  it('sets none where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    markStored();
    expect(dataset.stored).toBe('');
  });
});

describe('replayEarlyPresses', () => {
  afterEach(() => {
    document.documentElement.classList.remove('js');
    document.body.replaceChildren();
  });

  it('marks a button that is pressed before hydration and carries out its press once', async () => {
    document.body.innerHTML = '<button type="button">Menu</button><form><button>Send</button></form>';
    const [menu, send] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    let presses = 0;
    replayEarlyPresses();
    send.addEventListener('click', (event) => event.preventDefault());
    for (const button of [menu, menu, send]) button.click();
    expect(menu).toHaveAttribute('aria-busy', 'true');
    expect(send).not.toHaveAttribute('aria-busy');
    menu.addEventListener('click', () => {
      presses += 1;
    });
    document.documentElement.classList.add('js');
    await act(async () => undefined);
    expect(presses).toBe(1);
    menu.click();
    expect(presses).toBe(2);
    expect(menu).not.toHaveAttribute('aria-busy');
  });
});

describe('hideTranslationError', () => {
  /** Reports a failed hydration, and returns true if the console would show it. */
  const isReported = () =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'Minified React error #418', cancelable: true }));

  beforeEach(() => {
    document.body.innerHTML = '<h1>Barley Stew</h1>';
    hideTranslationError();
  });
  afterEach(() => document.body.replaceChildren());

  it('leaves the error of a page that is not translated', () => {
    expect(isReported()).toBe(true);
  });

  it('hides the error of a page that was translated, although React has rendered it again', () => {
    document.body.innerHTML = '<h1><font><font>Gerstensuppe</font></font></h1>';
    // A script of the page.
    document.body.dispatchEvent(new Event('load'));
    document.body.innerHTML = '<h1>Barley Stew</h1>';
    expect(isReported()).toBe(false);
  });
});
