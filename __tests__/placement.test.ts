/** @jest-environment node */
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesUnder } from '@/scripts/export';

const ENDINGS = ['.ts', '.tsx', '.client.ts', '.client.tsx', '.server.ts', '.server.tsx', '.mjs'];
const FLOORS = ['app', 'components', 'lib', 'scripts'];

/** True for `walk/walk.test.ts`, which tests several modules of the folder `walk`. */
function isOfFolder(name: string): boolean {
  const folder = dirname(name);
  return basename(name) === basename(folder) && FLOORS.some((floor) => existsSync(`${floor}/${folder}`));
}

it('each test has the name of a source or of its folder below app, components, lib or scripts', () => {
  const tests = filesUnder('__tests__').filter(
    // Tables have rows for functions of several sources, and files for machines are written by several.
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      !/^(site\/|placement|app\/app\.)|\/(tables|machine-files|searches)\./.test(file),
  );
  const misplaced = tests.filter((test) => {
    // `search.relevance.test.ts` is a second test of `search.ts`.
    const name = test.replace(/^app\//, '').replace(/(\.[\w-]+)?\.test\.tsx?$/, '');
    const hasSource = FLOORS.some((floor) =>
      ENDINGS.some((ending) => existsSync(`${floor}/${name}${ending}`)),
    );
    return !hasSource && !isOfFolder(name);
  });
  expect(misplaced).toEqual([]);
});
