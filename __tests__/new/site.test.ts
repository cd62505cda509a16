/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { HALIFAX } from '@/__tests__/content/content-folder';
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
newsletterEndpoint: null
optionalPages: [/about, /legumes]
`;
const FILES: Record<string, unknown> = {
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
  'data/search.yaml': { misspellings: {}, commonWords: [], synonyms: [] },
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
  'data/foods.yaml': {},
  ...HALIFAX,
  'data/groceries.yaml': { aisles: ['Shelf'], groceries: {} },
  'data/pictures/sample.webp': 'a picture of the starter',
  'data/pictures/mine.webp': 'a picture of mine',
};

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-site-'));
  process.chdir(folder);
  for (const [file, value] of Object.entries(FILES)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : stringify(value));
  }
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
  mkdirSync('data/restaurants');
  const pier = {
    guide: 'halifax',
    name: 'Pier (Bay)',
    region: 'downtown',
    cuisine: 'Soup',
    rating: 4,
    category: 'Lunch',
  };
  writeFileSync(
    'data/restaurants/pier.yaml',
    stringify({ ...pier, favoriteOrder: 'Soup', recipe: 'starter-soup' }),
  );
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const site = () => readYaml('data/site.yaml', readFileSync('data/site.yaml', 'utf8')).value;
const ANSWERS = { name: 'My Kitchen', address: '', keep: [] };

describe('A site of one’s own', () => {
  it('has its name, none of the sample content and nothing that leads to it; what is the owner’s stays', async () => {
    await newSite({ ...ANSWERS, address: 'https://www.my-kitchen.org' });
    expect(site()).toMatchObject({ name: 'My Kitchen', socials: [{ name: 'TikTok' }] });
    expect(site()).not.toHaveProperty('sponsor');
    expect(readFileSync('data/site.yaml', 'utf8')).toContain('# as every page says it');
    expect(readdirSync('data/recipes')).toEqual(['my-soup.yaml']);
    expect(readdirSync('data/pictures')).toEqual(['mine.webp']);
    const pier = readFileSync('data/restaurants/pier.yaml', 'utf8');
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
    expect(readFileSync('data/restaurants/pier.yaml', 'utf8')).toContain('starter-soup');
    expect(existsSync('.env')).toBe(false);
  });

  it('is not made of what is unknown, of an address nobody can open or of content with faults', async () => {
    await expect(newSite({ ...ANSWERS, keep: ['soups'] })).rejects.toThrow('can be kept: recipes');
    await expect(newSite({ ...ANSWERS, address: 'https://example.com' })).rejects.toThrow('nobody else');
    writeFileSync('data/restaurants/pier.yaml', 'name: Pier\n');
    await expect(newSite(ANSWERS)).rejects.toThrow('nothing was changed');
    expect(readdirSync('data/recipes')).toHaveLength(2);
  });
});
