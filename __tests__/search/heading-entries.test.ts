/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import { headingsOf } from '@/lib/search/heading-entries';

const headings = (sections: Page['sections'], part: Partial<Page> = {}) =>
  headingsOf({ path: '/new', title: 'New', description: 'A new page.', dek: 'New.', sections, ...part });
const prose = (title: string) => ({ type: 'prose' as const, title, paragraphs: ['Salt the water.'] });

it('lists sections and parts by ids made of their titles', () => {
  const parts = [{ id: 'map', title: 'The map' }];
  const found = headings([prose('How I plan the train'), prose('30-day guarantee')], { parts });
  expect(found.map(({ id }) => id)).toEqual(['how-i-plan-the-train', '30-day-guarantee', 'map']);
  expect(found[0]?.texts).toContain('Salt the water.');
});

it('leaves out links to other pages and empty recipe lists', () => {
  const found = headings([
    { type: 'links', title: 'Keep reading', links: [{ name: 'Flour', href: '/flour' }] },
    { type: 'recipes', title: 'Fish', pick: { types: ['fish'] }, as: 'cards' },
    { type: 'recipes', title: 'Stews', pick: { types: ['stews'] }, as: 'cards' },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['stews']);
});

it('throws for two sections with one id, and names the page', () => {
  expect(() => headings([prose('Notes'), prose('Notes')])).toThrow(
    'The page /new has two sections with the id “notes”: give one an `id` of its own.',
  );
});

it('has the texts of the headings of education pages', () => {
  const found = headings([], { path: '/flour' });
  expect(found.find(({ title }) => title === 'Measuring')?.texts).toContain('A scale is careful.');
});
