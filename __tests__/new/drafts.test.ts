import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { changedSite } from '@/__tests__/content/small-site';
import { tempFolder, writeFiles } from '@/__tests__/temp-folder';
import { ENGLISH_FILE, english } from '@/lib/content/messages';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { words } from '@/lib/content/schema/words';
import { UsageError } from '@/scripts/command';
import {
  latinSlug,
  newEvent,
  newGuide,
  newMarket,
  newPage,
  newPost,
  newRecipe,
  newRestaurant,
} from '@/scripts/new/drafts';
import { readCountry, readTimeZone } from '@/scripts/new/region';
import { newWords } from '@/scripts/new/words';
import { readReplaceComments } from '@/scripts/publish/replace-comments';

const FOOD_SAFETY = readFileSync('data/food-safety.yaml', 'utf8');

describe('npm run new', () => {
  /** Small site without a guide, and without the recipes and places of it. */
  const emptied = () =>
    changedSite({
      change: {
        'data/guides/halifax.yaml': null,
        'data/restaurants/pier.yaml': null,
        'data/events/apple-fair.yaml': null,
        'data/recipes/toast.yaml': null,
        'data/recipes/pickles.yaml': null,
      },
    });
  const home = process.cwd();
  let log: jest.SpyInstance;

  beforeEach(() => {
    process.chdir(emptied());
    log = jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    process.chdir(home);
    jest.restoreAllMocks();
  });

  const text = (file: string) => readFileSync(file, 'utf8');
  const problemsIn = (file: string) => readContent().problems.filter((problem) => problem.file === file);
  /** Publishes a draft, with its placeholders as its words. */
  const publish = (file: string) =>
    writeFileSync(file, text(file).replaceAll('✎ ', '').replace('status: draft\n', ''));

  describe.each([
    ['recipe', 'data/recipes/grandmas-barley-stew.yaml', () => newRecipe("Grandma's Barley: Stew")],
    ['page', 'data/pages/kitchen-tools.yaml', () => newPage('Kitchen Tools')],
    ['post', 'data/posts/a-week-without-an-oven.yaml', () => newPost('A Week Without an Oven')],
    ['guide', 'data/guides/montreal.yaml', () => newGuide('Montréal')],
  ])('a new %s', (_, file, make) => {
    beforeEach(make);

    it('is a draft, which is read in development alone', () => {
      expect(log.mock.calls.join('\n')).toContain(`Wrote ${file}, a draft.`);
      expect(readContent({ withDrafts: true }).drafts).toEqual([]);
      expect(readContent().drafts).toEqual([{ file, problems: [] }]);
      expect(text(file)).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/\.\.\/\.content\/schema\/[a-z]+\.json\n/,
      );
    });

    it('has no problem once its words are written', () => {
      publish(file);
      expect(problemsIn(file)).toEqual([]);
    });

    it('has a problem for each line with a placeholder when it is published before', () => {
      writeFileSync(file, text(file).replace('status: draft\n', ''));
      const lines = text(file).split('\n');
      const unwritten = lines.flatMap((line, index) =>
        /^(?:[^#]*|\s*#{2,} )✎/.test(line) ? [index + 1] : [],
      );
      expect(problemsIn(file).map(({ position }) => position?.line)).toEqual(unwritten);
    });

    it('never replaces a file', () => {
      expect(make).toThrow('Choose another');
    });
  });

  describe('a new recipe', () => {
    it('has the next number, drafts and files with problems counted', () => {
      writeFiles('.', { 'data/recipes/soup.yaml': 'status: draft\nid: 41\n' });
      newRecipe('Barley Stew');
      expect(text('data/recipes/barley-stew.yaml')).toContain('\nid: 42\n');
    });

    it('is shown in development by the rules of food safety of the starter', () => {
      writeFiles('.', { 'data/food-safety.yaml': FOOD_SAFETY });
      newRecipe('Barley Stew');
      expect(readContent({ withDrafts: true }).drafts).toEqual([]);
    });

    it('needs a shorter name for a title that is too long for a file, and one with letters for a number', () => {
      expect(() => newRecipe('Very long '.repeat(30))).toThrow('has 299 letters. Add a name for it');
      expect(() => newRecipe('404')).toThrow('“404” is a number, as recipes have.');
    });

    it('takes the second word of a title without quotes for no address', () => {
      expect(() => newRecipe('Kimchi', 'Stew')).toThrow('npm run new recipe "Kimchi Stew"');
    });

    it('needs a file name in Latin letters if its title has none', () => {
      expect(() => newRecipe('大麦汤')).toThrow('npm run new recipe "大麦汤" my-recipe');
      newRecipe('大麦汤', 'barley-stew');
      expect(existsSync('data/recipes/barley-stew.yaml')).toBe(true);
    });
  });

  describe('with a guide', () => {
    const guide = 'data/guides/halifax.yaml';
    beforeEach(() => {
      newGuide('Halifax');
      publish(guide);
      writeFileSync(guide, text(guide).replace('  centre:', '  downtown:'));
    });

    it.each([
      ['restaurant', 'data/restaurants/zebra.yaml', () => newRestaurant('Zebra (Harbour)', 'downtown')],
      ['market', 'data/markets/fish-hall.yaml', () => newMarket('Fish Hall (Old Quay)', 'downtown')],
      ['event', 'data/events/harvest-fair.yaml', () => newEvent('Harvest Fair', 'halifax')],
    ])('a new %s has no problem once its words are written', (_, file, make) => {
      make();
      expect(readContent({ withDrafts: true }).drafts).toEqual([]);
      publish(file);
      expect(problemsIn(file)).toEqual([]);
    });

    it('a new restaurant needs its neighbourhood and a region of the guide', () => {
      expect(() => newRestaurant('Zebra', 'downtown')).toThrow('neighbourhood in brackets');
      expect(() => newRestaurant('Zebra (Harbour)', 'dwntown')).toThrow('did you mean downtown?');
      expect(readdirSync('data/restaurants')).toEqual([]);
    });

    it('a new market has the place of a neighbour and sample hours, both marked for its owner', () => {
      writeFiles('.', {
        'data/restaurants/pier.yaml':
          'guide: halifax\nregion: downtown\ncoordinates: [44.6476, -63.5728]\nstatus: draft\n',
      });
      newMarket('Fish Hall (Old Quay)', 'downtown');
      const written = text('data/markets/fish-hall.yaml');
      expect(written).toContain('name: Fish Hall\n');
      expect(written).toContain('district: Old Quay\n');
      expect(written).toContain('coordinates: [44.6476,-63.5728] # replace: where its entrance is\n');
      expect(readReplaceComments(written).map(({ put }) => put)).toEqual([
        'where its entrance is',
        'its hours',
      ]);
      expect(log.mock.calls.join()).toContain('http://localhost:3000/travel/halifax/fish-hall/');
    });

    it('a new market cannot have the name of a restaurant', () => {
      newRestaurant('Zebra (Harbour)', 'downtown');
      expect(() => newMarket('Zebra (Harbour)', 'downtown')).toThrow('“zebra” is a restaurant');
    });

    it('a second restaurant of one name is offered another file name', () => {
      newRestaurant('Zebra (Harbour)', 'downtown');
      expect(() => newRestaurant('Zebra (Mill Lake)', 'downtown')).toThrow(
        'npm run new restaurant "Zebra (Mill Lake)" downtown zebra-mill-lake',
      );
    });
  });

  it.each([
    ['en-CA', 'CA'],
    ['ja', 'JP'],
  ])('a new guide of a site in %s is in %s and in the time zone of the site', (language, country) => {
    const site = text('data/site.yaml').replace(/^language: .*$/m, `language: ${language}`);
    writeFileSync('data/site.yaml', `${site}timeZone: Asia/Tokyo\n`);
    newGuide('Osaka');
    expect(text('data/guides/osaka.yaml')).toContain(`\ncountry: ${country}\n`);
    expect(text('data/guides/osaka.yaml')).toContain('\ntimeZone: Asia/Tokyo\n');
  });

  it('a new event is in the country of its guide', () => {
    newGuide('Lyon', undefined, { country: 'FR', timeZone: 'Europe/Paris' });
    newEvent('Harvest Fair', 'lyon');
    expect(text('data/guides/lyon.yaml')).toContain('\ntimeZone: Europe/Paris\n');
    expect(text('data/events/harvest-fair.yaml')).toContain('  country: FR\n');
  });

  it('a country and a time zone that do not exist are refused', () => {
    expect(() => readCountry('Canada')).toThrow('write two capital letters such as CA');
    expect(() => readTimeZone('Eastern')).toThrow('write one such as America/Toronto');
  });

  it.each([
    ['Barley Stew', 'barley-stew'],
    ["Mum's Crème brûlée, twice", 'mums-creme-brulee-twice'],
    ['  3-Bean   Chili ', '3-bean-chili'],
    ['보리국', 'boriguk'],
    ['떡볶이', 'tteokbokki'],
    ['ファミリー・ラーメン', 'famiri-ramen'],
    ['Łosoś, Œufs & Køddere', 'losos-oeufs-koddere'],
    ['Борщ', 'borshch'],
    ['Παστίτσιο', 'pastitsio'],
    ['大麦汤', ''],
  ])('latinSlug of “%s” is “%s”', (title, slug) => {
    expect(latinSlug(title)).toBe(slug);
  });
});

describe('npm run new words', () => {
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

    it('writes nothing that is reported, such as text in curly quotes without straight ones', () => {
      newWords();
      expect(readYaml(FILE, readFileSync(FILE, 'utf8')).problems).toEqual([]);
    });

    it('keeps messages that are written and adds the others', () => {
      writeFileSync(FILE, 'controls:\n  # on every removal\n  undo: 되돌리기\n');
      newWords();
      expect(written()).toEqual({ ...english, controls: { ...english.controls, undo: '되돌리기' } });
    });

    it('writes the messages of the language of the site', () => {
      writeFileSync('data/site.yaml', 'language: fr\n');
      writeFileSync(FILE, 'controls:\n  undo: Défaire\n');
      newWords();
      expect(written().controls).toMatchObject({ undo: 'Défaire', units: 'Unités' });
      expect(words.safeParse(written()).success).toBe(true);
    });

    it('leaves a file that cannot be read as it is', () => {
      writeFileSync(FILE, 'ui: [');
      expect(newWords).toThrow(UsageError);
      expect(readFileSync(FILE, 'utf8')).toBe('ui: [');
    });
  });
});
