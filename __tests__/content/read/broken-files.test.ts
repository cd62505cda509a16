/** @jest-environment node */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatPlace } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';

const DATA = '__tests__/fixtures/data';
const FILES = readdirSync(DATA, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `data/${file.replaceAll('\\', '/')}`)
  .filter((file) => !/^status: (off|draft)/m.test(readFileSync(join('__tests__/fixtures', file), 'utf8')));

let root: string;
const read = () => readContent({ root });
const places = () => read().problems.map(formatPlace);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(DATA, join(root, 'data'), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

describe('A file that cannot be read', () => {
  it.each(FILES)('%s is one problem, and none of the files that lead to it', (file) => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text}<<<<<<< HEAD\n`);
    const found = places();
    writeFileSync(path, text);
    expect(found).toEqual([expect.stringContaining(`${file}:`)]);
  });

  it('in another encoding is one problem too', () => {
    const path = join(root, 'data/recipes/barley-stew.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const found = places();
    writeFileSync(path, text);
    expect(found).toEqual(['data/recipes/barley-stew.yaml:1:1']);
  });
});

describe('The name of a file', () => {
  const renamed = <T>(file: string, name: string, work: () => T): T => {
    renameSync(join(root, file), join(root, name));
    try {
      return work();
    } finally {
      renameSync(join(root, name), join(root, file));
    }
  };

  it.each([
    ['data/recipes/barley-stew.yaml', 'data/recipes/barley-stew.yml'],
    ['data/recipes/barley-stew.yaml', 'data/recipes/barley-stew.YAML'],
    ['data/site.yaml', 'data/site.yml'],
    ['data/pages/about.yaml', 'data/pages/about.YML'],
  ])('%s may be %s', (file, name) => {
    renamed(file, name, () => {
      const { problems, content } = read();
      expect(problems).toEqual([]);
      expect(content.recipes).toHaveProperty('barley-stew');
      expect(content.about).toBeDefined();
    });
  });

  it('with another ending is the one at which its faults are reported', () => {
    const path = join(root, 'data/theme.yaml');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/ink: .*/, 'ink: "#ffffff"'));
    const found = renamed('data/theme.yaml', 'data/theme.yml', places);
    writeFileSync(path, text);
    expect(found[0]).toMatch(/^data\/theme\.yml:\d+:\d+$/);
  });

  it.each(['data/recipes/barley-stew.yaml', 'data/site.yaml'])(
    '%s.txt is a problem, and the only one',
    (file) => {
      expect(renamed(file, `${file}.txt`, () => read().problems)).toEqual([
        {
          file: `${file}.txt`,
          field: 'the file itself',
          found: 'the ending .yaml.txt',
          allowed: `${file.slice(file.lastIndexOf('/') + 1)}: the same file without “.txt” at the end of its name`,
        },
      ]);
    },
  );

  it('that two files have but for the ending is a problem of one of them', () => {
    cpSync(join(root, 'data/events/apple-fair.yaml'), join(root, 'data/events/apple-fair.yml'));
    const { problems } = read();
    rmSync(join(root, 'data/events/apple-fair.yml'));
    expect(problems).toContainEqual({
      file: 'data/events/apple-fair.yml',
      field: 'the file itself',
      found: 'the name “apple-fair”, which data/events/apple-fair.yaml has',
      allowed: 'a name of its own; or one of the two files taken away',
    });
  });

  it.each([
    ...['Thumbs.db', 'desktop.ini', '.DS_Store', '._barley-stew.yaml', '~$barley-stew.yaml'],
    ...['barley-stew.yaml~', '.barley-stew.yaml.swp', 'barley-stew.yaml.swp', '#barley-stew.yaml#'],
  ])('%s is passed over in every folder', (name) => {
    const folders = ['', 'brands', 'pages', 'pictures', 'recipes', 'guides', 'guides/outlines'];
    const files = folders.map((folder) => join(root, 'data', folder, name));
    for (const file of files) writeFileSync(file, '\0\0 no: [yaml');
    const { problems, names } = read();
    for (const file of files) rmSync(file);
    expect(problems).toEqual([]);
    expect(names.logo).not.toContain(name);
  });
});
