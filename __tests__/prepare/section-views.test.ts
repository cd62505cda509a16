/** @jest-environment node */
import { home } from '@/lib/content/server';
import { sectionViewModules } from '@/scripts/prepare/section-views';

const page = (
  path: string,
  sections: Parameters<typeof sectionViewModules>[0]['pages'][string]['sections'],
) => ({
  path,
  title: 'A page',
  description: 'What is on this page, in one sentence.',
  dek: 'A page.',
  sections,
});
const fold = { type: 'fold' as const, title: 'Old', paragraphs: ['It is old.'] };
const prose = { type: 'prose' as const, paragraphs: ['Salt the water.'] };

it('gives a route the components that its pages need, and no others', () => {
  const modules = sectionViewModules({
    home: { ...home, sections: [] },
    pages: { flour: page('/flour', [fold]), notes: page('/notes', [prose]) },
  });
  const folding = "export { FoldingSectionView as folding } from '@/components/education/folding-section';";
  expect(modules.flour).toContain(folding);
  for (const route of ['pages', 'home', 'legumes'])
    expect(modules[route]).toContain('export const folding = undefined;');
});

it('gives the route of all other pages what an own page needs', () => {
  const { pages } = sectionViewModules({ home, pages: { mine: page('/mine', [fold]) } });
  expect(pages).toContain('FoldingSectionView as folding');
});

it('gives the route of all pages what an other address of a starter page needs', () => {
  const flour = { ...page('/flour', [fold]), alsoAt: ['/milled'] };
  expect(sectionViewModules({ home, pages: { flour } }).pages).toContain('FoldingSectionView as folding');
});
