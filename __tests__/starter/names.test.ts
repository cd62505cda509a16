/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { restaurants } from '@/lib/content/restaurants';
import { site } from '@/lib/content/site';
import { events } from '@/lib/content/travel/events';
import { guides } from '@/lib/content/travel/guides';
import { markets } from '@/lib/content/travel/markets';
import { neighbourhoods } from '@/lib/content/travel/neighbourhoods';
import { allRecipes } from '@/lib/recipe/all';
import { splitName } from '@/lib/travel/place';

/** Tests that still name the starter, until they run on content of their own or find what they need. */
const STILL_NAMING: string[] = [
  '__tests__/cook/cook-mode.test.tsx',
  '__tests__/cook/saved-lists.test.ts',
  '__tests__/cook/saved-page.test.tsx',
  '__tests__/cook/timers-alarm.test.tsx',
  '__tests__/cook/timers-clock.test.ts',
  '__tests__/cook/timers-tray.test.tsx',
  '__tests__/frame/any-address.test.ts',
  '__tests__/frame/header-navigation.test.tsx',
  '__tests__/frame/mail-links.test.ts',
  '__tests__/frame/menu-dialog.test.tsx',
  '__tests__/frame/site-search.test.tsx',
  '__tests__/pages/content.test.tsx',
  '__tests__/pages/home.test.tsx',
  '__tests__/pages/pages-routes.test.ts',
  '__tests__/pages/pages-words.test.ts',
  '__tests__/search/many-restaurants.ts',
  '__tests__/search/search-cleanup.test.ts',
  '__tests__/search/search-departure.test.tsx',
  '__tests__/search/search-limits.test.ts',
  '__tests__/search/search-many.test.tsx',
  '__tests__/search/search-restaurants.test.ts',
  '__tests__/search/site-search-files.test.ts',
  '__tests__/search/site-search-index.test.ts',
  '__tests__/search/site-search.test.ts',
  '__tests__/shopping/shopping-share.test.tsx',
  '__tests__/shopping/shopping-ticks.test.ts',
  '__tests__/travel/california.test.tsx',
  '__tests__/travel/event-calendar.test.ts',
  '__tests__/travel/events.test.tsx',
  '__tests__/travel/hidden-gems.test.tsx',
  '__tests__/travel/japan.test.tsx',
  '__tests__/travel/market-guides.test.tsx',
  '__tests__/travel/opening-hours.test.ts',
  '__tests__/travel/place-filters.test.tsx',
  '__tests__/travel/places.test.ts',
  '__tests__/travel/region-choice.test.ts',
  '__tests__/travel/restaurant-card.test.tsx',
  '__tests__/travel/restaurant-checks.test.ts',
  '__tests__/travel/restaurant-data.test.ts',
  '__tests__/travel/search-page.test.tsx',
  '__tests__/travel/toronto-map.test.tsx',
  '__tests__/travel/walk-files.test.ts',
  '__tests__/travel/walk-view.test.tsx',
  'e2e/all-routes.spec.ts',
  'e2e/early.spec.ts',
  'e2e/embeds.spec.ts',
  'e2e/events.spec.ts',
  'e2e/finding.spec.ts',
  'e2e/first-view.spec.ts',
  'e2e/frame.spec.ts',
  'e2e/jjajangmyeon.spec.ts',
  'e2e/late-files.spec.ts',
  'e2e/not-found.spec.ts',
  'e2e/offline.spec.ts',
  'e2e/planner.spec.ts',
  'e2e/recipe-parser.spec.ts',
  'e2e/safety.spec.ts',
  'e2e/shopping.spec.ts',
  'e2e/site-search.spec.ts',
  'e2e/toronto-map.spec.ts',
  'e2e/toronto-places.spec.ts',
  'e2e/travel-regions.spec.ts',
  'e2e/travel-search.spec.ts',
];

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
    return words.length > 0 && !STILL_NAMING.includes(file) ? [`${file}: ${words.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});
