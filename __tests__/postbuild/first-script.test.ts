import { leaveRepeatedSlashes, loadScripts, trustRules } from '@/lib/first-script';

const { createScriptURL, createHTML, createScript } = trustRules(
  'https://me.test/site/_next/static/first-1.js',
  ['https://stats.test'],
);

test.each([
  'https://me.test/site/_next/static/chunks/a.js',
  'https://me.test/site/sw.js',
  'https://me.test/site/maplibre/maplibre-gl-worker-1.js',
  'https://stats.test/script.js',
])('a script at %s is trusted, at the address as it is written', (address) => {
  expect(createScriptURL?.(address)).toBe(address);
});

test.each([
  'https://else.test/site/_next/static/a.js',
  'https://me.test/site/_next/static/../../pictures/a.js',
  'https://me.test/site/_next/static/%2e%2e/%2e%2e/a.js',
  'https://stats.test.else.test/a.js',
  '//else.test/a.js',
  'data:text/javascript,1',
  'javascript:1',
])('a script at %s is not', (address) => {
  expect(createScriptURL?.(address)).toBeUndefined();
});

test('markup is the empty script of React and nothing else', () => {
  expect(createHTML?.('<script></script>')).toBe('<script></script>');
  expect(createHTML?.('<img src=x onerror=alert(1)>')).toBeUndefined();
});

test('the text of a script is data and nothing else', () => {
  const data = '{"@type":"Recipe"}';
  expect(createScript?.(data)).toBe(data);
  expect(() => createScript?.('alert(1)')).toThrow();
  expect(createScript?.('"alert(1)"')).toBeUndefined();
});

describe('leaveRepeatedSlashes', () => {
  /** Where a page at this address goes to; undefined if it stays. */
  const left = (address: string) => {
    const { pathname, search, hash } = new URL(address);
    const replace = jest.fn<void, [string]>();
    const isLeft = leaveRepeatedSlashes({ pathname, search, hash, replace } as unknown as Location);
    const to = replace.mock.calls[0]?.[0];
    expect(isLeft).toBe(to !== undefined);
    return to;
  };

  it.each([
    ['//jjajangmyeon/?servings=6#x', '/jjajangmyeon/?servings=6#x'],
    ['///jjajangmyeon/', '/jjajangmyeon/'],
    ['/travel//toronto/', '/travel/toronto/'],
    ['/travel/toronto//', '/travel/toronto/'],
    ['/site//stew///?to=https://else.test//', '/site/stew/?to=https://else.test//'],
    ['//', '/'],
    ['//evil.example/', '/evil.example/'],
    ['//evil.example//x', '/evil.example/x'],
    ['/\\\\evil.example/', '/evil.example/'],
    ['//%5Cevil.example/', '/%5Cevil.example/'],
    ['//%2Fevil.example/', '/%2Fevil.example/'],
    ['//%E0%A4%A', '/%E0%A4%A'],
  ])('replaces %s with %s on the same host', (path, to) => {
    expect(left(`https://me.test${path}`)).toBe(to);
    expect(new URL(to, 'https://me.test').host).toBe('me.test');
  });

  it.each(['/stew/', '/stew/?a=//b#//c', '/', '/web/2026/https://me.test/stew/'])('stays at %s', (path) => {
    expect(left(`https://archive.test${path}`)).toBeUndefined();
  });
});

describe('the scripts of a page', () => {
  const files = ['/_next/static/a.js', '/_next/static/b.js'];
  const loaded = () => [...document.scripts].map((script) => new URL(script.src).pathname);
  const setState = (state: DocumentReadyState) =>
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  const say = (target: EventTarget, name: string) => target.dispatchEvent(new Event(name));

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.replaceChildren();
    setState('loading');
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('are loaded behind the first frame after everything else, once', () => {
    loadScripts(files);
    setState('complete');
    say(document, 'DOMContentLoaded');
    say(window, 'load');
    expect(loaded()).toEqual([]);
    jest.runAllTimers();
    expect(loaded()).toEqual(files);
    say(window, 'pointerdown');
    expect(loaded()).toEqual(files);
  });

  test('are loaded at the first press of a page that has been read', () => {
    loadScripts(files);
    setState('interactive');
    say(document, 'DOMContentLoaded');
    say(window, 'pointerdown');
    expect(loaded()).toEqual(files);
  });

  test('wait for the end of a page that was pressed while it came', () => {
    loadScripts(files);
    say(window, 'keydown');
    expect(loaded()).toEqual([]);
    setState('interactive');
    say(document, 'DOMContentLoaded');
    expect(loaded()).toEqual(files);
  });

  test('do not wait longer than three seconds for a picture', () => {
    loadScripts(files);
    setState('interactive');
    say(document, 'DOMContentLoaded');
    jest.advanceTimersByTime(2900);
    expect(loaded()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(loaded()).toEqual(files);
  });
});
