import type { SearchFile, SiteEntry } from '@/lib/search/entry';
import type { createSiteSearch } from '@/lib/search/site-search';
import type { WordForms } from '@/lib/text/word-forms/word-forms';

/** The search of a site in another language than the fixture site. */
export type SearchInLanguage = {
  siteEntry: typeof import('@/lib/search/site-entry').siteEntry;
  createSiteSearch: (file: SearchFile) => ReturnType<typeof createSiteSearch>;
};

/** Loads the search with the word forms and messages of a language, as a site in it has them. */
export function searchIn(language: string, wordForms: WordForms): SearchInLanguage {
  jest.resetModules();
  jest.doMock('@/.content/wordForms', () => ({ wordForms }));
  const { shippedMessages } = jest.requireActual('@/lib/content/messages');
  const { stopWords } = shippedMessages(language);
  if (stopWords) jest.doMock('@/.content/messages/stopWords', () => stopWords);
  const { createHangulQuery } = wordForms.hangul ? jest.requireActual('@/lib/search/hangul-query') : {};
  jest.doMock('@/.content/hangulQuery', () => ({ createHangulQuery }));
  const { siteEntry } = jest.requireActual('@/lib/search/site-entry');
  const { createSiteSearch: create } = jest.requireActual('@/lib/search/site-search');
  return { siteEntry, createSiteSearch: create };
}

/** An entry of a page of a cookbook, made as the build makes it. */
export const recipeEntry = (
  { siteEntry }: SearchInLanguage,
  title: string,
  texts: readonly string[] = [],
): SiteEntry =>
  siteEntry({
    href: `/${encodeURIComponent(title)}/`,
    group: 'recipe',
    title,
    note: '',
    texts,
    listed: { texts: [] },
  });
