/** @jest-environment node */
import {
  indexIsSound,
  misspellingsMisread,
  offersThatFind,
  restaurantsAreFound,
} from '@/__tests__/search/sound-search';
import { searchedGuides } from '@/lib/content/travel/searched-guides';

describe('the index of the site search', () => indexIsSound());

describe.each(searchedGuides.length > 0 ? searchedGuides.map(({ id }) => id) : ['none'])(
  'the restaurants of the guide “%s”',
  (guide) => {
    if (searchedGuides.length === 0) {
      it('need no search', () => expect(searchedGuides).toEqual([]));
      return;
    }
    restaurantsAreFound(guide);

    it('are found by whatever is offered for a slip in any word of the site', () => {
      expect(() => offersThatFind(guide)).not.toThrow();
    });
  },
);

test('each misspelling of data/search.yaml is taken for what it means', () => {
  expect(misspellingsMisread()).toEqual([]);
});
