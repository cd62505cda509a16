import { chaptersBeside } from '@/lib/pages/chapters';
import { recipeBySlug } from '@/lib/recipe/all';
import { relatedRecipes } from '@/lib/recipe-list/cards';

const related = (slug: string) => relatedRecipes(recipeBySlug(slug)).map((recipe) => recipe.slug);

it('a recipe of the same kind comes first among related ones', () => {
  expect(related('herb-salad')[0]).toBe('brined-turnips');
  expect(related('barley-stew')[0]).toBe('oat-dumplings');
});

it('a recipe is not related to itself', () => {
  expect(related('barley-stew')).not.toContain('barley-stew');
});

it('the education pages lead to each other in the order of the footer', () => {
  expect(chaptersBeside('/flour')).toEqual({ next: { name: 'Legumes', href: '/legumes' } });
  expect(chaptersBeside('/legumes')).toEqual({
    back: { name: 'Flour', href: '/flour' },
    next: { name: 'Salads', href: '/salads' },
  });
  expect(chaptersBeside('/about')).toBeNull();
});
