/** @jest-environment node */
import { basename } from 'node:path';
import { cardFonts, firstDrawn, fontFilesFor } from '@/lib/seo/share-fonts';

jest.mock('@/lib/content/server', () => {
  const content = jest.requireActual('@/lib/content/server');
  return { ...content, site: { ...content.site, name: '엄마의 부엌', language: 'ko', city: 'Busan' } };
});

const filesFor = async (language: string, text: string) =>
  fontFilesFor(text, await cardFonts(language))?.map((file) => basename(file));

describe('the fonts of a share card', () => {
  it('are the Latin ones alone for Latin letters', async () => {
    expect(await filesFor('en-CA', 'Crème brûlée, 20–30 min')).toEqual([]);
  });

  it.each([
    ['ko', '크림빵', /^noto-sans-kr-\d+-700-normal\.woff$/],
    ['ja', '味噌汁', /^noto-sans-jp-\d+-700-normal\.woff$/],
    ['el', 'Ελληνική σαλάτα', /^noto-sans-greek-700-normal\.woff$/],
    ['ru', 'Сырники', /^noto-sans-cyrillic-700-normal\.woff$/],
  ])('for words in %s are the few files that have them', async (language, text, file) => {
    const files = (await filesFor(language, text)) ?? [];
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(3);
    for (const each of files) expect(each).toMatch(file);
  });

  it('have the words of the site beside a title in another language', async () => {
    expect(await filesFor('ja', '味噌汁 크림빵')).toEqual(
      expect.arrayContaining([expect.stringMatching(/-jp-/), expect.stringMatching(/-kr-/)]),
    );
  });

  it.each(['שקשוקה', 'كشري', 'खिचड़ी', 'Soup 🍜', '𓀀'])('are none for “%s”', async (text) => {
    expect(await filesFor('en', text)).toBeUndefined();
  });

  it('draw the first text they have letters for', async () => {
    const fonts = await cardFonts('he');
    expect(firstDrawn(['שקשוקה', 'Shakshuka'], fonts)).toBe('Shakshuka');
    expect(firstDrawn(['שקשוקה'], fonts)).toBe('');
  });

  it('are those of the owner, if there are any', () => {
    const fonts = { siteFile: '/data/fonts/ko.ttf', files: [] };
    expect(fontFilesFor('크림빵', fonts)).toEqual(['/data/fonts/ko.ttf']);
    expect(fontFilesFor('Cream bun', fonts)).toEqual([]);
    expect(fontFilesFor('🍜', fonts)).toBeNull();
  });
});
