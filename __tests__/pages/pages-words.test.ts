/** @jest-environment node */

import { home, notFound } from '@/lib/content/pages';
import { vocabulary } from '@/lib/content/recipes';
import { pagePaths, pages } from '@/lib/pages/all';
import { allRecipes } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { guideOf } from '@/lib/travel/guides/all';
import { searchWords as searchWordsOf } from '@/lib/travel/guides/pages';

const searchWords = searchWordsOf(guideOf('port-alder'));

const everything = [...pages, home, vocabulary, notFound, searchWords];

/** Every text below a value, with the key it stands under. */
function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => texts(entry, name));
}

const duplicates = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

describe('the words of the pages', () => {
  it('give every page a title, a description and a path of its own', () => {
    expect(duplicates(pages.map((words) => words.metaTitle ?? words.title))).toEqual([]);
    expect(duplicates([home.description, ...pages.map((words) => words.description)])).toEqual([]);
    expect(duplicates(pages.map((words) => words.path))).toEqual([]);
  });

  it('lead only to pages that exist', () => {
    const recipes = allRecipes().flatMap((recipe) => [recipePath(recipe), `/recipes/${recipe.id}`]);
    const others = ['/travel/port-alder/search', '/recipes/saved', '/recipes/shopping-list', '/pottery'];
    const known = new Set([...pagePaths, ...recipes, ...others]);
    const paths = texts(everything)
      .filter(({ key }) => /href$/i.test(key))
      .map(({ text }) => text)
      .filter((href) => !/^(https?:|#)/.test(href))
      .map((href) => href.replace(/[?#].*$/, ''));
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});
