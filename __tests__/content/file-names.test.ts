/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@/lib/content/read/read-content';

let root: string;
const read = () => readContent({ root });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'file-names-'));
  cpSync('__tests__/fixtures/data', join(root, 'data'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

function readRenamed(file: string, name: string) {
  renameSync(join(root, file), join(root, name));
  const content = read();
  renameSync(join(root, name), join(root, file));
  return content;
}

/** Problems of the site while a file of it holds something else. */
function problemsWith(file: string, bytes: string | Buffer) {
  const path = join(root, file);
  const before = readFileSync(path);
  writeFileSync(path, bytes);
  const { problems } = read();
  writeFileSync(path, before);
  return problems;
}

describe('a file of content', () => {
  it.each([
    ['data/recipes/barley-stew.yaml', 'data/recipes/barley-stew.YAML'],
    ['data/site.yaml', 'data/site.yml'],
    ['data/pages/about.yaml', 'data/pages/about.YML'],
  ])('%s may be called %s', (file, name) => {
    const { problems, content } = readRenamed(file, name);
    expect(problems).toEqual([]);
    expect(content.recipes).toHaveProperty('barley-stew');
    expect(content.pages).toHaveProperty('about');
  });

  it.each(['data/recipes/barley-stew.yaml', 'data/site.yaml'])('%s cannot be called .yaml.txt', (file) => {
    expect(readRenamed(file, `${file}.txt`).problems).toMatchObject([
      { file: `${file}.txt`, field: 'the file itself', found: 'the extension .yaml.txt' },
    ]);
  });

  it('cannot have the name of another but for the ending', () => {
    cpSync(join(root, 'data/events/apple-fair.yaml'), join(root, 'data/events/apple-fair.yml'));
    const { problems } = read();
    rmSync(join(root, 'data/events/apple-fair.yml'));
    expect(problems).toContainEqual({
      file: 'data/events/apple-fair.yml',
      field: 'the file itself',
      found: 'the name “apple-fair”, which data/events/apple-fair.yaml has',
      allowed: 'a unique name; rename or delete one of the two files',
    });
  });

  it('is passed over where an editor or a system left it, in every folder', () => {
    const names = [
      'Thumbs.db',
      'desktop.ini',
      '.DS_Store',
      '._barley-stew.yaml',
      '~$barley-stew.yaml',
    ].concat(['barley-stew.yaml~', '.barley-stew.yaml.swp', 'barley-stew.yaml.swp', '#barley-stew.yaml#']);
    const folders = ['', 'brands', 'pages', 'pictures', 'recipes', 'guides', 'guides/outlines'];
    const files = folders.flatMap((folder) => names.map((name) => join(root, 'data', folder, name)));
    for (const file of files) writeFileSync(file, '\0\0 no: [yaml');
    const content = read();
    for (const file of files) rmSync(file);
    expect(content.problems).toEqual([]);
    expect(content.names.logo).not.toContain('Thumbs.db');
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ...['site', 'vocabulary', 'foods', 'pages/home', 'recipes/barley-stew', 'guides/port-alder'],
    ...['markets/fish-hall', 'restaurants/blue-door', 'neighbourhoods/port-alder'],
  ])('is one problem for %s, without those of files that refer to it', (name) => {
    const file = `data/${name}.yaml`;
    const problems = problemsWith(file, `${readFileSync(join(root, file), 'utf8')}<<<<<<< HEAD\n`);
    expect(problems.map((problem) => problem.file)).toEqual([file]);
  });

  it('is one problem in another encoding', () => {
    const file = 'data/recipes/barley-stew.yaml';
    const text = readFileSync(join(root, file), 'utf8');
    expect(problemsWith(file, Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject([
      { file, position: { line: 1, column: 1 } },
    ]);
  });
});
