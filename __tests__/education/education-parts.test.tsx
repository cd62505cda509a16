import { render, screen, within } from '@testing-library/react';
import { FlourPage } from '@/components/education/flour-page';
import { LegumesPage } from '@/components/education/legumes-page';
import { SaladsPage } from '@/components/education/salads-page';
import { flour, legumes, salads } from '@/lib/content/pages';

if (!flour || !legumes || !salads) throw new Error('The fixture site has lost an education page.');
type Titled = Pick<NonNullable<typeof flour>, 'title' | 'dek' | 'description' | 'status'> & { path: string };
/** A page without any of its parts. */
const bare = <P extends Titled>({ title, path, dek, description, status }: P) => {
  const known: Pick<P, 'title' | 'path' | 'dek' | 'description' | 'status'> = {
    title,
    path,
    dek,
    description,
    status,
  };
  return { ...known, sections: [] };
};

it.each([
  [
    <FlourPage page={flour} key="" />,
    'At work, Two mills, What is milled, Four bags, Which flour?, Tips, Storing, Cups and grams',
  ],
  [
    <LegumesPage page={legumes} key="" />,
    'What they are, Two to know, From the soybean, Soaking and cooking, Cook them, In and out of the pot',
  ],
  [<SaladsPage page={salads} key="" />, 'Etymology, Parts, How much, Leaves, Cook one'],
])('links the contents of a page to its sections', (page, titles) => {
  render(page);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.textContent).join(', ')).toBe(titles);
  for (const { hash, textContent } of links)
    expect(document.getElementById(hash.slice(1))).toHaveTextContent(textContent ?? '');
});

it.each([
  [<FlourPage page={bare(flour)} key="" />, 'Flour'],
  [<LegumesPage page={bare(legumes)} key="" />, 'Legumes'],
  [<SaladsPage page={bare(salads)} key="" />, 'Salads'],
])('shows a page without sections as its title', (page, title) => {
  render(page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
});
