/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expectText } from '@/__tests__/cases';
import { machineFiles } from './machine-files';

// Compares what the build of the fixture site writes for machines with the files of __tests__/expected.

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const FOLDER = '__tests__/expected';

const files = machineFiles();

const expected = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .sort();

it('the build writes the files of __tests__/expected and no others', async () => {
  const written = await files;
  if (process.env.ACCEPT) {
    for (const name of expected) if (!written.has(name)) rmSync(join(FOLDER, name));
    for (const [name, text] of written) {
      if (existsSync(join(FOLDER, name))) continue;
      mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
      expectText(join(FOLDER, name), text);
    }
  } else expect([...written.keys()].sort()).toEqual(expected);
});

it.each(expected)('the build writes %s as in __tests__/expected', async (name) => {
  const text = (await files).get(name);
  if (text !== undefined) expectText(join(FOLDER, name), text);
});
