/** @jest-environment node */
import { existsSync } from 'node:fs';
import { GET } from '@/app/feed.xml/route';
import { generateMetadata, generateStaticParams } from '@/app/recipes/[id]/page';
import robots from '@/app/robots';
import { sectionPages } from '@/lib/content/pages';
import { pageAddresses } from '@/lib/pages/addresses';
import { pagePaths, pages } from '@/lib/pages/all';
import { allRecipes, updatedOn } from '@/lib/recipe/all';
import { recipePath } from '@/lib/recipe/blocks';
import { addressMetadata } from '@/lib/seo/metadata';
import { sitemapEntries as sitemap } from '@/lib/seo/sitemap';
import { absoluteUrl } from '@/lib/site-url';
import { travelPages } from '@/lib/travel/guides/pages';

const ids = generateStaticParams().map(({ id }) => id);
const hasPage = (path: string) =>
  existsSync(`app${path}/page.tsx`) ||
  [...pageAddresses(), ...ids.map((id) => `/recipes/${id}`)].includes(path) ||
  travelPages.some((page) => page.path === path);

describe('routes', () => {
  it('answer at every path that has words', () => {
    expect([...pagePaths, ...pages.map((page) => page.path)].filter((path) => !hasPage(path))).toEqual([]);
  });

  it('answer at every address of a page, with one canonical', () => {
    for (const { path, alsoAt = [] } of sectionPages) {
      for (const each of [path, ...alsoAt]) {
        expect(addressMetadata(each).alternates?.canonical).toBe(absoluteUrl(path));
      }
    }
    expect(sectionPages.some(({ alsoAt }) => alsoAt !== undefined)).toBe(true);
  });

  it('answer at the number of every recipe, with the canonical of its own path', async () => {
    for (const recipe of allRecipes()) {
      expect(ids).toContain(String(recipe.id));
      const { alternates } = await generateMetadata({ params: Promise.resolve({ id: String(recipe.id) }) });
      expect(alternates?.canonical).toBe(absoluteUrl(recipe.customLink ?? `/recipes/${recipe.slug}`));
    }
  });

  it('answer below the recipes at the names of those that have no address of their own', () => {
    expect(ids).toEqual(expect.arrayContaining(['herb-salad', 'brined-turnips', 'lemon-noodles']));
    for (const name of ['barley-stew', 'chickpea-block', 'harbour-pie', 'draft-soup', 'old-pie']) {
      expect(ids).not.toContain(name);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the sitemap', () => {
  const urls = sitemap().map((entry) => entry.url);

  it('lists every canonical page once', () => {
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining(['/', '/recipes', '/barley-stew', '/recipes/herb-salad'].map(absoluteUrl)),
    );
  });

  it('leaves out second addresses, numbers, the search, what is saved on the device and what asks for it', () => {
    for (const path of [
      '/threads',
      '/recipes/1',
      '/travel/port-alder/search',
      '/recipes/saved',
      '/pottery',
    ]) {
      expect(urls).not.toContain(absoluteUrl(path));
    }
  });

  it('dates recipes by the day their content changed and nothing else', () => {
    const dated = sitemap().filter(({ lastModified }) => lastModified !== undefined);
    expect(dated.map(({ url, lastModified }) => [url, lastModified])).toEqual(
      allRecipes().map((recipe) => [absoluteUrl(recipePath(recipe)), updatedOn(recipe)]),
    );
  });

  it('is named in robots.txt', () => {
    expect(robots().sitemap).toBe(absoluteUrl('/sitemap.xml'));
  });
});

describe('the feed', () => {
  it('holds every recipe with its address and day', async () => {
    const feed = await GET().text();
    for (const recipe of allRecipes()) {
      expect(feed).toContain(`<title>${recipe.title}</title>`);
      expect(feed).toContain(
        `<published>${recipe.published}T00:00:00Z</published>\n    <updated>${updatedOn(recipe)}T00:00:00Z</updated>`,
      );
    }
    expect(feed.match(/<entry>/g)).toHaveLength(allRecipes().length);
    expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
  });
});
