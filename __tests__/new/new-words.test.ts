/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ENGLISH_FILE, english, words } from '@/lib/content/schema/words';
import { UsageError } from '@/scripts/command';
import { newWords } from '@/scripts/new/words';

const FILE = 'data/words.yaml';
const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, dirname(ENGLISH_FILE)), { recursive: true });
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, ENGLISH_FILE), readFileSync(ENGLISH_FILE));
  process.chdir(folder);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const written = () => parse(readFileSync(FILE, 'utf8'));

describe('npm run new words', () => {
  test('writes every word in English, as content that is right', () => {
    newWords();
    expect(written()).toEqual(english);
    expect(words.safeParse(written()).success).toBe(true);
  });

  test('leaves what is written already and adds the rest', () => {
    writeFileSync(FILE, 'controls:\n  # on every removal\n  undo: 되돌리기\n');
    newWords();
    expect(written()).toEqual({ ...english, controls: { ...english.controls, undo: '되돌리기' } });
  });

  test('refuses a file that cannot be read, and leaves it as it is', () => {
    writeFileSync(FILE, 'ui: [');
    expect(newWords).toThrow(UsageError);
    expect(readFileSync(FILE, 'utf8')).toBe('ui: [');
  });
});
