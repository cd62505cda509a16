import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { scrapeRecipe } from 'recipe-scrapers';
import { parse } from 'yaml';
import { expectText } from '@/__tests__/cases';
import { cookParser, sitemapErrors, structuredDataFaults } from '@/e2e/content/parsers';
import { mainSitemapXml, sitemapParts, sitemapXml } from '@/lib/pages/sitemap';
import { machineFiles } from './machine-files';

// Compares what the build of the fixture site writes for machines with the files of __tests__/expected.

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const FOLDER = '__tests__/expected';

const files = machineFiles();

const expected = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort();

it('the build writes the files of __tests__/expected and no others', async () => {
  const written = await files;
  if (process.env.ACCEPT) {
    for (const name of expected) if (!written.has(name)) rmSync(join(FOLDER, name));
    for (const [name, text] of written) {
      if (existsSync(join(FOLDER, name))) continue;
      mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
      expectText(join(FOLDER, name), text);
    }
  } else expect([...written.keys()].sort()).toEqual(expected);
});

it.each(expected)('the build writes %s as in __tests__/expected', async (name) => {
  const text = (await files).get(name);
  if (text !== undefined) expectText(join(FOLDER, name), text);
});

it('the build writes nothing about a scheduled recipe, which pages and menus link to', async () => {
  const naming = [...(await files)].filter(([name, text]) => /winter.salad/i.test(name + text));
  expect(naming).toEqual([]);
});

describe('parsers of other authors', () => {
  // Reads the files of __tests__/expected with parsers of other authors.

  const FOLDER = '__tests__/expected';
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const namesIn = (folder: string) => readdirSync(join(FOLDER, folder));
  const recipes = namesIn('recipes');

  const htmlWith = (data: string) =>
    `<html lang="en"><script type="application/ld+json">${data}</script></html>`;

  it.each([
    ['feed', 9],
    ['guides/feed', 11],
  ])('a feed reader finds in %s.xml the entries of %s.json, each whole', (feed, count) => {
    const { items } = parseFeed(read(`${feed}.xml`));
    const entries = items.map(
      ({ id, url, title, description, content, published, updated, categories, media }) => ({
        ...{ id, url, title, summary: description, content_html: content },
        ...(media[0] && { image: media[0].url }),
        ...{ date_published: published?.toISOString(), date_modified: updated?.toISOString() },
        tags: categories.map(({ term }) => term),
      }),
    );
    expect(entries).toHaveLength(count);
    expect(parse(read(`${feed}.json.yaml`)).items).toMatchObject(entries);
  });

  it('the sitemap follows the schema of its protocol', async () => {
    expect(await sitemapErrors(read('sitemap.xml'))).toEqual([]);
  });

  it('the structured data of a page defines each node once, and has no questions, search, ratings or reviews', () => {
    for (const name of namesIn('structured-data')) {
      const text = read(`structured-data/${name}`);
      const ids = JSON.parse(text)['@graph'].map((node: { '@id': string }) => node['@id']);
      expect(ids).toEqual([...new Set(ids)]);
      expect(text).not.toMatch(/FAQPage|SearchAction|rating|review/i);
    }
  });

  it.each(namesIn('structured-data'))(
    'a validator for search engines finds no fault in structured-data/%s',
    async (name) => {
      expect(await structuredDataFaults(htmlWith(read(`structured-data/${name}`)))).toEqual([]);
    },
  );

  const cooklang = cookParser();

  it.each(recipes)("Cooklang's parser reads %s/recipe.cook without a warning", async (slug) => {
    const { report, recipe } = (await cooklang).parse(read(`recipes/${slug}/recipe.cook`));
    const { recipeIngredient } = JSON.parse(read(`recipes/${slug}/recipe.json`));
    expect(report).toBe('');
    expect(recipe.ingredients.length).toBeGreaterThanOrEqual(recipeIngredient.length);
  });

  it.each(recipes)('a recipe manager reads all of %s/recipe.json', async (slug) => {
    const text = read(`recipes/${slug}/recipe.json`);
    const recipe = await scrapeRecipe(htmlWith(text), 'https://example.com/');
    const data = JSON.parse(text);
    expect(recipe).toMatchObject({ title: data.name, image: data.image[0] });
    expect(`PT${recipe.totalTime}M`).toBe(data.totalTime);
    expect(recipe.ingredients.flatMap(({ items }) => items.map(({ value }) => value))).toEqual(
      data.recipeIngredient,
    );
    expect(recipe.instructions.flatMap(({ items }) => items)).not.toEqual([]);
  });

  it.each([
    ['islands/boat-drums', ['boat-drums@example.com 2025-07-24 2025-07-26 FREQ=YEARLY Boat Drums (船太鼓)']],
    ['port-alder/apple-fair', ['apple-fair-2026@example.com 2026-10-10 2026-10-12 once Apple Fair']],
    ['port-alder/herring-week', ['herring-week-2025@example.com 2025-06-30 2025-07-07 once Herring Week']],
    [
      'port-alder/port-alder-fairs',
      ['lantern-walk@example.com 2025-12-20 2026-01-07 FREQ=YEARLY Lantern Walk'],
    ],
  ])('a calendar reads the whole days of %s.ics up to the day after the last', (name, events) => {
    const calendar = new ICAL.Component(ICAL.parse(read(`calendars/${name}.ics`)));
    const found = calendar.getAllSubcomponents('vevent').map((each) => {
      const { uid, summary, startDate, endDate } = new ICAL.Event(each);
      return `${uid} ${startDate} ${endDate} ${each.getFirstPropertyValue('rrule') ?? 'once'} ${summary}`;
    });
    expect(found).toEqual(events);
  });
});

const many = Array.from({ length: 25_000 }, (_, index) => ({
  url: `https://example.com/recipes/dish-${index}/`,
}));
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

// The sitemap of the fixture site is __tests__/expected/sitemap.xml.

describe('the sitemap', () => {
  it('escapes addresses', async () => {
    const xml = await sitemapXml([
      { url: 'https://example.com/', img: ['https://example.com/a.webp?a=1&b=2'] },
    ]);
    expect(xml).toContain('<image:loc>https://example.com/a.webp?a=1&amp;b=2</image:loc>');
  });

  it('is in parts of at most 10,000 addresses, listed once each', async () => {
    const parts = sitemapParts(many);
    expect(parts.map((part) => part.length)).toEqual([10_000, 10_000, 5000]);
    expect(locations(await mainSitemapXml(many))).toEqual(
      [1, 2, 3].map((part) => `https://example.com/sitemap/${part}.xml`),
    );
    expect((await Promise.all(parts.map(sitemapXml))).flatMap(locations)).toEqual(many.map(({ url }) => url));
  });

  it('is one file on a small site', async () => {
    expect(sitemapParts(many.slice(0, 10_000))).toEqual([]);
    expect(locations(await mainSitemapXml(many.slice(0, 3)))).toHaveLength(3);
  });
});
