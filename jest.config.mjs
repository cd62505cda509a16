import nextJest from 'next/jest.js';

/** Tests that hold for any content. */
const SITE = '<rootDir>/__tests__/site/';

/** Packages that are published as ES modules only and need a transform. */
const MODULES = [
  'any-ascii',
  'parse5',
  'entities',
  'qr',
  '@capsizecss/unpack',
  'fontkitten',
  'harfbuzzjs',
  '@adobe/structured-data-validator',
  '@cooklang/cooklang',
  // Markdown.
  '(?:mdast|micromark|unist)-?[\\w-]*',
  'decode-named-character-reference',
  'character-entities',
  'devlop',
  'markdown-table',
  'longest-streak',
  'zwitch',
  // HTML as Markdown.
  '(?:hast-util|rehype|trim)-[\\w-]*',
  '(?:comma|space)-separated-tokens',
  '@ungap/structured-clone',
  'ccount',
  'collapse-white-space',
  'hastscript',
  'html-void-elements',
  'stringify-entities',
  'character-entities-[\\w-]*',
  'property-information',
  'vfile[\\w-]*',
  'web-namespaces',
  '@marbec/web-auto-extractor',
  'recipe-scrapers',
];

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  // Build folders contain copies of package.json files.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.cache/'],
};

const sources = {
  '^@/(.*)$': '<rootDir>/$1',
  // Its package has no entry for `require`.
  '^recipe-scrapers$': '<rootDir>/node_modules/recipe-scrapers/dist/index.mjs',
};

/** Tests of functions on the fixture content, which is prepared first. A file that needs a document asks for jsdom itself. */
const engine = {
  ...shared,
  displayName: 'engine',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: [SITE],
  globalSetup: '<rootDir>/__tests__/fixtures/global-setup.mjs',
  setupFiles: ['<rootDir>/__tests__/fixtures/own-address.ts'],
  // Matches `@/.content/…` and the relative path that SWC makes of it.
  moduleNameMapper: {
    '^.*/\\.content/(messages/\\w+|\\w+(?:\\.json)?)$': '<rootDir>/__tests__/fixtures/.content/$1',
    ...sources,
  },
};

/** Tests of components, in a document. */
const components = {
  ...engine,
  displayName: 'components',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
};

/** Tests of the content of the site, after `npm run prepare-data`. */
const content = {
  ...shared,
  displayName: 'content',
  testEnvironment: 'node',
  testMatch: [`${SITE}**/*.test.{ts,tsx}`],
  moduleNameMapper: sources,
};

async function project(options) {
  const resolved = await nextJest({ dir: './' })(options)();
  const [styles] = resolved.transformIgnorePatterns.slice(-1);
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES.join('|')})/)`, styles] };
}

export default async function config() {
  // A long timeout for busy machines.
  return {
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [await project(engine), await project(components), await project(content)],
  };
}
