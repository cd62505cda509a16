/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { listedRecipes } from '@/lib/recipe/all';
import { recipeCard } from '@/lib/seo/share-cards';
import { shareImage } from '@/lib/seo/share-image';

const mockBlank = () =>
  sharp({ create: { width: 660, height: 630, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
const mockDrawn: { words: string[]; fonts: string[] }[] = [];

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
jest.mock('@/lib/content/server', () => {
  const content = jest.requireActual('@/lib/content/server');
  return { ...content, site: { ...content.site, name: '엄마의 부엌', language: 'ko', city: 'Busan' } };
});
jest.mock('@/lib/seo/share-cache', () => ({
  cachedImage: (_content: unknown, draw: () => Promise<Buffer>) => draw(),
}));
jest.mock('@/lib/content/pictures', () => ({
  ...jest.requireActual('@/lib/content/pictures'),
  pictureData: () => ({ width: 1600, height: 1200 }),
  wholePictureFile: () => '../__tests__/fixtures/data/brands/tinker.svg',
}));

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
