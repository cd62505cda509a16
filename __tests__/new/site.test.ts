import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { changedSite, type SiteChanges } from '@/__tests__/content/small-site';
import { writeFiles } from '@/__tests__/temp-folder';
import { readContent } from '@/lib/content/read/read-content';
import { readYaml } from '@/lib/content/read/yaml';
import { newRecipe } from '@/scripts/new/drafts';
import { newSite } from '@/scripts/new/site';

const SITE = `# The site.
name: The Old Kitchen # as every page says it
tagline: Soup, mostly.
description: Soups from a test kitchen that nobody has to eat, written down so that everybody could.
language: en-CA
city: Halifax
contactEmail: soup@kitchen.test.org
socials:
  - { name: YouTube, href: "https://www.youtube.com/@example", note: Films } # replace: your channel
  - { name: TikTok, href: "https://www.tiktok.com/@soup", note: Short ones }
# replace: your sponsor
sponsor: { title: A pot, text: A large pot., code: SOUP15 }
optionalPages: [/about, /legumes]
`;
const PIER = 'data/restaurants/pier.yaml';
const FILES: NonNullable<SiteChanges['change']> = {
  'data/site.yaml': SITE,
  'data/navigation.yaml': `header:
  - { name: Soups, dropdownItems: [] }
  - name: Meats
    dropdownItems:
      - name: Chicken # replace: a kind of recipe
      - name: Beef # replace: a kind of recipe
  - { name: Trips, dropdownItems: [{ name: To the sea }] }
  - { name: About, href: /about }
footer: []
`,
  'data/vocabulary.yaml': `recipeTypes:
  - id: one-pot
    tile:
      text: Everything in one pot. # replace: what to expect
  - id: chicken
    tile:
      text: Of my own birds.
  - beef
categories: [Soup]
diets: [{ id: vegan, needs: vegan }]
times: []
recipeGroups:
  - title: Beans
    meta: From bean to block
    href: /legumes
    types: []
    picture: { name: sample, alt: Beans }
`,
  'data/pictures/sample.webp': 'a picture of the starter',
  'data/pictures/mine.webp': 'a picture of mine',
  'data/pictures/toast.webp': null,
  'data/pictures/toast-step.webp': null,
  'data/recipes/toast.yaml': null,
  'data/recipes/pickles.yaml': null,
  'data/events/apple-fair.yaml': null,
  'data/pages/home.yaml': null,
  'data/pages/not-found.yaml': null,
  [PIER]: { recipe: 'starter-soup', favoriteOrder: 'Soup' },
};

const home = process.cwd();

beforeEach(() => {
  process.chdir(changedSite({ change: FILES }));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  for (const [title, dek] of [
    ['Starter Soup', 'The soup that came with the site.'],
    ['My Soup', 'The soup of my own.'],
  ] as const) {
    newRecipe(title);
    const file = `data/recipes/${title.toLowerCase().replace(' ', '-')}.yaml`;
    const text = readFileSync(file, 'utf8')
      .replaceAll('✎ ', '')
      .replace('status: draft\n', '')
      .replace(/^dek: .*$/m, `dek: ${dek}`)
      .replace(/^ {2}name: (sample|mine)$/m, title === 'My Soup' ? '  name: mine' : '  name: sample');
    const mark = title === 'My Soup' ? '' : '# replace: a sample recipe, until it is yours\n\n';
    writeFileSync(file, mark + text);
  }
});

afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});

const site = () => readYaml('data/site.yaml', readFileSync('data/site.yaml', 'utf8')).value;
const ANSWERS = { name: 'My Kitchen', address: '', keep: [] };

describe('A site of one’s own', () => {
  it('has the time zone that is given, and that of the sample otherwise', async () => {
    await newSite(ANSWERS);
    expect(site()).not.toHaveProperty('timeZone');
    await newSite({ ...ANSWERS, timeZone: 'Europe/Berlin' });
    expect(site()).toMatchObject({ timeZone: 'Europe/Berlin' });
  });

  it('is in the language that is given, as far as it is like the starter', async () => {
    const log = jest.spyOn(console, 'log');
    await newSite({ ...ANSWERS, language: 'fr-CA' });
    expect(site()).toMatchObject({ language: 'fr-CA' });
    const content = (file: string) => readYaml('', readFileSync(`data/${file}`, 'utf8')).value;
    expect(content('pages/shopping-list.yaml')).toMatchObject({ title: 'Liste de courses' });
    expect(content('search.yaml')).toMatchObject({ misspellings: { restaurent: 'restaurant' } });
    expect(log.mock.calls.join('\n')).toContain(
      'Not in Canadian French, since they are no longer as in the starter:\n   data/',
    );
  });

  it('is in a language without texts yet, which are English', async () => {
    const log = jest.spyOn(console, 'log');
    await newSite({ ...ANSWERS, language: 'is' });
    expect(site()).toMatchObject({ language: 'is' });
    expect(log.mock.calls.join('\n')).toContain('There are no texts in Icelandic yet: npm run new words');
  });

  it('has translations of the files that it has, and none in another language than before', async () => {
    const translations = {
      'data/recipes/my-soup.ko.yaml': 'title: 우리 집 국\n',
      'data/recipes/starter-soup.ko.yaml': 'title: 국\n',
    };
    const left = () => readdirSync('data/recipes').filter((file) => file.includes('.ko.'));
    writeFiles('.', translations);
    await newSite(ANSWERS);
    expect(left()).toEqual(['my-soup.ko.yaml']);
    await newSite({ ...ANSWERS, language: 'fr' });
    expect(left()).toEqual([]);
  });

  it('has its name, none of the sample content and nothing that leads to it; what is the owner’s stays', async () => {
    await newSite({ ...ANSWERS, address: 'https://www.my-kitchen.org' });
    expect(site()).toMatchObject({ name: 'My Kitchen', socials: [{ name: 'TikTok' }] });
    expect(site()).not.toHaveProperty('sponsor');
    expect(readFileSync('data/site.yaml', 'utf8')).toContain('# as every page says it');
    expect(readdirSync('data/recipes')).toEqual(['my-soup.yaml']);
    expect(readdirSync('data/pictures')).toEqual(['mine.webp']);
    const pier = readFileSync(PIER, 'utf8');
    expect(pier).toContain('favoriteOrder: Soup');
    expect(pier).not.toContain('starter-soup');
    expect(readFileSync('data/navigation.yaml', 'utf8')).not.toContain('Soups');
    expect(readFileSync('data/navigation.yaml', 'utf8')).toContain('/about');
    expect(readFileSync('.env', 'utf8')).toBe('SITE_URL=https://www.my-kitchen.org\n');
    expect(readContent().problems.filter(({ file }) => existsSync(file))).toEqual([]);
  });

  it('is not asked for its name any more', async () => {
    writeFileSync(
      'data/site.yaml',
      SITE.replace('# as every page says it', '# replace: the name of your site'),
    );
    await newSite(ANSWERS);
    expect(readFileSync('data/site.yaml', 'utf8')).toMatch(/^name: My Kitchen$/m);
  });

  it('says nothing about dishes of the starter, in tiles, groups and menus', async () => {
    await newSite(ANSWERS);
    const vocabulary = readYaml('', readFileSync('data/vocabulary.yaml', 'utf8')).value;
    expect(vocabulary).toMatchObject({
      recipeTypes: [{ id: 'one-pot' }, { id: 'chicken', tile: { text: 'Of my own birds.' } }, 'beef'],
      recipeGroups: [],
    });
    expect(JSON.stringify(vocabulary)).not.toContain('Everything in one pot.');
    const menus = readFileSync('data/navigation.yaml', 'utf8');
    expect(menus).not.toMatch(/Chicken|Beef|Meats|replace/);
    expect(menus).toContain('To the sea');
  });

  it('keeps what its owner wants to keep', async () => {
    await newSite({ ...ANSWERS, keep: ['recipes'] });
    expect(readdirSync('data/recipes')).toEqual(['my-soup.yaml', 'starter-soup.yaml']);
    expect(readdirSync('data/pictures')).toContain('sample.webp');
    expect(readFileSync(PIER, 'utf8')).toContain('starter-soup');
    expect(existsSync('.env')).toBe(false);
  });

  it('is not made of what is unknown, of an address nobody can open or of content with faults', async () => {
    await expect(newSite({ ...ANSWERS, keep: ['soups'] })).rejects.toThrow('can be kept: recipes');
    await expect(newSite({ ...ANSWERS, address: 'https://example.com' })).rejects.toThrow('nobody else');
    writeFileSync(PIER, 'name: Pier\n');
    await expect(newSite(ANSWERS)).rejects.toThrow('nothing was changed');
    expect(readdirSync('data/recipes')).toHaveLength(2);
  });
});
