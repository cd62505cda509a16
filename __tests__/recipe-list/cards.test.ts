/** @jest-environment node */
import { vocabulary } from '@/lib/content/server';
import { learnCards } from '@/lib/education/pages';
import { allRecipes, recipeBySlug } from '@/lib/recipe/all';
import { groupRecipes, recipeTypeTiles } from '@/lib/recipe-list/cards';

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
    expect(grouped('/flour', [{ ...salad, blocks: [{ type: 'ingredients', groups: [{ items }] }] }])).toEqual(
      ['herb-salad'],
    );
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
