/** @jest-environment node */
import { searchTries } from '@/components/frame/search/search-tries';
import { makeSiteSearch } from '@/lib/search/site/engine';
import { siteEntries } from '@/lib/search/site/entries/all';

test('each search that is offered finds something by what was typed', () => {
  const find = makeSiteSearch(siteEntries());
  for (const text of searchTries()) {
    const { count, corrected } = find(text);
    expect([text, count > 0, corrected]).toEqual([text, true, null]);
  }
});
