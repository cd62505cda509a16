/** @jest-environment node */
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expectText, titleOf } from '@/__tests__/cases';
import { tempFolder } from '@/__tests__/temp-folder';
import type { Outcome } from '@/scripts/import/outcome';
import { importRecipes } from '@/scripts/import/run';
import { importSite } from './kitchen';

const CASES = '__tests__/import/cases';
/** Archive of a folder; recipes of Paprika are compressed one by one inside of it. */
function archiveOf(folder: string): Uint8Array {
  const files = readdirSync(folder).map((name) => {
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    return [name, name.endsWith('.paprikarecipe') ? new Uint8Array(gzipSync(bytes)) : bytes] as const;
  });
  return zipSync(Object.fromEntries(files));
}

/** Draft as it was written, or the reason why there is none. */
const draftOrReason = ({ state, file = '', why }: Outcome) =>
  state === 'written' ? readFileSync(file, 'utf8') : `${state}: ${why}\n`;

const home = process.cwd();
beforeAll(() => {
  process.env.SOURCE_DATE_EPOCH = '1780315200'; // 2026-06-01
});
beforeEach(() => process.chdir(importSite()));
afterEach(() => process.chdir(home));

describe.each(readdirSync(CASES).filter((name) => name !== 'README.md'))('%s', (folder) => {
  const inputs = readdirSync(join(CASES, folder)).filter((name) => !name.endsWith('.yaml'));
  const cases = inputs.map((name) => {
    const expected = join(home, CASES, folder, `${name}.yaml`);
    return { name, expected, title: titleOf(readFileSync(expected, 'utf8'), expected) };
  });

  it.each(cases)('$name: $title', async ({ name, expected, title }) => {
    const source = join(home, CASES, folder, name);
    const input = join(tempFolder(), name);
    if (statSync(source).isDirectory()) writeFileSync(input, archiveOf(source));
    else cpSync(source, input);
    const { outcomes } = await importRecipes({ paths: [input], isDry: false, isAgain: false });
    expectText(expected, [`# ${title}\n`, ...outcomes.map(draftOrReason)].join('\n'));
  });
});
