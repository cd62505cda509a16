/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import { headingsOf } from '@/lib/pages/heading-entries';

const headings = (sections: Page['sections']) =>
  headingsOf({ path: '/new', title: 'New', description: 'A new page.', dek: 'New.', sections });
const prose = (title: string) => ({ type: 'prose' as const, title, paragraphs: ['Salt the water.'] });

it('lists sections by ids made from their titles', () => {
  const found = headings([prose('How I plan the train'), prose('30-day guarantee')]);
  expect(found.map(({ id }) => id)).toEqual(['how-i-plan-the-train', '30-day-guarantee']);
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

it('lists a heading inside a section only with an id of its own', () => {
  const found = headings([
    {
      type: 'tipLists',
      title: 'Tips',
      lists: [
        { title: 'Measuring', items: [{ title: 'Weigh it', text: 'On a scale.' }] },
        { title: 'Storing', id: 'storing', items: [{ title: 'Cool', text: 'And dry.' }] },
      ],
    },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['tips', 'storing']);
  expect(found[1]?.texts).toEqual(['Cool', 'And dry.']);
});
