import { countStored, leaveRepeatedSlashes, loadScripts, markStored, trustRules } from '@/lib/first-script';

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
  /** Address that a page at this address goes to; undefined if it stays. */
  const left = (address: string) => {
    const { pathname, search, hash } = new URL(address);
    const replace = jest.fn<void, [string]>();
    const isLeft = leaveRepeatedSlashes({ pathname, search, hash, replace } as unknown as Location);
    const to = replace.mock.calls[0]?.[0];
    expect(isLeft).toBe(to !== undefined);
    return to;
  };

  it.each([
    ['//barley-stew/?servings=6#x', '/barley-stew/?servings=6#x'],
    ['///barley-stew/', '/barley-stew/'],
    ['/travel//port-alder/', '/travel/port-alder/'],
    ['/travel/port-alder//', '/travel/port-alder/'],
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

describe('the counts of what is stored', () => {
  const listOf = (count: number) => Array.from({ length: count }, (_, index) => ({ slug: `dish-${index}` }));
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  test('are none for a new visitor', () => {
    expect(countStored()).toEqual({});
  });

  test.each([1, 3, 12])('have %i recipes of the shopping list', (count) => {
    const recipes = listOf(count);
    localStorage.setItem('rtr:shopping', JSON.stringify({ version: 1, recipes, ticked: [], own: [] }));
    expect(countStored()).toEqual({ 'shopping-recipes': count });
  });

  test('are of own items, saved recipes and walks as well', () => {
    const own = [
      { id: 'o1', text: 'Salt' },
      { id: 'o2', text: 'Salt' },
    ];
    localStorage.setItem('rtr:shopping', JSON.stringify({ version: 1, recipes: [], ticked: [], own }));
    localStorage.setItem('rtr:saved', '{"favourites":["pie","stew"],"later":["pie"]}');
    localStorage.setItem('rtr:walks', '{"version":1,"walks":[{"stops":["mill","blue-door"]}]}');
    expect(countStored()).toEqual({ 'shopping-own': 2, 'saved-favourites': 2, 'saved-later': 1, walks: 1 });
  });

  test('take each good entry once and leave out what is damaged', () => {
    localStorage.setItem('rtr:saved', '{"favourites":["pie",7,null,"pie",{}],"later":"all"}');
    expect(countStored()).toEqual({ 'saved-favourites': 1 });
  });

  test.each(['{', 'null', '7', '""', '[]', '{"recipes":{"length":9}}'])('are none for the text %s', (raw) => {
    localStorage.setItem('rtr:shopping', raw);
    expect(countStored()).toEqual({});
  });

  test('are none for a list of a later format', () => {
    localStorage.setItem('rtr:saved', '{"version":2,"favourites":["pie"],"later":[]}');
    expect(countStored()).toEqual({});
  });

  test('are none where storage is blocked', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(countStored()).toEqual({});
  });

  test('are set on the root element', () => {
    markStored({ 'saved-later': 3, walks: 1 });
    const { dataset, style } = document.documentElement;
    expect(dataset.stored).toBe('saved-later walks');
    expect(style.getPropertyValue('--stored-saved-later')).toBe('3');
    expect(style.getPropertyValue('--stored-walks')).toBe('1');
  });
});
