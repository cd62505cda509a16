/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { archiveEntries } from '@/scripts/import/archive';
import { readInput } from '@/scripts/import/read-input';

// __tests__/import/cases has the formats that are read.

it.each([
  ['{"a": [1,', 'broken JSON: '],
  [
    '<!doctype html><script type="application/ld+json">{"@type": "Recipe", </script>',
    'broken structured data: ',
  ],
])('%j is refused with the words of the parser', (text, why) => {
  expect(() => readInput({ name: 'file', bytes: strToU8(text) })).toThrow(why);
});

it('a recipe of Paprika has its photograph', () => {
  const photo_data = Buffer.alloc(120, 1).toString('base64');
  const paprika = { name: 'Bread', ingredients: 'rye', directions: 'Bake.', source_url: '', photo_data };
  const [recipe] = readInput({ name: 'a.paprikarecipe', bytes: gzipSync(JSON.stringify(paprika)) });
  expect(recipe?.photos[0]?.bytes).toHaveLength(120);
});

describe('an archive', () => {
  const entriesOf = (files: Record<string, Uint8Array>) =>
    archiveEntries({ name: 'a.zip', bytes: zipSync(files) });
  const soup = strToU8('Soup\n\nIngredients\nbeans\n');

  it('hides files of systems and saved pages, and opens archives inside of it', () => {
    const names = entriesOf({
      '__MACOSX/._soup.txt': soup,
      '.DS_Store': soup,
      'page_files/a.js': soup,
      'soup.txt': soup,
      'inner.zip': zipSync({ 'stew.txt': soup }),
    }).map(({ name }) => name);
    expect(names).toEqual(['a.zip › soup.txt', 'a.zip › inner.zip › stew.txt']);
  });

  it('refuses paths that lead out of it, and archives without end', () => {
    const [climbing] = entriesOf({ '../../soup.txt': soup });
    expect(() => climbing?.read()).toThrow('a path that leads out of the archive');
    const deep = [1, 2, 3].reduce((bytes) => zipSync({ 'in.zip': bytes }), zipSync({ 'soup.txt': soup }));
    expect(() => archiveEntries({ name: 'a.zip', bytes: deep })[0]?.read()).toThrow('inside of three others');
  });

  it('refuses what expands to far more than it holds', () => {
    const bomb = zipSync({ 'zeros.txt': new Uint8Array(65 * 1024 * 1024) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(() => archiveEntries({ name: 'a.zip', bytes: bomb })[0]?.read()).toThrow('larger than 64 MB');
    const gzip = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    expect(() => readInput({ name: 'a.gz', bytes: gzip })).toThrow('expands to more than 64 MB');
  });

  it('shows names in the encoding of the program that wrote them', () => {
    const name = zipSync({ x: strToU8(JSON.stringify({ name: 'nothing' })) });
    // "caf" with an é of code page 437, and no flag for UTF-8.
    const old = Buffer.from(Buffer.from(name).toString('latin1').replaceAll('x', '\u0082'), 'latin1');
    expect(archiveEntries({ name: 'a.zip', bytes: old }).map((entry) => entry.name)).toEqual(['a.zip › é']);
  });

  it('that is damaged is refused as one', () => {
    expect(() => archiveEntries({ name: 'a.zip', bytes: strToU8('PK\u0003\u0004 broken') })).toThrow(
      'a damaged zip archive',
    );
  });
});
