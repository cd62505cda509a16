import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { expectText } from '@/__tests__/cases';
import { tempFolder } from '@/__tests__/temp-folder';
import { formatPath, valuesIn } from '@/lib/content/paths';
import { formatProblems } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read/read-content';
import { checksumsOf, languageFiles } from '@/lib/content/read/shipped';
import { layLanguage, readLanguage } from '@/scripts/new/language';

const PROJECT = process.cwd();

/** Fields whose texts have no language: ids, references, addresses, enumerations; and the words that checks look for. */
const NO_LANGUAGE = [
  /(^|\.)(id|path|href|icon|look|type|leads|types|food|raw|vegetarian|vegan|of|needs|suitableForDiet|page|step)$/,
  /(^|\.)(contains|mayContain|allergens|leads|list|recipes|types|of)\[\d+\]$/,
  /(^|\.)(picture|tall|plate)\.name$/,
  /^(hero\.recipe|sections\[\d+\]\.(cook\.recipe|plan|map))$/,
  /^(name|language|city|contactEmail|streets|foodSafety|sponsor\.code|optionalPages\[\d+\])$/,
  /^socials\[\d+\]\.name$/,
  /(^|\.)(source|sources\..*|words\[\d+\])$/,
  /^(names|dangers|rawPlants|negations|checked|products|ready|uncooked|unsure|forms|free|without|descriptions)\b/,
];

/** Texts that are the same in English, by language: names, and words that both languages have. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'food-safety.yaml authorities.usda.name: USDA',
    'food-safety.yaml authorities.fsa.name: Food Standards Agency',
    'groceries.yaml groceries.orange.name: orange',
    'groceries.yaml groceries.orange.plural: oranges',
    'groceries.yaml groceries.feta.name: feta',
    'groceries.yaml groceries.cheddar.name: cheddar',
    'groceries.yaml groceries.quinoa.name: quinoa',
    'groceries.yaml groceries.mirin.name: mirin',
    'groceries.yaml groceries.garam-masala.name: garam masala',
    'navigation.yaml header[1].dropdownItems[0].name: Toronto',
    'navigation.yaml footer[2].links[0].name: Toronto',
    'restaurant-categories.yaml [1].name: Brunch',
  ],
  ja: [],
  ko: [],
};

/** Files that are laid in every language. */
const FILES = [
  'food-safety.yaml',
  'groceries.yaml',
  'navigation.yaml',
  'pages/home.yaml',
  'pages/not-found.yaml',
  'pages/offline.yaml',
  'pages/recipes.yaml',
  'pages/safe-temperatures.yaml',
  'pages/shopping-list.yaml',
  'restaurant-categories.yaml',
  'restaurant-search.yaml',
  'search.yaml',
  'site.yaml',
  'vocabulary.yaml',
];

/** Its words are others in each language, not the same ones in it. */
const REPLACED = 'search.yaml';

const contentOf = (root: string, file: string): unknown =>
  parse(readFileSync(join(root, 'data', file), 'utf8'));

/** Texts of a file by their paths. */
const textsOf = (value: unknown) =>
  new Map(
    [...valuesIn(value)].flatMap(({ path, value: text }) =>
      typeof text === 'string' ? [[formatPath(path), text] as const] : [],
    ),
  );

describe.each(['fr', 'ja', 'ko'])('the content of %s', (language) => {
  let root: string;
  let skipped: string[];

  beforeAll(() => {
    root = tempFolder();
    cpSync(join(PROJECT, 'data'), join(root, 'data'), { recursive: true });
    process.chdir(root);
    skipped = layLanguage(language);
  });
  afterAll(() => process.chdir(PROJECT));

  it('has each file with texts that every site has', () => {
    expect(languageFiles(language).map(({ name }) => name)).toEqual(FILES);
  });

  it('has the places of the starter', () => {
    expect(skipped).toEqual([]);
  });

  it('is valid over the content of the starter', () => {
    expect(formatProblems(readContent().problems)).toBe(formatProblems([]));
  });

  it('has no English left, but names and words that both languages have', () => {
    const left = FILES.filter((file) => file !== REPLACED).flatMap((file) => {
      const laid = textsOf(contentOf(root, file));
      return [...textsOf(contentOf(PROJECT, file))].flatMap(([path, text]) =>
        /\p{L}/u.test(text) && !NO_LANGUAGE.some((field) => field.test(path)) && laid.get(path) === text
          ? [`${file} ${path}: ${text}`]
          : [],
      );
    });
    expect(left).toEqual(SAME_AS_ENGLISH[language]);
  });
});

describe('the content of a language in one country', () => {
  const home = process.cwd();
  afterEach(() => process.chdir(home));

  it('is that of the language with what differs, and has no problem', () => {
    const root = tempFolder();
    cpSync(join(PROJECT, 'data'), join(root, 'data'), { recursive: true });
    process.chdir(root);
    expect(layLanguage('fr-CA')).toEqual([]);
    expect(formatProblems(readContent().problems)).toBe(formatProblems([]));
    expect(contentOf(root, 'groceries.yaml')).toMatchObject({
      groceries: {
        onion: { name: 'oignon', aisle: 'Fruits et légumes' },
        yogurt: { name: 'yogourt nature', aisle: 'Produits laitiers, œufs et tofu' },
      },
    });
    expect(contentOf(root, 'site.yaml')).toMatchObject({ language: 'fr-CA' });
  });
});

it.each([
  ['fr', 'fr'],
  ['fr-ca', 'fr-CA'],
])('readLanguage turns %s into %s', (written, tag) => {
  expect(readLanguage(written)).toBe(tag);
});

it('readLanguage names the nearest tag for a word that is none', () => {
  expect(() => readLanguage('French')).toThrow('“French” is no language; write a tag such as fr.');
});

describe('the texts of the engine in a further language of a site', () => {
  const readIn = (change: Readonly<Record<string, string>>, language: string) => {
    const root = tempFolder();
    cpSync(join(PROJECT, 'data'), join(root, 'data'), { recursive: true });
    for (const [file, add] of Object.entries(change)) {
      const [from = '', to = ''] = add.split(' → ');
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to));
    }
    return readContent({ root, language });
  };

  it('know by checksums which texts of the starter they are for', () => {
    const files = ['fr-CA', 'ja', 'ko'].flatMap(languageFiles);
    const sums = checksumsOf(files, (name) => contentOf(PROJECT, name));
    const comment = '# Checksums of the texts of the starter that the files of all languages are for.\n';
    expectText('lib/content/languages/originals.yaml', comment + stringify(sums));
  });

  it.each(['ja', 'ko', 'fr', 'fr-CA'])('have no problem over the starter in %s', (language) => {
    expect(formatProblems(readIn({}, language).problems)).toBe(formatProblems([]));
  });

  it('are laid over those of the starter, and not over what the owner wrote', () => {
    const { content } = readIn(
      {
        'data/site.yaml': 'tagline: Recipes from scratch → tagline: Stews from scratch',
      },
      'ko',
    );
    expect(content.site.tagline).toMatch(/^Stews from scratch/);
    expect(content.site.description).toMatch(/[가-힣]/);
    expect(content.groceries.groceries.onion?.name).toBe('양파');
    expect(content.groceries.aisles).toContain(content.groceries.groceries.onion?.aisle);
  });
});
