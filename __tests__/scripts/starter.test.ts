/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentHash, isStarter, KEPT, testsStarter } from '@/scripts/starter.mjs';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  delete process.env.WITHOUT_STARTER;
  root = mkdtempSync(join(tmpdir(), 'starter-'));
  write('data/site.yaml', 'name: Starter\nlanguage: en\n');
  write('data/pictures/soup.webp', 'a\r\nb');
  write(KEPT, `${contentHash(root)}\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('The content under data/ is that of the starter', () => {
  it('as it came, whatever the line ends of the checkout and whatever a file manager leaves there', () => {
    expect(isStarter(root)).toBe(true);
    write('data/site.yaml', 'name: Starter\r\nlanguage: en\r\n');
    write('data/pictures/.DS_Store', 'where icons stand');
    expect(isStarter(root)).toBe(true);
  });

  it.each([
    ['a word is changed', () => write('data/site.yaml', 'name: Mine\nlanguage: en\n')],
    ['a file is added', () => write('data/notes.yaml', '- data/restaurants\n')],
    ['a file is taken away', () => rmSync(join(root, 'data/pictures/soup.webp'))],
    ['a file has another name', () => renameSync(join(root, 'data/site.yaml'), join(root, 'data/home.yaml'))],
    ['a picture is another one', () => write('data/pictures/soup.webp', 'a\nb')],
    ['no hash is kept', () => rmSync(join(root, KEPT))],
  ])('no more once %s', (_, change) => {
    change();
    expect([isStarter(root), testsStarter(root)]).toEqual([false, false]);
  });

  it('and may still be tested without what it says', () => {
    expect(testsStarter(root)).toBe(true);
    process.env.WITHOUT_STARTER = 'yes';
    expect([isStarter(root), testsStarter(root)]).toEqual([true, false]);
  });
});
