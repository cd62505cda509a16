/** @jest-environment node */
import { searchTries } from '@/components/frame/search-tries';
import { searchFile } from '@/lib/pages/search-index';
import { createSiteSearch } from '@/lib/search/site-search';

test('each search that is offered finds something by what was typed', async () => {
  const find = await createSiteSearch(searchFile());
  for (const text of searchTries()) {
    const { count, corrected } = find(text);
    expect([text, count > 0, corrected]).toEqual([text, true, null]);
  }
});
