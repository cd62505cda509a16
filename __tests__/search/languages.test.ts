import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { SiteFound } from '@/lib/search/entry';
import { english } from '@/lib/text/word-forms/english';
import { french } from '@/lib/text/word-forms/french';
import { german } from '@/lib/text/word-forms/german';
import { korean } from '@/lib/text/word-forms/korean';
import { recipeEntry, searchIn } from './in-language';
import { fileOf } from './search-file';

type Table<T> = Readonly<Record<string, T>>;
type Language = {
  entries: (string | Table<string>)[];
  misspellings?: Table<string>;
  common?: string[];
  first: Table<string>;
  all: Table<string[]>;
  corrected: Table<string | null>;
};
const languages: Table<Language> = parse(readFileSync('__tests__/search/languages.yaml', 'utf8'));

const titlesIn = ({ groups }: SiteFound) =>
  groups.flatMap(({ entries }) => entries.map(({ title }) => title));

describe.each([
  ['ko', korean],
  ['fr', french],
  ['de', german],
])('on a site in “%s”', (language, wordForms) => {
  const {
    entries = [],
    misspellings = {},
    common = [],
    first = {},
    all = {},
    corrected = {},
  } = languages[language] ?? {};
  const search = searchIn(language, wordForms);
  const listed = entries.flatMap((entry) => {
    if (typeof entry === 'string') return recipeEntry(search, entry);
    return Object.entries(entry).map(([title, text]) => recipeEntry(search, title, [text]));
  });
  const header = search.createSiteSearch(fileOf(listed, { misspellings, words: { site: [], common } }));

  it.each(Object.entries(first))('“%s” finds first “%s”', async (query, title) => {
    const found = (await header)(query);
    expect(titlesIn(found)[0]).toBe(title);
    expect({ partial: found.partial, corrected: found.corrected }).toEqual({
      partial: false,
      corrected: null,
    });
  });

  it.each(Object.entries(all))('“%s” is in %j and in no other entry', async (query, titles) => {
    const found = (await header)(query);
    // Entries with some of the pieces are no answer.
    expect(found.partial ? [] : titlesIn(found).sort()).toEqual([...titles].sort());
  });

  it.each(Object.entries(corrected))('“%s” is corrected to %p', async (query, meant) => {
    expect((await header)(query).corrected).toBe(meant);
  });
});

/** Words of a language as a text may have them. */
const letters = {
  en: [...'abcdefghijklmnoprstuvwyz'],
  fr: [...'abcdefghilmnopqrstuvxyzéèêàâçîïôûùœæ’-'],
  ko: [...'가고구국김나다닭도두라로마만면바밥부비빵사소수아어오이자장전조찌채치카콩토파하회을를은에'],
  de: [...'abcdefghiklmnoprstuvwzäöüß'],
};

describe.each([
  ['en', english, letters.en],
  ['fr', french, letters.fr],
  ['ko', korean, letters.ko],
  ['de', german, letters.de],
])('on any site in “%s”', (language, wordForms, alphabet) => {
  const search = searchIn(language, wordForms);
  const word = fc
    .array(fc.constantFrom(...alphabet), { minLength: 3, maxLength: 9 })
    .map((parts) => parts.join(''))
    .filter((text) => /[\p{L}]{3}/u.test(text));

  it('each word of a title finds its entry, complete or while it is typed', async () => {
    const titles = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(titles, async (names) => {
        const entries = names.map((words) => recipeEntry(search, words.join(' ')));
        const header = await search.createSiteSearch(fileOf(entries));
        for (const words of names) {
          for (const each of words) {
            const title = words.join(' ');
            expect(titlesIn(header(each))).toContain(title);
            expect(titlesIn(header(`${each} `))).toContain(title);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
