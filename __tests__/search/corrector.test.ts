/** @jest-environment node */
import type { loadCorrector } from '@/lib/search/corrector';
import { answer, words } from './few-words';

/** The loader of a new visit. */
const fresh = (fetched: typeof fetch) => {
  global.fetch = fetched;
  jest.resetModules();
  return jest.requireActual<{ loadCorrector: typeof loadCorrector }>('@/lib/search/corrector').loadCorrector;
};

it('corrects frequent misspellings offline, and fetches the words again for the next search', async () => {
  const fetched = jest.fn<Promise<Response>, []>(async () => Promise.reject(new TypeError('offline')));
  const load = fresh(fetched);
  expect((await load()).search('chowdah')).toBe('Chowder');
  expect((await load()).offer('ropewlak')).toBeNull();
  fetched.mockImplementation(answer(words));
  expect((await load()).offer('ropewlak')).toBe('Ropewalk');
});

it.each([
  [null],
  [{}],
  [{ site: 'x', common: [] }],
  [{ site: [1], common: [] }],
  [{ site: [], common: [], places: [1] }],
])('corrects frequent misspellings when the file of words is %j', async (value) => {
  expect((await fresh(answer(value))()).search('chowdah')).toBe('Chowder');
});

it('fetches the words once per visit', async () => {
  const fetched = answer(words);
  const load = fresh(fetched);
  expect((await load()).offer('ropewlak')).toBe('Ropewalk');
  await load();
  expect(fetched.mock.calls).toEqual([['/search-words.json', expect.anything()]]);
});
