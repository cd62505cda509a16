const KEY = 'rtr:walk-visit';

/** The module as a newly loaded page has it. */
function loadPage(): typeof import('@/lib/walk/walk-visit') {
  jest.resetModules();
  return jest.requireActual('@/lib/walk/walk-visit');
}

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('remembers the visitor’s walks over a reload', () => {
  loadPage().rememberMade('lamp,lost');
  expect(loadPage().readVisit()).toEqual({ made: ['lamp,lost'], changes: {} });
});

it.each([
  ['no JSON', '{'],
  ['another kind of value', '["lamp"]'],
  ['a list of numbers', '{"made":[1],"changes":{}}'],
  ['changes to no text', '{"made":["lamp"],"changes":{"toronto?lamp":2}}'],
  ['walks that are one text', '{"made":"lamp","changes":{}}'],
])('starts anew from a stored value that is %s', (_, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(loadPage().readVisit()).toEqual({ made: [], changes: {} });
});

it('lasts for the page where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { readVisit, rememberMade } = loadPage();
  rememberMade('lamp');
  expect(readVisit().made).toEqual(['lamp']);
});
