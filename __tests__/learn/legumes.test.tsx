import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipeHref } from '@/__tests__/recipe/recipe-href';
import { LegumesPage } from '@/components/learn/legumes-page';
import type { LegumesPage as Words } from '@/lib/content/schema/learn';
import { allRecipes, listedRecipes, recipeBySlug } from '@/lib/recipe/all';
import { legumes } from './small-pages';

const panel = (name: string) => screen.getByRole('button', { name });
const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`“${name}” stands in no section.`);
  return within(section);
};
const card = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
  return within(found);
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the two panels', () => {
  it('show what legumes are and keep the types closed at first', () => {
    render(<LegumesPage page={legumes} />);
    expect(panel('What they are')).toHaveAttribute('aria-expanded', 'true');
    expect(panel('Types')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Seeds in pods.')).toBeVisible();
  });

  it('open and close without each other', async () => {
    render(<LegumesPage page={legumes} />);
    await userEvent.click(panel('Types'));
    expect(panel('What they are')).toHaveAttribute('aria-expanded', 'true');
    expect(card('peas').getByText('About Peas.')).toBeVisible();
    await userEvent.click(panel('What they are'));
    expect(panel('Types')).toHaveAttribute('aria-expanded', 'true');
  });

  it('open the types for a link to one of them', () => {
    window.history.replaceState(null, '', '/legumes/#peas');
    render(<LegumesPage page={legumes} />);
    expect(card('peas').getByRole('heading', { name: 'Peas' })).toBeVisible();
  });

  it('open the types for a link of the table below', () => {
    render(<LegumesPage page={legumes} />);
    const link = part('Cooking').getByRole('link', { name: 'Borlotti' });
    window.location.hash = link.getAttribute('href') ?? '';
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(card('borlotti').getByRole('heading', { name: 'Borlotti' })).toBeVisible();
  });
});

describe('the page about legumes', () => {
  it('leads from its contents to parts that are there', () => {
    render(<LegumesPage page={legumes} />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['What they are', 'Types', 'Soy', 'Cooking']);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('tells of each legume how long it takes, and what to mind', async () => {
    render(<LegumesPage page={legumes} />);
    await userEvent.click(panel('Types'));
    expect(within(part('Cooking').getByRole('table')).getAllByRole('rowheader')).toHaveLength(2);
    expect(card('borlotti').getByText('Boil them hard.')).toBeVisible();
    expect(card('peas').getByText('1 hour')).toBeVisible();
    expect(card('peas').queryByText('Take care')).not.toBeInTheDocument();
  });

  it('names what is made of soybeans as the shop does', () => {
    render(<LegumesPage page={legumes} />);
    expect(card('natto').getByRole('heading', { name: 'Natto 納豆' })).toBeVisible();
    expect(screen.getByText('納豆')).toHaveAttribute('lang', 'ja');
  });

  it('goes without any of its parts', () => {
    const { title, path, dek, description, sections, status } = legumes;
    render(<LegumesPage page={{ title, path, dek, description, sections, status }} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

describe('recipes on the page about legumes', () => {
  const types = listedRecipes().flatMap((recipe) => recipe.types);
  const withRecipes = (wanted: typeof types): Words => ({
    ...legumes,
    recipes: { title: 'To cook', types: wanted, link: { name: 'All of them', href: '/recipes' } },
  });

  it('are those of its types that have an address of their own, with the way to all', () => {
    const expected = allRecipes().filter(
      (recipe) => recipe.customLink !== undefined && recipe.types.some((type) => types.includes(type)),
    );
    expect(expected).not.toEqual([]);
    render(<LegumesPage page={withRecipes(types)} />);
    const links = part('To cook').getAllByRole('article');
    expect(links.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual(
      expected.map(recipeHref),
    );
    expect(part('To cook').getByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/recipes/');
  });

  it('have no part of their own where there are none', () => {
    render(<LegumesPage page={withRecipes([])} />);
    expect(screen.queryByText('To cook')).not.toBeInTheDocument();
  });

  it('are made from the bean', () => {
    const slug = 'chickpea-block';
    const recipe = recipeBySlug(slug);
    const raw = { name: 'any', alt: 'Before' };
    render(
      <LegumesPage
        page={{
          ...legumes,
          soy: {
            title: 'Soy',
            products: (legumes.soy?.products ?? []).map((each) => ({ ...each, recipe: slug })),
          },
          remarkable: {
            title: 'To remarkable',
            transformations: [{ title: 'One becomes the other', text: 'By heat.', recipe: slug, raw }],
          },
        }}
      />,
    );
    expect(card('natto').getByRole('link')).toHaveAttribute('href', recipeHref(recipe));
    const turned = part('To remarkable');
    expect(turned.getByRole('link', { name: 'One becomes the other' })).toHaveAttribute(
      'href',
      recipeHref(recipe),
    );
    expect(turned.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      recipe.picture.alt,
      'Before',
    ]);
    expect(turned.getByText(/\d/)).toBeVisible();
  });
});
