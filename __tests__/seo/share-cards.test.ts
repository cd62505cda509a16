/** @jest-environment node */
import { sitePages } from '@/lib/pages/site-pages';
import { recipeBySlug } from '@/lib/recipe/all';
import { pageCard, recipeCard, sharePath } from '@/lib/seo/share-cards';

const sharePages = sitePages.flatMap(({ card }) => card ?? []);

const cardOf = (path: string) => {
  const page = sharePages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return pageCard(page);
};

describe('the share card of a page', () => {
  it('is its own, and has a picture or map with a text', () => {
    const paths = sharePages.map(({ path }) => sharePath(path));
    expect(new Set(paths).size).toBe(paths.length);
    for (const page of sharePages) {
      const { title, alt, picture, map } = pageCard(page);
      expect(title[0]).toBeTruthy();
      expect(alt).toBeTruthy();
      expect(picture ?? map).toBeDefined();
    }
  });

  it('has the map of a guide with the number of its places', () => {
    const { line, map, picture, alt } = cardOf('/travel/port-alder');
    expect(line).toBe('11 places, 5 regions');
    expect(map?.id).toBe('port-alder');
    expect(picture).toBeUndefined();
    expect(alt).toBe('Map of Port Alder');
  });

  it.each([
    ['/travel/valley', 'A day’s drive downhill, with stops.'],
    ['/travel/port-alder/fish-hall', 'Market guide, Port Alder'],
    ['/travel/port-alder/events', '3 food events, with their dates'],
    ['/recipes', '8 recipes from plain ingredients'],
    ['/flour', 'Four bags and what is in them.'],
  ])('%s has the line “%s”', (path, line) => {
    expect(cardOf(path).line).toBe(line);
  });

  it('has the longer of its titles if it has no line', () => {
    const page = { path: '/x', title: 'Barley', metaTitle: 'Barley, from field to bowl', dek: '' };
    expect(pageCard(page).title).toEqual(['Barley, from field to bowl', 'Barley']);
  });
});

it('the share card of a recipe has its name in its own script', () => {
  const stew = { ...recipeBySlug('barley-stew'), native: { text: '보리죽', lang: 'ko' } };
  expect(recipeCard(stew)).toMatchObject({ native: '보리죽', title: [stew.title, '보리죽'] });
});
