/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { tempFolder } from '@/__tests__/temp-folder';
import { ENGLISH_FILE, english, words } from '@/lib/content/schema/words';
import { UsageError } from '@/scripts/command';
import { newWords } from '@/scripts/new/words';

const FILE = 'data/words.yaml';
const home = process.cwd();
const written = () => parse(readFileSync(FILE, 'utf8'));

beforeEach(() => {
  const folder = tempFolder({ [ENGLISH_FILE]: readFileSync(ENGLISH_FILE), 'data/empty': '' });
  process.chdir(folder);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});

describe('newWords', () => {
  it('writes all messages in English, as valid content', () => {
    newWords();
    expect(written()).toEqual(english);
    expect(words.safeParse(written()).success).toBe(true);
  });

  it('keeps messages that are written and adds the others', () => {
    writeFileSync(FILE, 'controls:\n  # on every removal\n  undo: 되돌리기\n');
    newWords();
    expect(written()).toEqual({ ...english, controls: { ...english.controls, undo: '되돌리기' } });
  });

  it('leaves a file that cannot be read as it is', () => {
    writeFileSync(FILE, 'ui: [');
    expect(newWords).toThrow(UsageError);
    expect(readFileSync(FILE, 'utf8')).toBe('ui: [');
  });
});
