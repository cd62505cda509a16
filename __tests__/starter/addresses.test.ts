/** @jest-environment node */
import { generateStaticParams } from '@/app/recipes/[id]/page';
import { navigation } from '@/lib/content/navigation';
import { sitemapEntries as sitemap } from '@/lib/seo/sitemap';
import { absoluteUrl } from '@/lib/site-url';

// Where the starter's pages are, and which of them its menus name. A site with pages of its own has no need of this file.

const hrefs = (entries: readonly { name: string; href?: string }[]) =>
  entries.map(({ name, href }) => [name, href]);

describe('the header', () => {
  it('has six entries in order', () => {
    expect(hrefs(navigation.header)).toEqual([
      ['Content', '/content'],
      ['Food Map', undefined],
      ['Recipes', '/recipes'],
      ['Lifestyle', undefined],
      ['About', '/about'],
      ['Shop', '/shop'],
    ]);
  });

  it('leads from its dropdowns to guides, recipes and coaching, and names two kinds of meat that are to come', () => {
    const entries = navigation.header.flatMap(({ dropdownItems = [] }) => dropdownItems);
    expect(hrefs(entries)).toEqual([
      ['Toronto', '/travel/toronto'],
      ['Japan', '/travel/japan'],
      ['California', '/travel/california'],
      ['All Recipes', '/recipes'],
      ['Meal Prep', '/recipes/meal-prep'],
      ['Meats', undefined],
      ['Coaching & Mentorship', '/coaching'],
    ]);
    expect(hrefs(entries.flatMap(({ submenuItems = [] }) => submenuItems))).toEqual([
      ['High Protein', '/recipes/meal-prep/high-protein'],
      ['Salads', '/salads'],
      ['Chicken', undefined],
      ['Pork', '/pork'],
      ['Beef', undefined],
    ]);
  });
});

test('the footer leads to the pages that no menu names', () => {
  const links = hrefs(navigation.footer.flatMap(({ links }) => links));
  for (const link of [
    ['About', '/about'],
    ['Content', '/content'],
    ['Shop', '/shop'],
    ['Automotive', '/automotive'],
    ['Beauty & Skincare', '/beauty'],
    ['Fitness & Wellness', '/fitness'],
  ]) {
    expect(links).toContainEqual(link);
  }
});

test('the dishes to come live under the recipes', () => {
  expect(generateStaticParams().map(({ id }) => id)).toEqual(
    expect.arrayContaining(['teriyaki-chicken', 'turkey-taco-bowls', 'chickpea-curry', 'black-bean-soup']),
  );
});

test('the sitemap has recipes at addresses of their own, and neither second addresses nor the search', () => {
  const urls = sitemap().map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/jjajangmyeon', '/tofu'].map(absoluteUrl)));
  for (const path of ['/meal-prep', '/recipes/12', '/travel/toronto/search', '/recipes/saved']) {
    expect(urls).not.toContain(absoluteUrl(path));
  }
});
