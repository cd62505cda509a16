/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { neighbourhoods } from '@/lib/content/neighbourhoods';
import { site } from '@/lib/content/site';
import { events, guides, markets, restaurants } from '@/lib/content/travel';
import { allRecipes } from '@/lib/recipe/all';
import { splitName } from '@/lib/travel/place';

/** Names of the starter that are words like any other. */
const WORDS = ['tofu', 'pasta', 'downtown', 'york'];

/** What the starter calls its dishes and places, in lower case. */
function names(): string[] {
  const places = Object.values(restaurants).flatMap(({ name }) => Object.values(splitName(name)));
  const all = [
    site.name,
    ...allRecipes().flatMap(({ title, slug, native }) => [title, slug, native?.text ?? '']),
    ...places,
    ...[restaurants, guides, markets, events].flatMap(Object.keys),
    ...[guides, markets, events].flatMap((kind) => Object.values(kind).map(({ name }) => name)),
    ...Object.values(guides).flatMap(({ regions }) => Object.values(regions).map(({ name }) => name)),
    ...Object.values(neighbourhoods).flatMap(Object.keys),
  ];
  const distinct = new Set(all.map((name) => name.toLowerCase().replaceAll('’', "'")));
  return [...distinct].filter((name) => name !== '' && !WORDS.includes(name));
}

test('no other test says what the starter calls its dishes and places', () => {
  const escaped = names().map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const said = new RegExp(`(?<![\\p{L}\\d-])(?:${escaped.join('|')})(?![\\p{L}\\d-])`, 'giu');
  const tests = ['__tests__', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|yaml)$/.test(file) && !/^starter[\\/]/.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
  const found = tests.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll('’', "'");
    const words = [...new Set(text.match(said))];
    return words.length > 0 ? [`${file}: ${words.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});
