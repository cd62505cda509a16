import nextJest from 'next/jest.js';

/** Tests of what has to hold whatever the content of the site is. */
const SITE = '<rootDir>/__tests__/site/';

/** Packages that are published as modules only; everything else in node_modules is left as it is. */
const MODULES = ['parse5', 'entities', 'qr'];

const shared = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // The exported site and build folders hold copies of package files.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.cache/'],
};

const sources = { '^@/(.*)$': '<rootDir>/$1' };
const all = '<rootDir>/__tests__/**/*.test.{ts,tsx}';

/** The engine on content of its own, which is prepared first. */
const engine = {
  ...shared,
  displayName: 'engine',
  testMatch: [all],
  testPathIgnorePatterns: [SITE],
  globalSetup: '<rootDir>/__tests__/fixtures/global-setup.mjs',
  setupFiles: ['<rootDir>/__tests__/fixtures/own-address.ts'],
  // Whether it is written `@/.content/…` or was made relative to the file before Jest comes to read it.
  moduleNameMapper: {
    '^.*/\\.content/(messages/\\w+|\\w+\\.json|recipes|restaurants)$':
      '<rootDir>/__tests__/fixtures/.content/$1',
    ...sources,
  },
};

/** The content of the site, as `npm run prepare-data` has left it. */
const content = {
  ...shared,
  displayName: 'content',
  testMatch: [`${SITE}**/*.test.{ts,tsx}`],
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
