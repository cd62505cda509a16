/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { about, home, notFound } from '@/lib/content/pages';
import { vocabulary } from '@/lib/content/recipes';
import { pages } from '@/lib/pages/all';
import { guides } from '@/lib/travel/guides/all';
import { hasSearch, searchWords } from '@/lib/travel/guides/pages';

// How the starter writes. A site with words of its own has no need of this file.

const everything = [...pages, home, vocabulary, notFound, ...guides.filter(hasSearch).map(searchWords)];

/** Every text below a value, with the key it stands under. */
function texts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry) => texts(entry, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => texts(entry, name));
}

const duplicates = (list: string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

test('every page has a title and a description of its own', () => {
  expect(duplicates(pages.map((words) => words.metaTitle ?? words.title))).toEqual([]);
  expect(duplicates([home.description, ...pages.map((words) => words.description)])).toEqual([]);
});

test('no page shouts or is left unfinished', () => {
  for (const { text } of texts(everything)) {
    expect(text).not.toMatch(/!|lorem|\btodo\b|under construction|\p{Extended_Pictographic}/iu);
  }
});

test('every page leads on, but for the search', () => {
  const dead = pages.filter((words) => texts(words.sections).every(({ key }) => key !== 'href'));
  expect(dead.map((words) => words.path)).toEqual(['/travel/toronto/search']);
});

test('the word-marks of its partners are small, fill the same field and come in light and dark', () => {
  const brands = about?.partners?.brands ?? [];
  expect(brands).toHaveLength(11);
  for (const { logo } of brands) {
    const drawing = readFileSync(`data/brands/${logo}`, 'utf8');
    expect(drawing.length).toBeLessThan(6000);
    expect(drawing).toContain('viewBox="0 0 240 80"');
    expect(drawing).toContain('@media (prefers-color-scheme:dark)');
  }
});
