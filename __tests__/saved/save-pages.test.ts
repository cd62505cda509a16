import { savePage, saveVisitorPages } from '@/lib/offline/save-page';
import { savePages } from '@/lib/saved/save-pages';
import { addSaved, SAVED } from '@/lib/saved/saved';
import { writeStored } from '@/lib/storage/write';

jest.mock('@/lib/offline/save-page', () => ({
  savePage: jest.fn(async (_page: string, saveMore: () => void) => saveMore()),
  saveVisitorPages: jest.fn(async () => {}),
}));

const posted = () => jest.mocked(saveVisitorPages).mock.calls.map(([own]) => own);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(saveVisitorPages).mockClear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('savePages stores the open page, then the recipes on all lists, each once', async () => {
  localStorage.setItem('rtr:saved', '{"favourites":["stew","pie"],"later":["soup"]}');
  localStorage.setItem('rtr:shopping', '{"version":1,"recipes":[{"slug":"pie","servings":6}],"own":[]}');
  await savePages('/about/');
  expect(savePage).toHaveBeenCalledWith('/about/', expect.any(Function));
  expect(posted()).toEqual([['pie', 'soup', 'stew']]);
});

it.each([
  ['rtr:saved', 'half a {"'],
  ['rtr:shopping', '{"version":9,"recipes":[]}'],
])('savePages leaves the copies as they are while %s can’t be read', async (key, text) => {
  localStorage.setItem(key, text);
  await savePages('/about/');
  expect(posted()).toEqual([]);
});

it('savePages stores a recipe that is saved later, and several changes at once', async () => {
  await savePages('/about/');
  writeStored(SAVED, addSaved(SAVED.empty, 'later', 'stew'));
  writeStored(SAVED, addSaved(SAVED.empty, 'later', 'soup'));
  jest.runAllTimers();
  expect(posted()).toEqual([[], ['soup']]);
});
