import { render, screen, within } from '@testing-library/react';
import { PageView } from '@/components/pages/page-view';
import { PAGE_VIEWS } from '@/components/pages/sections/page-views';
import type { GeneralPage } from '@/lib/content/schema/page';
import { pageAt } from '@/lib/pages/addresses';

function pageOf(path: string): GeneralPage {
  const page = pageAt(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

it.each([
  ['/flour', 'At work, Two mills, What is milled, Four bags, Which flour?, Tips, Storing, Cups and grams'],
  [
    '/legumes',
    'What they are, Two to know, From the soybean, Soaking and cooking, Cook them, In and out of the pot',
  ],
  ['/salads', 'Etymology, Parts, How much, Leaves, Cook one'],
])('links the contents of %s to its sections', (path, titles) => {
  render(<PageView page={pageOf(path)} views={PAGE_VIEWS} />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent).join(', ')).toBe(titles);
  for (const { hash, textContent } of links)
    expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent ?? '');
});

it('shows a page without sections as its title', () => {
  render(<PageView page={{ ...pageOf('/flour'), sections: [] }} views={PAGE_VIEWS} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Flour' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});

it('leaves out the button to a section that is not on the page', () => {
  const coaching = pageOf('/coaching');
  const { unmount } = render(<PageView page={coaching} views={PAGE_VIEWS} />);
  expect(screen.getByRole('link', { name: 'See what others did' })).toHaveAttribute(
    'href',
    '#success-stories',
  );
  unmount();
  render(<PageView page={{ ...coaching, sections: [] }} views={PAGE_VIEWS} />);
  expect(screen.queryByRole('link', { name: 'See what others did' })).not.toBeInTheDocument();
});
