/** @jest-environment node */
import { readDataFiles } from '@/scripts/publish/data-files';

const files = readDataFiles();
const COLLECTIONS = [
  'recipes',
  'restaurants',
  'events',
  'guides',
  'guides/outlines',
  'markets',
  'neighbourhoods',
];

describe('The starter', () => {
  it.each(COLLECTIONS)('marks every file of data/%s as a sample', (folder) => {
    const inFolder = files.filter(({ file }) => new RegExp(`^data/${folder}/[^/]+$`).test(file));
    const unmarked = inFolder.filter(({ replace }) => !replace.some(({ path }) => path.length === 0));
    expect(unmarked.map(({ file }) => file)).toEqual([]);
  });

  it('marks name, addresses, prices and partners', () => {
    const marked = files.flatMap(({ file, replace }) =>
      replace.map(({ path }) => `${file} ${path.join('.')}`),
    );
    expect(marked).toEqual(
      expect.arrayContaining([
        'data/site.yaml name',
        'data/site.yaml contactEmail',
        'data/site.yaml socials.0.href',
        'data/site.yaml sponsor',
        'data/pages/about.yaml story',
        'data/pages/about.yaml partners.brands',
        'data/pages/coaching.yaml programs.items.0.price',
      ]),
    );
  });

  it('says at every mark what to put there', () => {
    const empty = files.filter(({ replace }) => replace.some(({ put }) => !/\S.*[^.]$/.test(put)));
    expect(empty.map(({ file }) => file)).toEqual([]);
  });
});
