/** @jest-environment node */
import { guideFeed, recipeFeed } from '@/lib/pages/feeds';
import { documentMarkdown } from '@/lib/seo/document';

it('the feed of recipes has each recipe, the newest first, under the address of its number', () => {
  expect(recipeFeed().entries.map(({ idPath, path }) => [idPath, path])).toEqual([
    ['/recipes/4', '/recipes/herb-salad'],
    ['/recipes/5', '/recipes/lemon-noodles'],
    ['/recipes/3', '/recipes/brined-turnips'],
    ['/recipes/6', '/recipes/rice-bowls'],
    ['/recipes/1', '/barley-stew'],
    ['/recipes/2', '/chickpea-block'],
    ['/recipes/7', '/recipes/oat-dumplings'],
  ]);
});

it('gives a recipe its days, kind, cuisine, and the diets that no brand changes', () => {
  expect(recipeFeed().entries.find(({ title }) => title === 'Brined Turnips')).toMatchObject({
    published: '2024-04-01',
    updated: '2024-04-01',
    categories: ['Pickle', 'Harbour', 'Gluten-free'],
  });
});

it('the feed of guides has each page with a day of publication, the newest first', () => {
  expect(guideFeed().entries.map(({ published, path }) => `${published} ${path}`)).toEqual([
    '2025-02-02 /travel/islands',
    '2025-01-15 /travel/valley',
    '2024-08-20 /travel/port-alder/hill-market',
    '2024-06-01 /travel/port-alder/fish-hall',
    '2024-05-10 /travel/port-alder',
    '2024-03-01 /salads',
    '2024-01-10 /noodles',
    '2023-12-01 /recipes/batch',
    '2023-11-22 /legumes',
    '2023-11-01 /flour',
  ]);
});

it('a guide is in the category of its place, and other pages are about cooking', () => {
  const categories = Object.fromEntries(guideFeed().entries.map((entry) => [entry.path, entry.categories]));
  expect(categories['/travel/port-alder/fish-hall']).toEqual(['Travel', 'Port Alder']);
  expect(categories['/flour']).toEqual(['Cooking']);
});

it('the content of a guide has its introduction, its regions and their places', () => {
  const guide = guideFeed().entries.find(({ path }) => path === '/travel/port-alder');
  const text = documentMarkdown('', guide?.content ?? []);
  expect(text).toContain('The ferry runs six times a day, so there are six lunches.');
  expect(text).toContain(`## Quayside

Fish in every window and a queue at noon.

- **[Blue Door.](https://example.com/travel/port-alder/?region=quayside#blue-door)** Seafood. 4 Rope Walk. Crab on toast.`);
});

it('a guide without a picture of its own has the first of its content', () => {
  const pictures = Object.fromEntries(guideFeed().entries.map(({ path, picture }) => [path, picture?.name]));
  expect(pictures).toMatchObject({ '/travel/port-alder': 'harbour', '/travel/islands': 'boat' });
});
