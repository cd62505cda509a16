/** @jest-environment node */

import { searchedGuides } from '@/.content/searchedGuides';
import {
  countSuggestions,
  indexIsSound,
  listedResultsAreFound,
  restaurantsAreFound,
  synonymsFindTheSame,
  unofferedMisspellings,
  wrongMisspellings,
} from '@/__tests__/search/sound-search';

describe('the index of the site search', () => indexIsSound());

for (const { id } of searchedGuides) {
  describe(`the restaurants of the guide “${id}”`, () => {
    restaurantsAreFound(id);

    it('are found by whatever is offered for a slip in any word of the site', async () => {
      await expect(countSuggestions(id)).resolves.toEqual(expect.any(Number));
    });

    listedResultsAreFound(id);
    synonymsFindTheSame(id);

    it('are suggested for each misspelling of data/search.yaml', async () => {
      expect(await unofferedMisspellings(id)).toEqual([]);
    });
  });
}

test('each misspelling of data/search.yaml is taken for what it means', () => {
  expect(wrongMisspellings()).toEqual([]);
});
