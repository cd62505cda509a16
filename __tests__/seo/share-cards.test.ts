import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { listedRecipes } from '@/lib/recipe/all';
import { pageCard, recipeCard } from '@/lib/seo/share-cards';
import { cardFonts, firstDrawn, fontFilesFor } from '@/lib/seo/share-fonts';
import { shareImage } from '@/lib/seo/share-image';
import { fitLine, lineCount, titleSize } from '@/lib/seo/share-text';

jest.mock('@/lib/content/server', () => {
  const content = jest.requireActual('@/lib/content/server');
  return { ...content, site: { ...content.site, name: '엄마의 부엌', language: 'ko', city: 'Busan' } };
});

jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(element: ReactElement, { fonts }: { fonts: { name: string }[] }) {
      const words = renderToStaticMarkup(element)
        .split(/<[^>]*>/)
        .filter((text) => text.trim() !== '');
      mockDrawn.push({ words, fonts: fonts.map(({ name }) => name) });
    }

    arrayBuffer() {
      return mockBlank();
    }
  },
}));

jest.mock('@/lib/seo/share-cache', () => ({
  cachedImage: (_content: unknown, draw: () => Promise<Buffer>) => draw(),
}));

jest.mock('@/lib/content/pictures', () => ({
  ...jest.requireActual('@/lib/content/pictures'),
  pictureData: () => ({ width: 1600, height: 1200 }),
  wholePictureFile: () => '../__tests__/fixtures/data/brands/tinker.svg',
}));

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
    expect(firstDrawn(['Crêpes\u202f!'], fonts)).toBe('Crêpes\u00a0!');
  });

  it('are those of the owner, if there are any', () => {
    const fonts = { siteFile: '/data/fonts/ko.ttf', files: [] };
    expect(fontFilesFor('크림빵', fonts)).toEqual(['/data/fonts/ko.ttf']);
    expect(fontFilesFor('Cream bun', fonts)).toEqual([]);
    expect(fontFilesFor('🍜', fonts)).toBeNull();
  });
});

const mockBlank = () =>
  sharp({ create: { width: 660, height: 630, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
const mockDrawn: { words: string[]; fonts: string[] }[] = [];

const [recipe] = listedRecipes();
if (!recipe) throw new Error('There is no recipe.');
const wordsOf = async (card: Promise<Response>) => {
  await card;
  return mockDrawn.at(-1)?.words;
};

describe('a share card', () => {
  it('of a Korean site has its name and a Korean title', async () => {
    expect(await wordsOf(shareImage({ title: '크림빵', line: '40분' }))).toEqual([
      '엄마의',
      '부엌',
      '크림빵',
      '40분',
    ]);
    expect(mockDrawn.at(-1)?.fonts.slice(0, 3)).toEqual(['Bricolage', 'Newsreader', 'Newsreader']);
    expect(mockDrawn.at(-1)?.fonts).toContain('Other 0');
  });

  it.each([
    ['its other name', { text: 'Shakshuka', lang: 'he-Latn' }, 'Shakshuka', '엄마의'],
    ['the name of the site', undefined, '엄마의', 'Busan'],
  ])('whose title has no font shows %s, never the slug, and warns', async (_, native, shown, head) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const hebrew = { ...recipe, slug: 'eggs-in-tomatoes', title: 'שקשוקה', language: 'he', native };
    const words = await wordsOf(shareImage(recipeCard(hebrew)));
    expect(words?.[0]).toBe(head);
    expect(words).toContain(shown);
    expect(words?.join(' ')).not.toMatch(/eggs/i);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^The share card of “שקשוקה” shows “(Shakshuka|엄마의 부엌)”/),
    );
    warn.mockRestore();
  });
});

describe('the texts of a share card', () => {
  it('have titles whose widest word fits', () => {
    const box = { width: 500, height: 400 };
    expect(titleSize('Soup', box, 116)).toBe(116);
    const size = titleSize('Mediterranean Salmon', box, 116);
    expect(size).toBeLessThan(80);
    expect(lineCount('Mediterranean Salmon', 500 / size)).toBe(2);
  });

  it('count a Korean title by its characters', () => {
    expect(lineCount('짜장면 곱빼기', 4)).toBe(2);
    expect(lineCount('豆腐', 1)).toBe(2);
  });

  it('break a line after clauses that are short', () => {
    expect(fitLine('45 min in all: 25 min to prepare, 20 min to cook', 500, [46, 40]).text).toBe(
      '45\u00a0min\u00a0in\u00a0all: 25\u00a0min\u00a0to\u00a0prepare, 20\u00a0min\u00a0to\u00a0cook',
    );
  });
});

// The cards of all pages are in __tests__/expected/share-cards.yaml.

it('the share card of a page without a line begins with the longer of its titles', () => {
  const page = { path: '/x', title: 'Barley', metaTitle: 'Barley, from field to bowl', dek: '' };
  expect(pageCard(page).title).toEqual(['Barley, from field to bowl', 'Barley']);
});

const folder = mkdtempSync(join(tmpdir(), 'share-cache-'));
process.env.PICTURE_CACHE = folder;
afterAll(() => rmSync(folder, { recursive: true }));

it('a share image is drawn once for the same content', async () => {
  const { cachedImage } = jest.requireActual('@/lib/seo/share-cache');
  const draw = jest.fn(async () => Buffer.from('drawn'));
  const image = (title: string) => cachedImage({ title, _owner: Math.random(), ref: null }, draw);
  expect(String(await image('Pork'))).toBe('drawn');
  expect(String(await image('Pork'))).toBe('drawn');
  expect(draw).toHaveBeenCalledTimes(1);
  await image('Beef');
  expect(draw).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toHaveLength(2);
});
