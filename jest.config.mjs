import nextJest from 'next/jest.js';
import { testsStarter } from './scripts/gate/starter.mjs';

/** Tests over the content of the site, whatever it is, and those of what the starter says. */
const ON_THE_SITE = ['__tests__/site/', '__tests__/starter/'];

/** Tests of the engine that still run on the content of the site instead of that in __tests__/fixtures. */
const STILL_ON_OWN_CONTENT = [
  '__tests__/cook/cook-mode.test.tsx',
  '__tests__/cook/saved-page.test.tsx',
  '__tests__/frame/frame-newsletter.test.tsx',
  '__tests__/frame/header-navigation.test.tsx',
  '__tests__/frame/menu-dialog.test.tsx',
  '__tests__/frame/site-search.test.tsx',
  '__tests__/pages/about.test.tsx',
  '__tests__/pages/coaching.test.tsx',
  '__tests__/pages/home.test.tsx',
  '__tests__/pages/pages-routes.test.ts',
  '__tests__/pages/pages-words.test.ts',
  '__tests__/search/search-cleanup.test.ts',
  '__tests__/search/search-departure.test.tsx',
  '__tests__/search/search-limits.test.ts',
  '__tests__/search/search-many.test.tsx',
  '__tests__/search/search-restaurants.test.ts',
  '__tests__/search/site-search-index.test.ts',
  '__tests__/search/site-search-load.test.ts',
  '__tests__/search/site-search.test.ts',
  '__tests__/shopping/shopping-merge.test.ts',
  '__tests__/shopping/shopping-page.test.tsx',
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
  '__tests__/travel/restaurant-card.test.tsx',
  '__tests__/travel/restaurant-data.test.ts',
  '__tests__/travel/search-page.test.tsx',
  '__tests__/travel/toronto-map.test.tsx',
  '__tests__/travel/walk-view.test.tsx',
];

/** Packages that are published as modules only; everything else in node_modules is left as it is. */
const MODULES = ['parse5', 'entities', 'qr'];

const shared = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // The exported site and build folders hold copies of package files.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.cache/'],
};

const sources = { '^@/(.*)$': '<rootDir>/$1' };
const onTheSite = [...ON_THE_SITE, ...STILL_ON_OWN_CONTENT].map((path) => `<rootDir>/${path}`);
const all = '<rootDir>/__tests__/**/*.test.{ts,tsx}';

/** The engine on content of its own, which is prepared first. */
const engine = {
  ...shared,
  displayName: 'engine',
  testMatch: [all],
  testPathIgnorePatterns: onTheSite,
  globalSetup: '<rootDir>/__tests__/fixtures/global-setup.mjs',
  setupFiles: ['<rootDir>/__tests__/fixtures/own-address.ts'],
  // Whether it is written `@/.content/…` or was made relative to the file before Jest comes to read it.
  moduleNameMapper: {
    '^.*/\\.content/(\\w+\\.json|words/\\w+)$': '<rootDir>/__tests__/fixtures/.content/$1',
    ...sources,
  },
};

/** The content of the site, as `npm run prepare-data` has left it. */
const content = {
  ...shared,
  displayName: 'content',
  testMatch: onTheSite.map((path) => (path.endsWith('/') ? `${path}**/*.test.{ts,tsx}` : path)),
  testPathIgnorePatterns: testsStarter() ? [] : ['<rootDir>/__tests__/starter/'],
  moduleNameMapper: sources,
};

async function project(options) {
  const resolved = await nextJest({ dir: './' })(options)();
  const [styles] = resolved.transformIgnorePatterns.slice(-1);
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES.join('|')})/)`, styles] };
}

export default async function config() {
  // A machine that does something else beside the tests is slow, which is no failure.
  return { maxWorkers: 2, testTimeout: 20_000, projects: [await project(engine), await project(content)] };
}
