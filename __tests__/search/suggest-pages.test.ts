import { isSamePath, pathKey, pathQueries } from '@/lib/search/suggest-pages';

// Missing addresses with the pages they mean are in searches.yaml.

it.each([
  ['/soup/', 'soup'],
  ['/Soup', 'soup'],
  ['/soup).', 'soup'],
  ['/soup,', 'soup'],
  ['/%22soup%22', 'soup'],
  ['/soup/%20', 'soup'],
  ['/soup%20/', 'soup'],
  ['/soup%E2%80%8B', 'soup'],
  ['/soups/', 'soups'],
  ['/recipes/soup/', 'recipes/soup'],
  ['/recipes/Bean_Soup', 'recipes/bean-soup'],
  ['/recipes/bean%20soup/', 'recipes/bean-soup'],
  ['/보리국', '보리국'],
  ['/%EB%B3%B4%EB%A6%AC%EA%B5%AD/', '보리국'],
  ['/Recipes/SOUP/index.html', 'recipes/soup'],
  ['/soup/INDEX.HTM', 'soup'],
  ['/index.html', ''],
  ['/', ''],
  ['/%20/).', ''],
  ['/%E0%A4%A', 'a'],
  ['/%', ''],
])('the key of %s is “%s”', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

it('the key of a long path has its first 299 letters', () => {
  expect(pathKey(`/${'a'.repeat(100_000)}`)).toBe('a'.repeat(299));
});

it.each([
  ['/soup', ['soup']],
  ['/recipe/bean-soup/', ['bean soup', 'bean', 'soup', 'recipe']],
  ['/blog/2024/My_Bean+Soup.html', ['My Bean Soup', 'Bean', 'Soup', '2024', 'blog']],
  ['/%EB%B3%B4%EB%A6%AC%EA%B5%AD', ['보리국']],
  ['/%E0%A4%A', ['A']],
  ['/bean-soup/index.html', ['bean soup', 'bean', 'soup']],
  ['/%3Cscript%3E', ['script']],
  ['/', []],
  ['/%20', []],
  ['/.html', ['html']],
  [
    '/a/b/c/d/e/one-two-three-four-fives/',
    ['one two three four fives', 'three', 'fives', 'four', 'e', 'd', 'c'],
  ],
])('the queries of %s are %j', (path, queries) => {
  expect(pathQueries(path)).toEqual(queries);
});

it.each([
  ['/bean%20soup/', '/bean soup/', true],
  ['/%73oup/', '/soup/', true],
  ['/soup', '/soup/', false],
])('%s and %s are the same path: %s', (one, other, isSame) => {
  expect(isSamePath(one, other)).toBe(isSame);
});
