import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LegumesPage } from '@/components/learn/legumes/legumes-page';
import { allRecipes } from '@/lib/recipe/all';

const panel = (name: string) => screen.getByRole('button', { name });
const region = (name: string) => {
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
    render(<LegumesPage />);
    expect(panel('What are Legumes?')).toHaveAttribute('aria-expanded', 'true');
    expect(panel('Types of Legumes')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(/plant of the pea family/)).toBeVisible();
    expect(card('chickpeas').getByText(/kabuli/)).not.toBeVisible();
  });

  it('open and close without each other', async () => {
    render(<LegumesPage />);
    await userEvent.click(panel('Types of Legumes'));
    expect(panel('What are Legumes?')).toHaveAttribute('aria-expanded', 'true');
    expect(card('chickpeas').getByText(/kabuli/)).toBeVisible();
    await userEvent.click(panel('What are Legumes?'));
    expect(panel('Types of Legumes')).toHaveAttribute('aria-expanded', 'true');
  });

  it('open the types for a link to one of them', () => {
    window.history.replaceState(null, '', '/legumes/#soybeans');
    render(<LegumesPage />);
    expect(card('soybeans').getByRole('heading', { name: 'Soybeans' })).toBeVisible();
  });

  it('open the types for a link of the table below', () => {
    render(<LegumesPage />);
    const link = region('Soaking and cooking').getByRole('link', { name: 'Lentils' });
    window.location.hash = link.getAttribute('href') ?? '';
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(card('lentils').getByRole('heading', { name: 'Lentils' })).toBeVisible();
  });
});

describe('the page about legumes', () => {
  beforeEach(() => render(<LegumesPage />));

  it('tells of eight legumes how long they take, and what kidney beans need', async () => {
    await userEvent.click(panel('Types of Legumes'));
    const table = region('Soaking and cooking').getByRole('table');
    expect(within(table).getAllByRole('rowheader')).toHaveLength(8);
    expect(card('kidney-beans').getByText(/boil them hard in fresh water for 10 minutes/)).toBeVisible();
    expect(card('chickpeas').getByText('1 to 2 hours')).toBeVisible();
  });

  it('tells of eight things made of soybeans, with their name at the shop', () => {
    const soy = region('What a soybean becomes');
    const names = soy.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toHaveLength(8);
    expect(names).toContain('Chunjang 춘장');
    expect(soy.getAllByRole('img')).toHaveLength(8);
    expect(card('tempeh').getByRole('img', { name: /^A pale cake of tempeh/ })).toBeVisible();
    expect(screen.getByText('춘장')).toHaveAttribute('lang', 'ko');
  });

  it('leads from a product to the recipes that use it, and to the one that makes it', () => {
    expect(card('black-bean-paste').getByRole('link', { name: 'Jjajangmyeon' })).toHaveAttribute(
      'href',
      '/jjajangmyeon',
    );
    expect(card('okara').getByRole('link')).toHaveAttribute('href', '/tofu');
  });

  it('shows only legume recipes that have an address of their own, and the way to all', () => {
    const grid = region('Legume recipes');
    const hrefs = grid.getAllByRole('article').map((each) => within(each).getByRole('link'));
    const expected = allRecipes().filter(
      ({ types, customLink }) => types.includes('legumes') && customLink !== undefined,
    );
    expect(hrefs.map((link) => link.getAttribute('href'))).toEqual(expected.map((each) => each.customLink));
    expect(hrefs.map((link) => link.getAttribute('href'))).toContain('/tofu');
    expect(grid.queryByText(/Chickpea Curry|Black Bean Soup/)).not.toBeInTheDocument();
    expect(grid.getByRole('link', { name: 'View All Recipes' })).toHaveAttribute('href', '/recipes');
  });

  it('shows nothing twice', async () => {
    await userEvent.click(panel('Types of Legumes'));
    const alts = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
    expect(alts.length).toBeGreaterThan(15);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it('turns three raw beans into three dishes', () => {
    const links = region('Raw to Remarkable').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tofu',
      '/recipes/chickpea-curry',
      '/recipes/black-bean-soup',
    ]);
    expect(region('Raw to Remarkable').getAllByRole('img')).toHaveLength(6);
  });
});
