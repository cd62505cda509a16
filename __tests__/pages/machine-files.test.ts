/** @jest-environment node */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { machineFiles } from './machine-files';

// Compares what the build of the fixture site writes for machines with the files of __tests__/expected.

jest.mock('@/lib/content/build-day', () => ({ buildDay: () => '2026-11-21' }));

const FOLDER = '__tests__/expected';
const ACCEPT = 'UPDATE_EXPECTED=1 npx jest machine-files.test';

if (process.env.UPDATE_EXPECTED === '1') {
  it('writes the expected files', async () => {
    const files = await machineFiles();
    rmSync(FOLDER, { recursive: true, force: true });
    for (const [name, text] of files) {
      mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
      writeFileSync(join(FOLDER, name), text);
    }
    expect(files.size).toBeGreaterThan(0);
  });
} else {
  const expected = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = machineFiles();

  /** Runs an assertion; explains in its error how to accept a change. */
  function acceptable(assertion: () => void): void {
    try {
      assertion();
    } catch (error) {
      throw new Error(`To accept the change, run: ${ACCEPT}\n\n${(error as Error).message}`);
    }
  }

  it('the build writes the files of __tests__/expected and no others', async () => {
    const names = [...(await files).keys()].sort();
    acceptable(() => expect(names).toEqual(expected));
  });

  it.each(expected)('the build writes %s as in __tests__/expected', async (name) => {
    const text = (await files).get(name);
    acceptable(() => expect(text).toBe(readFileSync(join(FOLDER, name), 'utf8')));
  });
}
