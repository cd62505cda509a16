/** @jest-environment node */
import { siteList } from '@/lib/pages/site-list';

const lines = siteList().split('\n');
/** Lines of the list under a heading. */
function under(title: string): string[] {
  const start = lines.indexOf(`## ${title}`) + 2;
  return lines.slice(start, lines.indexOf('', start));
}

it('starts with the name and description of the site', () => {
  expect(lines.slice(0, 3)).toEqual([
    '# Plain & Peppered',
    '',
    '> Stews and dumplings from a harbour kitchen, maps of where to eat on three coasts, and what goes on inside a bag of flour.',
  ]);
});

it('links to each recipe as Markdown', () => {
  expect(under('Recipes')).toHaveLength(7);
  expect(under('Recipes')).toContain(
    '- [Herb Salad](https://example.com/recipes/herb-salad/recipe.md): A salad of cucumber, lettuce and more parsley than seems right, dressed in the bowl. Serves 2 to 4 in 15 minutes.',
  );
});

it('lists guides and other pages, without those kept out of search engines', () => {
  expect(under('Guides')).toContain(
    '- [Salads](https://example.com/salads/): Where the word comes from, what parts a salad has, how much of each goes in, and one to cook that takes a quarter of an hour.',
  );
  expect(under('Other pages').join('\n')).toContain('(https://example.com/about/)');
  expect(siteList()).not.toContain('/search/');
  expect(siteList()).not.toContain('/pottery/');
});

it('names the feeds and the data', () => {
  expect(under('Feeds and data')).toEqual([
    '- [Plain & Peppered: Recipes (Atom)](https://example.com/feed.xml)',
    '- [Plain & Peppered: Recipes (JSON Feed)](https://example.com/feed.json)',
    '- [Plain & Peppered: Guides (Atom)](https://example.com/guides/feed.xml)',
    '- [Plain & Peppered: Guides (JSON Feed)](https://example.com/guides/feed.json)',
    '- [All recipes as data](https://example.com/recipes.json)',
    '- [Sitemap](https://example.com/sitemap.xml)',
  ]);
});
