import { render, screen } from '@testing-library/react';
import { RecipeList } from '@/components/recipe-list/recipe-list';
import { vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { groupRecipes, recipeTypeTiles } from '@/lib/recipe-list/cards';
import { onPage, pageCount } from '@/lib/recipe-list/pages';

describe('RecipeList', () => {
  it('shows a message in place of an empty list', () => {
    render(<RecipeList recipes={[]} labels={{ all: 'Every dish' }} />);
    expect(screen.getByText('The first recipe is still on the stove.')).toBeVisible();
  });
});

describe('cards', () => {
  const slugs = (recipes: readonly { slug: string }[]) => recipes.map(({ slug }) => slug);

  describe('groupRecipes', () => {
    const grouped = (href: string, recipes = allRecipes()) => {
      const group = vocabulary.recipeGroups.find((one) => one.href === href);
      if (!group) throw new Error(href);
      return slugs(groupRecipes(recipes, group));
    };

    it('groups recipes by type', () => {
      expect(grouped('/legumes')).toEqual(['chickpea-block']);
      expect(grouped('/flour')).toContain('lemon-noodles');
      expect(grouped('/flour')).not.toContain('herb-salad');
    });

    it('groups a recipe with an ingredient that the page explains', () => {
      const about = [...learnCards.values()].find(({ page }) => page === '/flour')?.id;
      const items = [{ id: 'flour', name: 'flour', about }];
      const salad = recipeBySlug('herb-salad');
      expect(
        grouped('/flour', [{ ...salad, blocks: [{ type: 'ingredients', groups: [{ items }] }] }]),
      ).toEqual(['herb-salad']);
    });
  });

  describe('recipeTypeTiles', () => {
    const picture = { name: 'pot', alt: 'A pot' };
    const tile = { text: 'To come.', icon: 'pot', wash: 'sage', picture } as const;
    const whenEmpty = { name: 'Where my beef is', href: '/beef' };

    it.each([
      ['no kind without recipes', { id: 'beef', label: 'Beef', tile }, []],
      ['an empty kind with a page', { id: 'beef', label: 'Beef', tile, whenEmpty }, ['Beef']],
      [
        'an empty kind whose tile has a page',
        { id: 'beef', label: 'Beef', tile: { ...tile, href: '/beef' } },
        ['Beef'],
      ],
      ['a kind with recipes', { id: 'stews', label: 'Stews', tile }, ['Stews']],
    ])('shows %s', (_, kind, titles) => {
      expect(recipeTypeTiles([kind]).map(({ title }) => title)).toEqual(titles);
    });
  });
});

describe('pages', () => {
  it.each([1, 23, 24, 500, 5000])('have each of %i recipes once, and at most 24', (count) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const pages = Array.from({ length: pageCount(count) }, (_, index) => onPage(all, index + 1));
    expect(pages.flat()).toEqual(all);
    expect(pages.every((page) => page.length > 0 && page.length <= 24)).toBe(true);
  });
});
