/** @jest-environment node */
import { existsSync } from 'node:fs';
import { filesUnder } from '@/scripts/export';

const ENDINGS = ['.ts', '.tsx', '.client.ts', '.client.tsx', '.server.ts', '.server.tsx', '.mjs'];

it('each test has a source of the same folder and name below app, components, lib or scripts', () => {
  const tests = filesUnder('__tests__').filter(
    // Tables have rows for functions of several sources.
    (file) => /\.test\.tsx?$/.test(file) && !/^(site\/|placement)|\/tables\./.test(file),
  );
  const misplaced = tests.filter((test) => {
    // `search.relevance.test.ts` is a second test of `search.ts`.
    const name = test.replace(/^app\//, '').replace(/(\.[\w-]+)?\.test\.tsx?$/, '');
    const files = ['app', 'components', 'lib', 'scripts'].map((folder) => `${folder}/${name}`);
    return !files.some((file) => ENDINGS.some((ending) => existsSync(file + ending)));
  });
  expect(misplaced).toEqual([]);
});
