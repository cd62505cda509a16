/** @jest-environment node */
import * as flourContent from '@/lib/content/pages';
import * as legumesContent from '@/lib/content/pages';
import * as saladsContent from '@/lib/content/pages';
import { recipesUsing } from '@/lib/learn/pages';
import { flourContents, legumeContents, saladContents } from '@/lib/pages/contents';

// What the education pages of the starter say. A site with words of its own has no need of this file.
function there<T>(page: T | undefined): T {
  if (page === undefined) throw new Error('The starter has all three education pages.');
  return page;
}
const flour = there(flourContent.flour);
const legumes = there(legumesContent.legumes);
const salads = there(saladsContent.salads);

/** Every text below a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

const titles = (contents: readonly { title: string }[]) => contents.map(({ title }) => title);

describe('the page about flour', () => {
  it('lists eight parts', () => {
    expect(titles(flourContents(flour))).toEqual([
      'Flour in Action',
      'The Milling Process',
      'Wheat & Grain Varieties',
      'Understanding Different Flours',
      'Which flour?',
      'Flour Tips & Techniques',
      'Storing',
      'Cups and grams',
    ]);
  });

  it('explains exactly six flours with the protein that is certain', () => {
    expect(flour.flours?.flours.map(({ title, protein }) => [title, protein?.join('-')])).toEqual([
      ['All-purpose', '10-12'],
      ['Bread', '12-14'],
      ['Cake and pastry', '7-9'],
      ['Whole wheat', undefined],
      ['00', undefined],
      ['Semolina', undefined],
    ]);
  });

  it('badges jjajangmyeon as noodle and spaghetti as pasta', () => {
    expect(flour.action?.cards.map(({ badge, recipe }) => [badge, recipe])).toEqual([
      ['noodle', 'jjajangmyeon'],
      ['pasta', 'pasta'],
      [undefined, undefined],
    ]);
  });

  it('shows nine grains, and says how to measure and how long to keep', () => {
    expect(flour.grains?.lists.flatMap(({ grains }) => grains)).toHaveLength(9);
    const tips = JSON.stringify(flour.tips);
    for (const words of ['125-130 g', 'up to 1 year', '3-6 months', '48 hours in the freezer']) {
      expect(tips).toContain(words);
    }
    expect(recipesUsing('bread-flour').map(({ href }) => href)).toContain('/jjajangmyeon');
  });
});

describe('the page about legumes', () => {
  it('lists six parts', () => {
    expect(titles(legumeContents(legumes))).toEqual([
      'What are Legumes?',
      'Types of Legumes',
      'What a soybean becomes',
      'Soaking and cooking',
      'Legume recipes',
      'Raw to Remarkable',
    ]);
  });

  it('tells of eight legumes and eight things made of soybeans, and what kidney beans need', () => {
    expect(legumes.types?.legumes).toHaveLength(8);
    expect(legumes.soy?.products).toHaveLength(8);
    const kidney = legumes.types?.legumes.find(({ id }) => id === 'kidney-beans');
    expect(kidney?.safety).toMatch(/boil them hard in fresh water for 10 minutes/);
    expect(recipesUsing('black-bean-paste').map(({ href }) => href)).toContain('/jjajangmyeon');
    expect(recipesUsing('tempeh')).toEqual([]);
  });

  it('turns three raw beans into three dishes', () => {
    const dishes = legumes.remarkable?.transformations.map(({ recipe }) => recipe);
    expect(dishes).toEqual(['tofu', 'chickpea-curry', 'black-bean-soup']);
  });
});

describe('the page about salads', () => {
  it('lists twelve tables and texts', () => {
    expect(saladContents(salads)).toHaveLength(12);
    expect(titles(saladContents(salads))).toEqual(
      expect.arrayContaining(['Etymology of Salad', 'Components of a Salad', 'Origins of Greek Salad']),
    );
  });

  it('holds every dressing to the ratio it is named by', () => {
    const dressings = salads.sections.find((section) => 'id' in section && section.id === 'dressings');
    if (dressings?.type !== 'facts') throw new Error('The page has no dressings.');
    const numbers = (text: string, pattern: RegExp) =>
      [...text.matchAll(pattern)].map((match) => Number(match[1]));
    expect(dressings.rows).toHaveLength(5);
    for (const { value, note } of dressings.rows) {
      const ratio = numbers(value, /(\d+) (?:[a-z])/g);
      const amounts = numbers(note ?? '', /(\d+) (?:ml|g) /g);
      const portion = (amounts[0] ?? 0) / (ratio[0] ?? 1);
      expect(amounts).toEqual(ratio.map((share) => share * portion));
    }
  });
});

test('the education pages do not shout and leave nothing unfinished', () => {
  for (const text of texts({ flour, legumes, salads })) {
    expect(text).not.toMatch(/!|lorem|\btodo\b|\p{Extended_Pictographic}|—/iu);
  }
});
