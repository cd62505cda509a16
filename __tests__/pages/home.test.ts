/** @jest-environment node */
import type { Page } from '@/lib/content/schema/page';
import type { Recipe } from '@/lib/content/schema/recipe';
import { freshGuides, freshRecipes, heroRecipe, recipesNamed } from '@/lib/pages/home';
import { recipeBySlug } from '@/lib/recipe/all';

const picture = (name: string) => ({ name, alt: 'A bowl' });
const recipe = (slug: string, published: string, more: Partial<Recipe> = {}): Recipe => ({
  ...recipeBySlug('barley-stew'),
  slug,
  customLink: undefined,
  published,
  ...more,
});
const guide = (title: string, published: string, more: Partial<Page> = {}): Page => ({
  path: `/${title}`,
  title,
  description: '',
  dek: '',
  sections: [],
  published,
  ...more,
});
const slugs = (recipes: Recipe[]) => recipes.map(({ slug }) => slug);

describe('freshRecipes', () => {
  it('has the latest, and of one day the one with the higher number', () => {
    const recipes = [
      recipe('old', '2020-01-01', { id: 1 }),
      recipe('first', '2026-02-02', { id: 2 }),
      recipe('second', '2026-02-02', { id: 3 }),
    ];
    expect(slugs(freshRecipes(recipes, 2))).toEqual(['second', 'first']);
    expect(freshRecipes([], 2)).toEqual([]);
  });

  it('leaves out the recipe shown above', () => {
    const recipes = [recipe('above', '2026-02-02'), recipe('below', '2020-01-01')];
    expect(slugs(freshRecipes(recipes, 2, '/recipes/above'))).toEqual(['below']);
  });

  it('has recipes whose picture is on a tile last', () => {
    const recipes = [
      recipe('tile', '2026-02-02', { picture: picture('bowl') }),
      recipe('other', '2020-01-01', { picture: picture('pot') }),
    ];
    expect(slugs(freshRecipes(recipes, 2, undefined, [{ picture: picture('bowl') }]))).toEqual([
      'other',
      'tile',
    ]);
  });
});

describe('freshGuides', () => {
  it('leads with the newest guide with a picture, and has the others newest first', () => {
    const { lead, others } = freshGuides(
      [
        guide('older', '2025-01-01', { picture: picture('pot') }),
        guide('lead', '2026-01-01', { picture: picture('pan') }),
        guide('bare', '2026-02-01'),
        guide('hidden', '2026-03-01', { index: false }),
        { ...guide('undated', ''), published: undefined },
      ],
      2,
    );
    expect(lead?.title).toBe('lead');
    expect(others.map(({ title }) => title)).toEqual(['bare', 'older']);
    expect(freshGuides([], 4)).toEqual({ lead: undefined, others: [] });
  });
});

describe('heroRecipe', () => {
  it.each([
    ['named', 'named'],
    ['switched-off', 'newest'],
    [undefined, 'newest'],
  ])('for the slug %s is the recipe “%s”, never one on another site', (slug, expected) => {
    const recipes = [
      recipe('named', '2020-01-01'),
      recipe('newest', '2026-02-02'),
      recipe('elsewhere', '2026-03-03', { customLink: 'https://elsewhere.test/' }),
    ];
    expect(heroRecipe(recipes, slug)?.slug).toBe(expected);
    expect(heroRecipe([], slug)).toBeUndefined();
  });
});

describe('recipesNamed', () => {
  it('has the recipes that exist, in the order of the slugs', () => {
    const recipes = [recipe('soup', '2020-01-01'), recipe('stew', '2020-01-01')];
    expect(slugs(recipesNamed(recipes, ['stew', 'gone', 'soup']))).toEqual(['stew', 'soup']);
  });
});
