import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesUnder } from '@/scripts/export';

const FLOORS = ['components', 'lib', 'scripts'];

it('each test is in a folder with the name of a feature or of a folder of scripts', () => {
  const tests = filesUnder('__tests__').filter(
    // Tests of routes, of the content of any site, and of scripts outside of folders.
    (file) => /\.test\.tsx?$/.test(file) && !/^(app|site)\/|^[\w-]+\.test/.test(file),
  );
  const misplaced = tests.filter((test) => !FLOORS.some((floor) => existsSync(`${floor}/${dirname(test)}`)));
  expect(misplaced).toEqual([]);
});
