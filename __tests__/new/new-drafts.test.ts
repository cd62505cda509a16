/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { readContent } from '@/lib/content/read/read-content';
import { newEvent, newGuide, newPage, newRecipe, newRestaurant, slugOf } from '@/scripts/new/drafts';

/** What the drafts of this project lead to; a folder holds the kinds that the site keeps in files of their own. */
const CONTENT: Record<string, unknown> = {
  'data/site.yaml': {
    name: 'The Test Kitchen',
    tagline: 'Soup, mostly.',
    description: 'Soups from a test kitchen that nobody has to eat, written down so that everybody could.',
    language: 'en-CA',
    city: 'Halifax',
    contactEmail: 'soup@kitchen.test.org',
    socials: [],
    newsletterEndpoint: null,
  },
  'data/navigation.yaml': { header: [], footer: [] },
  'data/search.yaml': { misspellings: {}, commonWords: [], synonyms: [] },
  'data/vocabulary.yaml': { recipeTypes: ['one-pot'], categories: ['Soup'], diets: ['vegan'], times: [] },
  'data/foods.yaml': {},
  'data/groceries.yaml': { aisles: ['Shelf'], groceries: {} },
  'data/pictures/ladle.webp': '',
};

const home = process.cwd();
let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'));
  for (const [file, value] of Object.entries(CONTENT)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), typeof value === 'string' ? value : stringify(value));
  }
  process.chdir(folder);
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const problemsIn = (file: string) => readContent().problems.filter((problem) => problem.file === file);
const finish = (text: string) => text.replaceAll('✎ ', '').replace('status: draft\n', '');

/** The kinds that stand for themselves; those that lead to a guide or a region have tests of their own below. */
const KINDS: [string, string, () => void][] = [
  ['recipe', 'data/recipes/grandmas-barley-stew.yaml', () => newRecipe("Grandma's Barley: Stew")],
  ['page', 'data/pages/kitchen-tools.yaml', () => newPage('Kitchen Tools')],
  ['guide', 'data/guides/montreal.yaml', () => newGuide('Montréal')],
];

describe.each(KINDS)('A new %s', (_kind, file, make) => {
  it('is a draft that is seen in development and nowhere else', () => {
    make();
    expect(said.join('\n')).toContain(`Wrote ${file}, a draft.`);
    expect(readContent({ withDrafts: true }).drafts).toEqual([]);
    expect(readContent().drafts).toEqual([{ file, problems: [] }]);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.content\/schema\/[a-z]+\.json\n/,
    );
  });

  it('is published once its words are written and it is no draft any more', () => {
    make();
    writeFileSync(file, finish(readFileSync(file, 'utf8')));
    expect(problemsIn(file)).toEqual([]);
  });

  it('cannot be published before, and each text still to be written is named with its line', () => {
    make();
    const text = readFileSync(file, 'utf8').replace('status: draft\n', '');
    writeFileSync(file, text);
    const lines = text.split('\n').flatMap((line, index) => (/^[^#]*✎/.test(line) ? [index + 1] : []));
    expect(problemsIn(file).map(({ position }) => position?.line)).toEqual(lines);
  });

  it('never takes the place of one that is there', () => {
    make();
    expect(make).toThrow(`Choose another`);
  });
});

describe('A new recipe', () => {
  it('has a number of its own, after those of drafts and of files with faults', () => {
    mkdirSync('data/recipes');
    writeFileSync('data/recipes/soup.yaml', 'status: draft\nid: 41\n');
    newRecipe('Barley Stew');
    expect(readFileSync('data/recipes/barley-stew.yaml', 'utf8')).toContain('\nid: 42\n');
  });

  it('is asked for a name in Latin letters where its title has none', () => {
    expect(() => newRecipe('보리국')).toThrow('npm run new recipe "보리국" my-recipe');
    newRecipe('보리국', 'barley-stew');
    expect(existsSync('data/recipes/barley-stew.yaml')).toBe(true);
  });
});

describe('A new restaurant', () => {
  /** A guide to one town. */
  const guide = () => {
    newGuide('Halifax');
    const file = 'data/guides/halifax.yaml';
    writeFileSync(file, finish(readFileSync(file, 'utf8')).replace('  centre:', '  downtown:'));
  };

  it('is published in its region once its words are written', () => {
    guide();
    newRestaurant('Zebra House (Harbour)', 'downtown');
    const file = 'data/restaurants/zebra-house.yaml';
    expect(readContent({ withDrafts: true }).drafts).toEqual([]);
    writeFileSync(file, finish(readFileSync(file, 'utf8')));
    expect(problemsIn(file)).toEqual([]);
  });

  it('needs its neighbourhood and a region that there is', () => {
    guide();
    expect(() => newRestaurant('Zebra House', 'downtown')).toThrow('neighbourhood in brackets');
    expect(() => newRestaurant('Zebra House (Harbour)', 'dwntown')).toThrow('did you mean downtown?');
    expect(existsSync('data/restaurants')).toBe(false);
  });

  it('of a name that is taken is given another name for its file', () => {
    guide();
    newRestaurant('Zebra House (Harbour)', 'downtown');
    expect(() => newRestaurant('Zebra House (Mill Lake)', 'downtown')).toThrow(
      'npm run new restaurant "Zebra House (Mill Lake)" downtown zebra-house-mill-lake',
    );
  });
});

describe('A new event', () => {
  it('is published once its words are written', () => {
    newGuide('Halifax');
    const file = 'data/events/harvest-fair.yaml';
    newEvent('Harvest Fair', 'halifax');
    for (const each of ['data/guides/halifax.yaml', file]) {
      writeFileSync(each, finish(readFileSync(each, 'utf8')));
    }
    expect(problemsIn(file)).toEqual([]);
  });
});

describe('The address of a new page', () => {
  it.each([
    ['Barley Stew', 'barley-stew'],
    ["Mum's Crème brûlée, twice", 'mums-creme-brulee-twice'],
    ['  3-Bean   Chili ', '3-bean-chili'],
    ['보리국', ''],
  ])('of “%s” is “%s”', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
