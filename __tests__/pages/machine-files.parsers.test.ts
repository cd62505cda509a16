/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { scrapeRecipe } from 'recipe-scrapers';
import { parse } from 'yaml';
import { cookParser, sitemapErrors, structuredDataFaults } from '@/e2e/content/parsers';

// Reads the files of __tests__/expected with parsers of other authors.

const FOLDER = '__tests__/expected';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const namesIn = (folder: string) => readdirSync(join(FOLDER, folder));
const recipes = namesIn('recipes');

const htmlWith = (data: string) =>
  `<html lang="en"><script type="application/ld+json">${data}</script></html>`;

it.each([
  ['feed', 7],
  ['guides/feed', 10],
])('a feed reader finds in %s.xml the entries of %s.json, each whole', (feed, count) => {
  const { items } = parseFeed(read(`${feed}.xml`));
  const entries = items.map(
    ({ id, url, title, description, content, published, updated, categories, media }) => ({
      ...{ id, url, title, summary: description, content_html: content, image: media[0]?.url },
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
