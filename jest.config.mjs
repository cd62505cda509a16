import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The exported site and build folders hold copies of package files.
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.cache/'],
  maxWorkers: 2,
});

/** Packages that are published as modules only; everything else in node_modules is left as it is. */
const MODULES = ['parse5', 'entities', 'qr'];

export default async function config() {
  const resolved = await withNext();
  const [styles] = resolved.transformIgnorePatterns.slice(-1);
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(?:${MODULES.join('|')})/)`, styles] };
}
