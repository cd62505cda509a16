import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Title of a case: the comment in its first lines, a whole sentence. */
export function titleOf(text: string, file: string): string {
  const [comment = ''] = /^(?:# .*\n)+/.exec(text) ?? [];
  if (comment === '') throw new Error(`${file} begins without a comment: the sentence that it tests.`);
  return comment.replaceAll(/^# /gm, '').trim().replaceAll('\n', ' ');
}

/**
 * Declares a test for each YAML file of a folder, at any depth. The title of a test is the comment at the top of its file.
 *
 * @param fields that a case can have, so that a misspelled one fails
 * @param check receives the value of the file and its path from the project root
 */
export function testCases<Value>(
  folder: string,
  fields: readonly (keyof Value & string)[],
  check: (value: Value, file: string) => void | Promise<void>,
): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    describe(name, () => testCases(join(folder, name), fields, check));
  }
  for (const { name } of entries.filter((entry) => entry.name.endsWith('.yaml'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const value = parse(text);
    it(titleOf(text, file), async () => {
      expect(fields).toEqual(expect.arrayContaining(Object.keys(value)));
      await check(value, file);
    });
  }
}

/** Compares a text with that of a file. With `ACCEPT=1` in the environment, writes it to the file instead. */
export function expectText(file: string, text: string): void {
  if (process.env.ACCEPT) writeFileSync(file, text);
  try {
    expect(text).toBe(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\nTo accept it as ${file}, run the test with ACCEPT=1.`);
  }
}

/** Compares a report with the last field of a case, `report`; a case without that field expects none. */
export function expectReport(file: string, report: string): void {
  const [input = ''] = readFileSync(file, 'utf8').split(/^report: \|\n/m);
  const lines = report.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
  expectText(file, report === '' ? input : `${input}report: |\n${lines.join('\n')}\n`);
}

/**
 * Declares a test for each row of the YAML tables in a folder: a mapping of what is given to what is expected, or a list
 * of such pairs. The title of the rows is the comment at the top of their file. An error is expected as its message in
 * `refused`, undefined as null.
 *
 * @param functions function of each table by the name of its file
 */
export function testTables(folder: string, functions: Record<string, (given: never) => unknown>): void {
  it(`every table of ${folder} has its function`, () => {
    const files = readdirSync(folder).map((name) => name.replace('.yaml', ''));
    expect(Object.keys(functions).sort()).toEqual(files.sort());
  });
  for (const [name, run] of Object.entries(functions)) {
    const file = join(folder, `${name}.yaml`);
    const text = readFileSync(file, 'utf8');
    const rows: unknown = parse(text);
    const pairs = Array.isArray(rows) ? rows : Object.entries(rows as object);
    describe(titleOf(text, file), () => {
      it.each(pairs.map(([given, expected]) => ({ given, expected })))(
        '$given',
        async ({ given, expected }) => {
          expect(await resultOf(() => run(given as never))).toEqual(expected);
        },
      );
    });
  }
}

/** Result of a function as a table writes it. */
async function resultOf(run: () => unknown): Promise<unknown> {
  try {
    return (await run()) ?? null;
  } catch (error) {
    return { refused: (error as Error).message };
  }
}
